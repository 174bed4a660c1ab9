import { destinations as de } from '../../de/queries/places/destinations.ts'
import { destinations as en } from '../../en/queries/places/destinations.ts'
import { destinations as fr } from '../../fr/queries/places/destinations.ts'
import { destinations as lb } from '../../lb/queries/places/destinations.ts'
import { destinations as pt } from '../../pt/queries/places/destinations.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { CITY_OR_STAD, LUXEMBOURG_NAME, LUXEMBOURG_OR_LUX, STAD } from './capital-names.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const UNIVERSITY = whole(of('university'))
export const INSTITUTION = whole(of('institutions'))
export const AIRPORT = whole(of('airport'))
export const CITY_CENTRE = whole(of('cityCentre'))
/** `cidade do Luxemburgo` */
export const OF_LUXEMBOURG = new RegExp(String.raw`^(?:${of('ofCity')} )*${LUXEMBOURG_NAME}\b`)
export const STATION = whole(`${of('station')}|${of('mainStation')}`)
export const STATION_OF = new RegExp(`(?:^| )${of('station')}(?: ${of('stationFillers')})*$`)
export const CAPITAL_STATION = whole(of('capitalStation'))
/** Before a station that is the capital's. */
export const CAPITAL_BEFORE = new RegExp(`${STAD.source}|^(?:${LUXEMBOURG_OR_LUX}|${of('central')})$`)
/** Behind a station that is the capital's: the name of the town. */
export const CAPITAL_BEHIND = new RegExp(
  String.raw`^(?:(?:${of('central')}|${of('capitalFillers')}) )*${LUXEMBOURG_OR_LUX}\b(?: ${CITY_OR_STAD}\b)?`,
)
export const OTHER_TOWN = new RegExp(String.raw`^${of('otherTown')}\b`)
export const ANY_STATION = new RegExp(`(?:^| )${of('anyStation')}$`)
export const TO_STATION = new RegExp(`(?:^| )${of('toStation')}$`)
export const TO = whole(of('to'))
export const TOWARDS = new RegExp(`(?:^| )${of('towards')}(?: ${of('towardsFillers')})*$`)
export const LESS = whole(of('less'))
/** Sources of patterns of `she is in`. */
export const WHO = of('who')
export const IS_AT = of('isAt')

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}
