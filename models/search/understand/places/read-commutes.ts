import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { IS_AT, STATION, TO, WHO } from '../../../language/queries/places/destinations.ts'
import * as phrases from '../../../language/queries/ways-to-work.ts'
import type { CommuteWish } from '../../intent/search-intent.ts'
import { boundStart } from '../amounts/read-bounds.ts'
import { PARTNER } from '../../../language/queries/wishes/pairs.ts'
import { wordsFound, wordsOf, type QueryReading } from '../words/query-reading.ts'
import {
  destinationAfter,
  destinationBefore,
  destinationInClause,
  MOST_WORDS_BETWEEN,
  destinationAt,
  type Destination,
} from './destinations.ts'

/** `20 minutes to Kirchberg by train`: limits on the way to work. Minutes to a station or a shop are left to the wishes. */
export function readCommutes(reading: QueryReading): CommuteWish[] {
  const commutes: CommuteWish[] = []
  const { tokens, fields } = reading
  partWays(reading)
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const span = spanAt(reading, at, commutes.length > 0)
    if (span === null || span.minutes < 1 || span.minutes > 240) continue
    const { minutes, end } = span
    const { clause } = tokens[at]!
    // `walking distance (10 min) to Diekirch station`
    const beside = reading.tokensOfClause(clause).length <= FEW_WORDS ? [clause - 1, clause + 1] : []
    // `Erreichbarkeit: Universität Belval, höchstens 15 Min.`
    const heading = [clause - 1, clause - 2].find((each) => phrases.WAY_HEADING.test(wordsOfClause(reading, each)))
    const headed =
      heading === undefined
        ? null
        : (destinationInClause(reading, heading, true) ?? destinationInClause(reading, heading + 1, true))
    const way = [clause, ...beside].filter((each) => isWayToWork(reading, each))
    const direct =
      headed ??
      destinationAfter(reading, end) ??
      destinationBefore(reading, at) ??
      way
        .flatMap(() => [clause, ...beside])
        .map((each) => destinationInClause(reading, each))
        .find((found) => found !== null) ??
      (way.length > 0 ? namedBefore(reading, clause) : null)
    const mode =
      modeIn(wordsOfClause(reading, clause)) ??
      modeIn(shortClause(reading, clause + 1)) ??
      modeIn(way.map((each) => wordsOfClause(reading, each)).join(' '))
    for (const found of direct ? [direct] : way.length > 0 ? workplaces(reading) : []) {
      const isApart =
        found.from > end + MOST_WORDS_BETWEEN ||
        found.to < at - MOST_WORDS_BETWEEN ||
        tokens[found.from]!.clause !== clause
      const from = Math.min(boundStart(reading, at), isApart ? at : found.from)
      const to = isApart ? end : Math.max(end, found.to)
      if (isApart) for (let part = found.from; part < found.to; part++) fields[part] ??= 'commute'
      commutes.push({ ...found.place, mode, minutes: Math.round(minutes), text: reading.textOf(from, to) })
      reading.claim('commute', from, to)
      claimStation(reading, found)
      for (const [index, { word }] of tokens.entries()) if (phrases.COMMUTING.test(word)) fields[index] ??= 'commute'
      for (const each of [clause, ...way]) claimMode(reading, each)
      if (shortClause(reading, clause + 1) !== '') claimMode(reading, clause + 1)
    }
  }
  return commutes
}

/** Words of a clause that states no more than how long. */
const FEW_WORDS = 5
/** `20 min by bike to work and train to the city in 25`: each means of transport has a clause of its own. */
function partWays(reading: QueryReading): void {
  const { tokens } = reading
  for (let at = 1; at < tokens.length; at++) {
    const { clause, word } = tokens[at]!
    if (!phrases.WAY_JOINT.test(word) || !isWayToWork(reading, clause) || modeIn(reading.wordsFrom(at + 1, 3)) === null)
      continue
    if (!tokens.some((token, index) => index < at && token.clause === clause && phrases.MINUTES.test(token.word)))
      continue
    for (let own = at; tokens[own]?.clause === clause; own++) tokens[own] = { ...tokens[own]!, clause: clause + 0.5 }
  }
}

function wordsOfClause(reading: QueryReading, clause: number): string {
  return wordsOf(reading.tokensOfClause(clause))
}

function modeIn(words: string): CommuteWish['mode'] {
  return phrases.MODES.find(({ pattern }) => pattern.test(words))?.mode ?? null
}

/** `30 minutes to Findel, by bus`: a clause of a few words may only say how. */
function shortClause(reading: QueryReading, clause: number): string {
  const words = wordsOfClause(reading, clause)
  const [first = '', ...more] = words.split(' ')
  return more.length <= 2 && phrases.BY.test(first) ? words : ''
}

/** `20 minutes`, `half an hour`: how long, and where the words end. */
function spanAt(reading: QueryReading, at: number, isNext: boolean): { minutes: number; end: number } | null {
  const { value } = reading.tokens[at]!
  if (value !== null) {
    const unit = reading.tokens[at + 1]?.word ?? ''
    const minutes = phrases.MINUTES.test(unit) ? value : phrases.HOURS.test(unit) ? value * 60 : null
    // `20 Minutten mam Auto op Miersch, mam Zuch 30 an d'Stad`
    if (minutes === null && isNext && value >= 5 && TO.test(unit) && modeIn(reading.wordsBefore(at, 3)) !== null)
      return { minutes: value, end: at + 1 }
    return minutes === null ? null : { minutes, end: at + 2 }
  }
  const words = reading.wordsAt(at, 5)
  const part = phrases.PART_HOURS.find(({ pattern }) => pattern.test(words))
  return part ? { minutes: part.minutes, end: at + wordsFound(part.pattern, words) } : null
}

/** `Bahnhof Ettelbrück` is where one goes, no wish for a station. */
function claimStation({ tokens, fields }: QueryReading, { from, to }: Destination): void {
  for (let at = Math.max(0, from - 3); at < Math.min(tokens.length, to + 2); at++)
    if (tokens[at]!.clause === tokens[from]!.clause && STATION.test(tokens[at]!.word)) fields[at] ??= 'commute'
}

/** Whether a clause speaks of a way rather than of a walk to the shop: by a means of transport, or to work. */
function isWayToWork(reading: QueryReading, clause: number): boolean {
  const words = wordsOfClause(reading, clause)
  return modeIn(words) !== null || phrases.WAYS.test(words)
}

/** Where the text says that people work or study: `I work in Contern, my wife in Mersch`. */
function workplaces(reading: QueryReading): Destination[] {
  const found: Destination[] = []
  for (let at = 1; at < reading.tokens.length; at++) {
    const before = reading.wordsBefore(at, 9)
    if (reading.fields[at] !== null || !(phrases.AT_WORK.test(before) || WHO_AT.test(before))) continue
    const place = destinationAt(reading, at)
    if (!place) continue
    found.push(place)
    at = place.to - 1
  }
  return found
}

/** Letters of the shortest word that a town may be named with. */
const SHORTEST_NOUN = 5
/** Words between such a word and its town. */
const TO_TOWN = 3

/** `the hospital in Ettelbruck … reach the hospital in half an hour`: a place that was named with its town. */
function namedBefore(reading: QueryReading, clause: number): Destination | null {
  const { tokens } = reading
  const own = new Set(reading.tokensOfClause(clause).map(({ word }) => word))
  for (let at = 0; at < tokens.length && tokens[at]!.clause < clause; at++) {
    const { word, value } = tokens[at]!
    if (value !== null || word.length < SHORTEST_NOUN || FUNCTION_WORDS.has(word) || !own.has(word)) continue
    for (let town = at + 1; town <= at + TO_TOWN && tokens[town]?.clause === tokens[at]!.clause; town++) {
      const found = destinationAt(reading, town)
      if (found) return found
      if (!FUNCTION_WORDS.has(tokens[town]!.word)) break
    }
  }
  return null
}

const WHO_AT = new RegExp(`(?:^| )(?:${PARTNER}|${WHO})(?: ${IS_AT})+$`)

/** Whether the place at a position is one of work or study, in words such as `I work in`. */
export function isPlaceOfWork(reading: QueryReading, at: number): boolean {
  return phrases.AT_WORK.test(reading.wordsBefore(at, 6))
}

/** `by train` belongs to the way, it is no wish for a station. */
function claimMode({ tokens, fields }: QueryReading, clause: number): void {
  for (let at = 0; at < tokens.length; at++)
    if (tokens[at]!.clause === clause && fields[at] === null && modeIn(tokens[at]!.word) !== null)
      fields[at] = 'commute'
}
