import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { GARE } from '../../../language/queries/places/capital-names.ts'
import * as phrases from '../../../language/queries/places/destinations.ts'
import { BETWEEN } from '../../../language/queries/ways-to-work.ts'
import type { CommuteWish } from '../../intent/search-intent.ts'
import { wordsBetween, wordsFound, type QueryReading } from '../words/query-reading.ts'

/** Places of work and study that no gazetteer names. */
export const WORKPLACES: readonly (PlaceWithPoint & { pattern: RegExp })[] = [
  { pattern: phrases.UNIVERSITY, slug: 'belval', name: 'Belval', latitude: 49.5035, longitude: 5.9475 },
  { pattern: phrases.INSTITUTION, slug: 'kirchberg', name: 'Kirchberg', latitude: 49.6285, longitude: 6.1585 },
  { pattern: phrases.AIRPORT, slug: 'findel', name: 'Findel', latitude: 49.6267, longitude: 6.2115 },
  {
    pattern: phrases.CITY_CENTRE,
    slug: 'luxembourg-city',
    name: 'Luxembourg City',
    latitude: 49.6113,
    longitude: 6.1277,
  },
]
/** Between the minutes and the place. */
export const MOST_WORDS_BETWEEN = 9

/** A place that one goes to, and its tokens. */
export interface Destination {
  place: Pick<CommuteWish, 'destination' | 'destinationName' | 'latitude' | 'longitude'>
  from: number
  to: number
}

export function destinationAfter(reading: QueryReading, start: number): Destination | null {
  const { tokens } = reading
  for (let at = start; at < tokens.length && at < start + MOST_WORDS_BETWEEN; at++) {
    if (tokens[at]!.clause !== tokens[start - 1]!.clause || tokens[at]!.value !== null) return null
    const found = destinationAt(reading, at)
    if (found) return { ...found, from: start }
    if (!isBetween(tokens[at]!.word)) return null
  }
  return null
}

/** `Kirchberg in 20 minutes`, `à Kirchberg en 20 minutes`. */
export function destinationBefore(reading: QueryReading, end: number): Destination | null {
  const words = reading.wordsBefore(end, 4).split(' ')
  for (let at = Math.max(0, end - words.length); at < end; at++) {
    const found = destinationAt(reading, at)
    const between = found ? words.slice(found.to - end + words.length) : []
    if (found && between.length > 0 && between.every((word) => isBetween(word) || phrases.LESS.test(word)))
      return { ...found, to: end }
  }
  return null
}

/** `mit dem Bus zum Kirchberg, und das in 25 Minuten`: a place that a way leads to, or a station of a town. */
export function destinationInClause(reading: QueryReading, clause: number, isNamedAsOne = false): Destination | null {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const found = tokens[at]!.clause === clause && fields[at] === null ? destinationAt(reading, at) : null
    if (!found) continue
    const before = reading.wordsBefore(at, 3)
    const isStation = phrases.STATION_OF.test(before) || phrases.STATION.test(tokens[found.to]?.word ?? '')
    if (isNamedAsOne || isStation || phrases.TOWARDS.test(before)) return found
  }
  return null
}

function isBetween(word: string): boolean {
  return BETWEEN.test(word) || FUNCTION_WORDS.has(word)
}

export interface PlaceWithPoint {
  slug: string
  name: string
  latitude: number
  longitude: number
}

export function destinationOf({ slug, name, latitude, longitude }: PlaceWithPoint): Destination['place'] {
  return { destination: slug, destinationName: name, latitude, longitude }
}

/** The place at a position: one of work, a station or one that the gazetteer names. */
export function destinationAt(reading: QueryReading, at: number): Destination | null {
  const { tokens } = reading
  const { word } = tokens[at]!
  const work = WORKPLACES.find(({ pattern }) => pattern.test(word))
  if (work) {
    const more = wordsFound(phrases.OF_LUXEMBOURG, reading.wordsFrom(at + 1, 3))
    // `Uni Belval`, `Uni in Belval`
    const isAgain = (next: number): boolean => work.pattern.test(tokens[next]?.word ?? '')
    const isInside = FUNCTION_WORDS.has(tokens[at + 1]?.word ?? '') && isAgain(at + 2)
    const own = isAgain(at + 1) ? 2 : isInside ? 3 : 1
    const length = work.slug === 'luxembourg-city' && more > 0 ? 1 + more : own
    return { place: destinationOf(work), from: at, to: at + length }
  }
  const station = stationAt(reading, at)
  if (station || word.length < 4 || isBetween(word)) return station
  for (let to = Math.min(at + LONGEST_NAME, tokens.length); to > at; to--) {
    const place = pointNamed(reading, wordsBetween(tokens, at, to))
    if (place) return { place: destinationOf(place), from: at, to }
  }
  return null
}

const LONGEST_NAME = 4

/** `20 min by train from Gare`, `bis Luxemburg Bahnhof`: the station of the capital is the one without a name. */
function stationAt(reading: QueryReading, at: number): Destination | null {
  const { tokens } = reading
  const named = pointNamed(reading, 'quartier gare')
  if (!named) return null
  const before = phrases.CAPITAL_BEFORE.test(tokens[at]!.word)
  const word = tokens[at + (before ? 1 : 0)]?.word ?? ''
  if (!phrases.STATION.test(word) || tokens[at + (before ? 1 : 0)]!.clause !== tokens[at]!.clause) return null
  const rest = reading.wordsFrom(at + (before ? 2 : 1), 5)
  const capital = before ? 0 : wordsFound(phrases.CAPITAL_BEHIND, rest)
  // `zum Bahnhof` is the next one, whichever; `Gare` with a capital letter is the quarter.
  const isNamed =
    before || capital > 0 || phrases.CAPITAL_STATION.test(word) || (GARE.test(word) && isGare(reading, at, rest))
  return isNamed ? { place: destinationOf(named), from: at, to: at + (before ? 2 : 1) + capital } : null
}

/** French `une gare`, `la gare` and `gare de Mersch` are other ones. */
function isGare(reading: QueryReading, at: number, rest: string): boolean {
  const { isCapitalised } = reading.tokens[at]!
  const before = reading.wordsBefore(at, 2)
  const isGeneral = phrases.ANY_STATION.test(before) && !isCapitalised
  return !phrases.OTHER_TOWN.test(rest) && !isGeneral && (isCapitalised || phrases.TO_STATION.test(before))
}

/** The first place of a name that has a point. */
function pointNamed({ gazetteer }: QueryReading, name: string): PlaceWithPoint | undefined {
  const places = gazetteer?.names.get(name)?.map(({ place }) => place) ?? []
  return places.find((place) => 'latitude' in place)
}
