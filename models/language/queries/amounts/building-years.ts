import { buildingYears as de } from '../../de/queries/amounts/building-years.ts'
import { buildingYears as en } from '../../en/queries/amounts/building-years.ts'
import { buildingYears as fr } from '../../fr/queries/amounts/building-years.ts'
import { buildingYears as lb } from '../../lb/queries/amounts/building-years.ts'
import { buildingYears as pt } from '../../pt/queries/amounts/building-years.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { askingPattern } from '../../asking.ts'
import { EURO_WORDS } from '../quantity-units.ts'
import { OR_AND } from './number-ranges.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const BUILDING = askingPattern('built')

export const BUILT = new RegExp(String.raw`\b${BUILDING}\b`)
export const AFTER = new RegExp(`(?:^| )${askingPattern('after')}$`)
export const BEFORE = new RegExp(`(?:^| )${askingPattern('before')}$`)
export const COMPARED = new RegExp(String.raw`\b${of('compared')}\b`)
export const DENIAL = new RegExp(String.raw`\b${of('denials')}\b`)
export const DENIED_BUILT = new RegExp(
  `(?:^| )(?:${of('denials')}|${of('neverBuilt')})(?: [a-z]+)?(?: (?:${of('builtFillers')}|${BUILDING}))*$`,
)
/** Behind a number these make it a year, whatever else the clause says. */
export const ONWARDS = behind(`${of('onwards')}|${OR_AND} ${of('later')}`)
export const LATER = behind(`${of('onwards')}|${OR_AND} (?:${of('later')}|${of('laterOfBuilt')})`)
export const EARLIER = behind(`${OR_AND} ${of('earlier')}`)
/** `vor 1950` */
export const PAST = new RegExp(`(?:^| )${of('past')}$`)
export const NO_YEAR = new RegExp(`^(?:${EURO_WORDS}|${of('areas')})$`)

function behind(words: string): RegExp {
  return new RegExp(`^(?:${words})(?= |$)`)
}
