import {
  AT_GARE,
  AWAY_FROM,
  BEFORE_CITY,
  BEFORE_GARE,
  BEFORE_STAD,
  BEHIND_CITY,
  CAPITAL,
  CENTRE_OF,
  CITY,
  GARE,
  GARE_OR_GARER,
  LUXEMBOURG_BEFORE,
  QUARTER_BEFORE,
  QUARTER_BEHIND,
  STAD,
  STATION_OF_CAPITAL,
  STATION_QUARTER,
  ZONE_BEHIND,
} from '../../../language/queries/places/capital-names.ts'
import { OTHER_TOWN } from '../../../language/queries/places/destinations.ts'
import { MINUTES } from '../../../language/queries/ways-to-work.ts'
import type { Gazetteer } from '../../../places/gazetteer.ts'
import { toWishes } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import { radiusBefore, withinRadius } from './place-radius.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { isAlone, type FoundPlaces } from './read-region.ts'

/** `quartier Gare`, `in Gare`, `Garer Quartier`, `Bahnhofsviertel`: the quarter of the capital around its station. */
export function stationQuarterAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word, isCapitalised } = reading.tokens[at]!
  const before = reading.wordsBefore(at, 3)
  const after = reading.tokens[at + 1]?.word ?? ''
  const isGare = GARE.test(word) && isCapitalised
  const isQuarter =
    STATION_QUARTER.test(word) ||
    (GARE_OR_GARER.test(word) &&
      (QUARTER_BEFORE.test(before) || QUARTER_BEHIND.test(after) || ZONE_BEHIND.test(after))) ||
    (isGare && BEFORE_GARE.test(before)) ||
    (GARE.test(word) && AT_GARE.test(before) && isCapitalStation(reading, at)) ||
    (STATION_OF_CAPITAL.test(word) && LUXEMBOURG_BEFORE.test(before)) ||
    (isGare &&
      reading.tokens.length > 1 &&
      reading.tokens[at + 1]?.clause !== reading.tokens[at]!.clause &&
      (isAlone(reading, at) || reading.fields[at - 1] !== null))
  const named = isQuarter ? gazetteer.names.get('quartier gare') : undefined
  if (!named) return null
  return {
    places: toWishes(gazetteer, named, reading.tokens[at]!.text, relationAt(reading, at), false),
    end: at + (QUARTER_BEHIND.test(after) ? 2 : 1),
  }
}

/** `à la gare ou Bonnevoie`: no station of a town, and no way to one. */
function isCapitalStation({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  const isWay = tokens.some((token) => token.clause === clause && MINUTES.test(token.word))
  return !isWay && !OTHER_TOWN.test(tokens[at + 1]?.word ?? '')
}

/** `in the city`, `an der Stad`, `la capitale`: Luxembourg City. */
export function cityAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  if (!isCapital(reading, at)) return null
  const city = gazetteer.communes.get('luxembourg')
  if (!city) return null
  const places = toWishes(
    gazetteer,
    [{ place: city, rank: 0 }],
    reading.tokens[at]!.text,
    relationAt(reading, at),
    false,
  )
  const stated = radiusBefore(reading, at, at + 1)
  return { places: stated === null ? places : places.map((wish) => withinRadius(wish, stated)), end: at + 1 }
}

function isCapital(reading: QueryReading, at: number): boolean {
  const { word, isCapitalised } = reading.tokens[at]!
  if (CAPITAL.test(word)) return true
  const before = reading.wordsBefore(at, 2)
  if (STAD.test(word)) return BEFORE_STAD.test(before) || (isAlone(reading, at) && isCapitalised)
  return (
    CITY.test(word) &&
    BEFORE_CITY.test(before) &&
    !CENTRE_OF.test(reading.wordsBefore(at, 3)) &&
    !AWAY_FROM.test(reading.wordsBefore(at, 5)) &&
    !BEHIND_CITY.test(reading.tokens[at + 1]?.word ?? '')
  )
}
