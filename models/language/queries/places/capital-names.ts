import { capitalNames as de } from '../../de/queries/places/capital-names.ts'
import { capitalNames as en } from '../../en/queries/places/capital-names.ts'
import { capitalNames as fr } from '../../fr/queries/places/capital-names.ts'
import { capitalNames as lb } from '../../lb/queries/places/capital-names.ts'
import { capitalNames as pt } from '../../pt/queries/places/capital-names.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** The capital or the country, as typed too. */
export const LUXEMBOURG = new RegExp(`^${of('luxembourg')}$`, 'i')
/** Sources of patterns of its name, without and with the short one. */
export const LUXEMBOURG_NAME = of('luxembourg')
export const LUXEMBOURG_OR_LUX = `(?:${of('luxembourg')}|${of('lux')})`
export const CITY_OR_STAD = `(?:${of('city')}|${of('stad')})`
export const CAPITAL = whole('capital')
export const STAD = whole('stad')
export const BEFORE_STAD = before(of('beforeStad'))
export const CITY = whole('city')
export const BEFORE_CITY = before(of('beforeCity'))
export const BEHIND_CITY = whole('behindCity')
export const CENTRE_OF = before(`${of('centre')}(?: ${of('centreOf')})?(?: ${of('centreArticles')})?`)
export const AWAY_FROM = new RegExp(String.raw`(?:^|\s)${of('awayFrom')}\b`)
export const STATION_QUARTER = whole('stationQuarter')
export const GARE = whole('gare')
export const GARE_OR_GARER = new RegExp(`^(?:${of('gare')}|${of('garer')})$`)
export const QUARTER_BEFORE = before(`${of('quarters')}(?: ${of('quarterFillers')})*`)
export const QUARTER_BEHIND = whole('quarterNouns')
export const ZONE_BEHIND = whole('zone')
export const AT_GARE = before(of('atGare'))
export const BEFORE_GARE = before(of('beforeGare'))
export const STATION_OF_CAPITAL = whole('stations')
export const LUXEMBOURG_BEFORE = before(LUXEMBOURG_OR_LUX)

function before(words: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)${words}$`)
}
