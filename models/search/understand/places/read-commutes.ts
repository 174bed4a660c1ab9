import { pattern } from '../../../language/words/lines.ts'
import { AT_WORK, BETWEEN, HOURS, MINUTES, MODES, PART_HOURS } from '../../../language/queries/ways-to-work.ts'
import type { Gazetteer, Place } from '../../../places/gazetteer.ts'
import { boundStart } from '../amounts/read-bounds.ts'
import { claim, textOf, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { PARTNER } from '../wishes/read-household.ts'
import type { CommuteWish } from '../../intent/search-intent.ts'

const isBetween = (word: string): boolean => BETWEEN.test(word) || FUNCTION_WORDS.has(word)
/** Places of work and study that no gazetteer names. */
export const WORKPLACES: readonly {
  pattern: RegExp
  slug: string
  name: string
  latitude: number
  longitude: number
}[] = [
  {
    pattern: /^(?:uni|university|universite|universitat|universidade|belval)$/,
    slug: 'belval',
    name: 'Belval',
    latitude: 49.5035,
    longitude: 5.9475,
  },
  {
    pattern: /^(?:kirchberg|kierchberg|eu|european|parliament|parlement|court|bei|eib|commission)$/,
    slug: 'kirchberg',
    name: 'Kirchberg',
    latitude: 49.6285,
    longitude: 6.1585,
  },
  {
    pattern: /^(?:airport|aeroport|flughafen|fluchhafen|aeroporto|findel)$/,
    slug: 'findel',
    name: 'Findel',
    latitude: 49.6267,
    longitude: 6.2115,
  },
  {
    pattern: /^(?:city|ville|stad|stadt|centre|center|zentrum|cidade|town|hamilius|capital|capitale|hauptstadt)$/,
    slug: 'luxembourg-city',
    name: 'Luxembourg City',
    latitude: 49.6113,
    longitude: 6.1277,
  },
]
const MOST_WORDS_BETWEEN = 9

/** `20 minutes to Kirchberg by train`: limits on the way to work. Minutes to a station or a shop are left to the wishes. */
export function readCommutes(reading: QueryReading, gazetteer: Gazetteer | undefined): CommuteWish[] {
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
    const beside = wordsOfClause(reading, clause).split(' ').length <= FEW_WORDS ? [clause - 1, clause + 1] : []
    const way = [clause, ...beside].filter((each) => isWayToWork(reading, each))
    const direct =
      destinationAfter(reading, gazetteer, end) ??
      destinationBefore(reading, gazetteer, at) ??
      way
        .flatMap(() => [clause, ...beside])
        .map((each) => destinationInClause(reading, gazetteer, each))
        .find((found) => found !== null)
    const mode =
      modeIn(wordsOfClause(reading, clause)) ??
      modeIn(shortClause(reading, clause + 1)) ??
      modeIn(way.map((each) => wordsOfClause(reading, each)).join(' '))
    for (const found of direct ? [direct] : way.length > 0 ? workplaces(reading, gazetteer) : []) {
      const isApart =
        found.from > end + MOST_WORDS_BETWEEN ||
        found.to < at - MOST_WORDS_BETWEEN ||
        tokens[found.from]!.clause !== clause
      const from = Math.min(boundStart(reading, at), isApart ? at : found.from)
      const to = isApart ? end : Math.max(end, found.to)
      if (isApart) for (let part = found.from; part < found.to; part++) fields[part] ??= 'commute'
      commutes.push({ ...found.place, mode, minutes: Math.round(minutes), text: textOf(reading, from, to) })
      claim(reading, 'commute', from, to)
      claimStation(reading, found)
      for (const [index, { word }] of tokens.entries()) if (COMMUTING.test(word)) fields[index] ??= 'commute'
      for (const each of [clause, ...way]) claimMode(reading, each)
      if (shortClause(reading, clause + 1) !== '') claimMode(reading, clause + 1)
    }
  }
  return commutes
}

/** Words of a clause that states no more than how long. */
const FEW_WORDS = 5
const AND = /^(?:and|et|und|an|e|plus)$/

/** `20 min by bike to work and train to the city in 25`: each means of transport has a clause of its own. */
function partWays(reading: QueryReading): void {
  const { tokens } = reading
  for (let at = 1; at < tokens.length; at++) {
    const { clause, word } = tokens[at]!
    if (!AND.test(word) || !isWayToWork(reading, clause) || modeIn(wordsFrom(reading, at + 1, 3)) === null) continue
    if (!tokens.some((token, index) => index < at && token.clause === clause && MINUTES.test(token.word))) continue
    for (let own = at; tokens[own]?.clause === clause; own++) tokens[own] = { ...tokens[own]!, clause: clause + 0.5 }
  }
}

function wordsOfClause({ tokens }: QueryReading, clause: number): string {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return words.join(' ')
}

function modeIn(words: string): CommuteWish['mode'] {
  return MODES.find(({ pattern }) => pattern.test(words))?.mode ?? null
}

/** `30 minutes to Findel, by bus`: a clause of a few words may only say how. */
function shortClause({ tokens }: QueryReading, clause: number): string {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return words.length <= 3 && /^(?:by|en|a|au|mit|mam|de|per|par)$/.test(words[0] ?? '') ? words.join(' ') : ''
}

const COMMUTING = /^(?:pendl\w*|pendel\w*|commut\w*)$/

/** `20 minutes`, `half an hour`: how long, and where the words end. */
function spanAt(reading: QueryReading, at: number, isNext: boolean): { minutes: number; end: number } | null {
  const { value } = reading.tokens[at]!
  if (value !== null) {
    const unit = reading.tokens[at + 1]?.word ?? ''
    const minutes = MINUTES.test(unit) ? value : HOURS.test(unit) ? value * 60 : null
    // `20 Minutten mam Auto op Miersch, mam Zuch 30 an d'Stad`
    if (minutes === null && isNext && value >= 5 && TO.test(unit) && modeIn(wordsBefore(reading, at, 3)) !== null)
      return { minutes: value, end: at + 1 }
    return minutes === null ? null : { minutes, end: at + 2 }
  }
  const words = `${reading.tokens[at]!.word} ${wordsFrom(reading, at + 1, 4)}`
  for (const { pattern, minutes } of PART_HOURS) {
    const match = pattern.exec(words)
    if (match) return { minutes, end: at + match[0].split(' ').length }
  }
  return null
}

interface Destination {
  place: Pick<CommuteWish, 'destination' | 'destinationName' | 'latitude' | 'longitude'>
  from: number
  to: number
}

function destinationAfter(reading: QueryReading, gazetteer: Gazetteer | undefined, start: number): Destination | null {
  const { tokens } = reading
  for (let at = start; at < tokens.length && at < start + MOST_WORDS_BETWEEN; at++) {
    if (tokens[at]!.clause !== tokens[start - 1]!.clause || tokens[at]!.value !== null) return null
    const found = placeAt(reading, gazetteer, at)
    if (found) return { place: found.place, from: start, to: at + found.length }
    if (!isBetween(tokens[at]!.word)) return null
  }
  return null
}

/** `Kirchberg in 20 minutes`, `à Kirchberg en 20 minutes`. */
function destinationBefore(reading: QueryReading, gazetteer: Gazetteer | undefined, end: number): Destination | null {
  const words = wordsBefore(reading, end, 4).split(' ')
  for (let back = words.length; back >= 1; back--) {
    const at = end - back
    const found = at >= 0 ? placeAt(reading, gazetteer, at) : null
    if (!found) continue
    const between = words.slice(words.length - back + found.length)
    if (between.length > 0 && between.every((word) => isBetween(word) || /^(?:less|menos|manner)$/.test(word)))
      return { place: found.place, from: at, to: end }
  }
  return null
}

/** `mit dem Bus zum Kirchberg, und das in 25 Minuten`: a place that a way leads to, or a station of a town. */
function destinationInClause(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  clause: number,
): Destination | null {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.clause !== clause || reading.fields[at] !== null) continue
    const found = placeAt(reading, gazetteer, at)
    if (!found) continue
    const isStation =
      STATION_OF.test(wordsBefore(reading, at, 3)) || STATION.test(tokens[at + found.length]?.word ?? '')
    if (isStation || TOWARDS.test(wordsBefore(reading, at, 3)))
      return { place: found.place, from: at, to: at + found.length }
  }
  return null
}

/** `Bahnhof Ettelbrück` is where one goes, no wish for a station. */
function claimStation({ tokens, fields }: QueryReading, { from, to }: Destination): void {
  for (let at = Math.max(0, from - 3); at < Math.min(tokens.length, to + 2); at++)
    if (tokens[at]!.clause === tokens[from]!.clause && STATION.test(tokens[at]!.word)) fields[at] ??= 'commute'
}

const STATION_OF = /(?:^| )(?:gare|bahnhof|station|estacao)(?: (?:de|d|du|von|vun|of|in|zu|da|do))*$/
const TO = /^(?:to|vers|a|nach|zum|zur|op|an|ate|para|up)$/
const TOWARDS = pattern(String.raw`
      (?:^| )(?:to|from|reach|vers|nach|zum|zur|auf|bis|op|um|ate|para|no|na|jusqu|etre a|sein in|proche|near|nahe
      perto)(?: (?:the|a|au|aux|en|den|dem|der|de|d|le|la|l|o|zu|zum))*$
    `)

/** Whether a clause speaks of a way rather than of a walk to the shop: by a means of transport, or to work. */
function isWayToWork({ tokens }: QueryReading, clause: number): boolean {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return (
    MODES.some(({ pattern }) => pattern.test(words.join(' '))) ||
    /\b(?:commute|commuting|trajet|arbeitsweg|pendel\w*|aarbechtswee|trajeto)\b/.test(words.join(' '))
  )
}

/** Where the text says that people work or study: `I work in Contern, my wife in Mersch`. */
function workplaces(reading: QueryReading, gazetteer: Gazetteer | undefined): Destination[] {
  const found: Destination[] = []
  for (let at = 1; at < reading.tokens.length; at++) {
    const before = wordsBefore(reading, at, 9)
    if (reading.fields[at] !== null || !(AT_WORK.test(before) || WHO_AT.test(before))) continue
    const place = placeAt(reading, gazetteer, at)
    if (!place) continue
    found.push({ place: place.place, from: at, to: at + place.length })
    at += place.length - 1
  }
  return found
}

const WHO_AT = new RegExp(
  `(?:^| )(?:${PARTNER}|me|moi|mich|ich|mech|ech|eu|him|her|he|she|il|elle|er|sie|hien|hatt|ele|ela)` +
    `(?: (?:in|at|on|is|est|ist|ass|fica|a|au|en|zu|op|um|em|no|na|la|le|l|the|der|d))+$`,
)

/** Whether the place at a position is one of work or study, in words such as `I work in`. */
export function isPlaceOfWork(reading: QueryReading, at: number): boolean {
  return AT_WORK.test(wordsBefore(reading, at, 6))
}

function placeAt(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  at: number,
): { place: Destination['place']; length: number } | null {
  const { word } = reading.tokens[at]!
  const work = WORKPLACES.find(({ pattern }) => pattern.test(word))
  if (work) {
    const { slug, name, latitude, longitude } = work
    // `cidade do Luxemburgo`
    const more = /^(?:(?:of|de|do|da|vun|von|center|centre) )*(?:luxembourg|luxemburg|luxemburgo|letzebuerg)\b/.exec(
      wordsFrom(reading, at + 1, 3),
    )
    // `Uni Belval`
    const own = work.pattern.test(reading.tokens[at + 1]?.word ?? '') ? 2 : 1
    const length = slug === 'luxembourg-city' && more ? 1 + more[0].split(' ').length : own
    return { place: { destination: slug, destinationName: name, latitude, longitude }, length }
  }
  const station = stationAt(reading, gazetteer, at)
  if (station) return station
  if (!gazetteer || word.length < 4 || isBetween(word)) return null
  for (let length = 4; length >= 1; length--) {
    const text = reading.tokens
      .slice(at, at + length)
      .map((token) => token.word)
      .join(' ')
    const place = gazetteer.names
      .get(text)
      ?.map((named) => named.place)
      .find(hasPoint)
    if (place && reading.tokens[at + length - 1] !== undefined)
      return {
        place: {
          destination: place.slug,
          destinationName: place.name,
          latitude: place.latitude,
          longitude: place.longitude,
        },
        length,
      }
  }
  return null
}

const STATION = /^(?:gare|hauptbahnhof|bahnhof|haaptgare|station|estacao)$/
/** Words by which a station is the capital's: alone, `the`, or the name of the town. */
const CAPITAL =
  /^(?:(?:centrale?|de|da|do|du|vun|von|in|an|der|d|la|le) )*(?:luxembourg|luxemburgo?|letzebuerg|lux)\b(?: (?:ville|city|stadt|stad|cidade)\b)?/
const OTHER_TOWN = /^(?:de|d|da|do|du|vun|von|in|zu|of|routiere|autoroute)\b/

/** `20 min by train from Gare`, `bis Luxemburg Bahnhof`: the station of the capital is the one without a name. */
function stationAt(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  at: number,
): { place: Destination['place']; length: number } | null {
  const { tokens } = reading
  const named = gazetteer?.names
    .get('quartier gare')
    ?.map(({ place }) => place)
    .find(hasPoint)
  if (!named) return null
  const before = /^(?:luxembourg|luxemburg|luxemburgo|letzebuerg|lux|stad|central|centrale)$/.test(tokens[at]!.word)
  const word = tokens[at + (before ? 1 : 0)]?.word ?? ''
  if (!STATION.test(word) || tokens[at + (before ? 1 : 0)]!.clause !== tokens[at]!.clause) return null
  const rest = wordsFrom(reading, at + (before ? 2 : 1), 5)
  const capital = before ? null : CAPITAL.exec(rest)
  // `zum Bahnhof` is the next one, whichever; `Gare` with a capital letter is the quarter.
  const isNamed =
    before || capital !== null || word === 'hauptbahnhof' || (word === 'gare' && isGare(reading, at, rest))
  if (!isNamed) return null
  const length = (before ? 2 : 1) + (capital ? capital[0].split(' ').length : 0)
  return {
    place: {
      destination: named.slug,
      destinationName: named.name,
      latitude: named.latitude,
      longitude: named.longitude,
    },
    length,
  }
}

/** French `une gare`, `la gare` and `gare de Mersch` are other ones. */
function isGare(reading: QueryReading, at: number, rest: string): boolean {
  const { isCapitalised } = reading.tokens[at]!
  const before = wordsBefore(reading, at, 2)
  const isGeneral = /(?:^| )(?:la|une|the|a|d une|eng|enger)$/.test(before) && !isCapitalised
  return (
    !OTHER_TOWN.test(rest) && !isGeneral && (isCapitalised || /(?:^| )(?:op d|op|der|from|to|ate a|a)$/.test(before))
  )
}

function hasPoint(place: Place): place is Extract<Place, { latitude: number }> {
  return 'latitude' in place
}

/** `by train` belongs to the way, it is no wish for a station. */
function claimMode({ tokens, fields }: QueryReading, clause: number): void {
  for (let at = 0; at < tokens.length; at++)
    if (
      tokens[at]!.clause === clause &&
      fields[at] === null &&
      MODES.some(({ pattern }) => pattern.test(tokens[at]!.word))
    )
      fields[at] = 'commute'
}
