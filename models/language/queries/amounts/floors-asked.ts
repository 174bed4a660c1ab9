import { floorsAsked as de } from '../../de/queries/amounts/floors-asked.ts'
import { floorsAsked as en } from '../../en/queries/amounts/floors-asked.ts'
import { floorsAsked as fr } from '../../fr/queries/amounts/floors-asked.ts'
import { floorsAsked as lb } from '../../lb/queries/amounts/floors-asked.ts'
import { floorsAsked as pt } from '../../pt/queries/amounts/floors-asked.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const HIGHER = new RegExp(String.raw`\b${of('higher')}\b`)
export const OR_HIGHER = new RegExp(`^${of('orHigher')}$`)
export const LOW_HOME = new RegExp(String.raw`^${of('lowHomes')}\b`)
export const BASEMENT = new RegExp(String.raw`^(?:${of('basements')}|${of('lowHomes')})\b(?! ${of('storage')})`)
export const NOT_IN_BASEMENT = new RegExp(
  `(?:^| )(?:${of('not')}|${of('noBasements')})(?: ${of('basementFillers')})*(?<in> ${of('in')})?(?: ${of('inFillers')})*$`,
)
export const GROUND_FLOOR = new RegExp(String.raw`^(?:${of('groundArticles')} )*${of('groundFloor')}\b`)
export const ABOVE_GROUND = new RegExp(`(?:^| )(?:${of('above')}|${of('over')})(?: ${of('overFillers')})*$`)
/** Denies the floor that follows, and nothing else. */
export const REFUSED_FLOOR = new RegExp(`(?:^| )(?:${of('not')}|${of('noFloors')})(?: ${of('floorFillers')})*$`)
export const COMPARED = compared(of('higherThan'), of('lowerThan'))
/** The same in words that compare other things too. */
export const PLACED = compared(`${of('above')}|${of('aboveFloor')}`, of('below'))

function compared(up: string, down: string): RegExp {
  return new RegExp(`(?:^| )(?:(?<up>${up})|${down})(?: ${of('comparedFillers')})*$`)
}
