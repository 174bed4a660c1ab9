import { numberRanges as de } from '../../de/queries/amounts/number-ranges.ts'
import { numberRanges as en } from '../../en/queries/amounts/number-ranges.ts'
import { numberRanges as fr } from '../../fr/queries/amounts/number-ranges.ts'
import { numberRanges as lb } from '../../lb/queries/amounts/number-ranges.ts'
import { numberRanges as pt } from '../../pt/queries/amounts/number-ranges.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const RANGE_OPENER = new RegExp(String.raw`\b${of('openers')}(?: ${of('openerFillers')})*$`)
export const ALTERNATIVE = new RegExp(`^${of('or')}$`)
/** Between two numbers without a word before the first. */
export const SHORT_JOINT = new RegExp(`^(?:${of('or')}|${of('to')})$`)
/** The source of a pattern. */
export const OR_AND = `(?:${of('or')}|${of('and')})`
const JOINTS = `-|${OR_AND}|${of('to')}|${of('until')}`
export const RANGE_JOINT = new RegExp(`^(?:${JOINTS}|${of('andShort')})$`)
export const FLOOR_JOINT = new RegExp(`^(?:${JOINTS}|${of('toFloor')})$`)
export const FLOOR_ARTICLE = new RegExp(`^${of('floorArticles')}$`)
