import * as phrases from '../../../language/queries/places/capital-names.ts'
import { OF_LUXEMBOURG, OTHER_TOWN } from '../../../language/queries/places/destinations.ts'
import { MINUTES } from '../../../language/queries/ways-to-work.ts'
import type { Gazetteer } from '../../../places/gazetteer.ts'
import { toWishes } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import { radiusBefore, withinRadius } from './place-radius.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import { isAlone, type FoundPlaces } from './read-region.ts'

/** `quartier Gare`, `in Gare`, `Garer Quartier`, `Bahnhofsviertel`: the quarter of the capital around its station. */
export function stationQuarterAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word, isCapitalised } = reading.tokens[at]!
  const before = reading.wordsBefore(at, 3)
  const after = reading.tokens[at + 1]?.word ?? ''
  const isGare = phrases.GARE.test(word) && isCapitalised
  const isQuarter =
    phrases.STATION_QUARTER.test(word) ||
    (phrases.GARE_OR_GARER.test(word) &&
      (phrases.QUARTER_BEFORE.test(before) || phrases.QUARTER_BEHIND.test(after) || phrases.ZONE_BEHIND.test(after))) ||
    (isGare && phrases.BEFORE_GARE.test(before)) ||
    (phrases.GARE.test(word) && phrases.AT_GARE.test(before) && isCapitalStation(reading, at)) ||
    (phrases.STATION_OF_CAPITAL.test(word) && phrases.LUXEMBOURG_BEFORE.test(before)) ||
    (isGare &&
      reading.tokens.length > 1 &&
      reading.tokens[at + 1]?.clause !== reading.tokens[at]!.clause &&
      (isAlone(reading, at) || reading.fields[at - 1] !== null))
  const named = isQuarter ? gazetteer.names.get('quartier gare') : undefined
  if (!named) return null
  return {
    places: toWishes(gazetteer, named, reading.tokens[at]!.text, relationAt(reading, at)),
    end: at + (phrases.QUARTER_BEHIND.test(after) ? 2 : 1),
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
  // `in der Stadt Luxemburg`
  const end = at + 1 + wordsFound(OF_LUXEMBOURG, reading.wordsFrom(at + 1, 3))
  const places = toWishes(gazetteer, [{ place: city, rank: 0 }], reading.textOf(at, end), relationAt(reading, at))
  const stated = radiusBefore(reading, at, at + 1)
  return { places: stated === null ? places : places.map((wish) => withinRadius(wish, stated)), end }
}

function isCapital(reading: QueryReading, at: number): boolean {
  const { word, isCapitalised } = reading.tokens[at]!
  if (phrases.CAPITAL.test(word)) return true
  const before = reading.wordsBefore(at, 2)
  if (phrases.STAD.test(word)) return phrases.BEFORE_STAD.test(before) || (isAlone(reading, at) && isCapitalised)
  return (
    phrases.CITY.test(word) &&
    phrases.BEFORE_CITY.test(before) &&
    !phrases.CENTRE_OF.test(reading.wordsBefore(at, 3)) &&
    !phrases.AWAY_FROM.test(reading.wordsBefore(at, 5)) &&
    !phrases.BEHIND_CITY.test(reading.tokens[at + 1]?.word ?? '')
  )
}
