import { daysToMoveIn as de } from '../../de/queries/amounts/days-to-move-in.ts'
import { daysToMoveIn as en } from '../../en/queries/amounts/days-to-move-in.ts'
import { daysToMoveIn as fr } from '../../fr/queries/amounts/days-to-move-in.ts'
import { daysToMoveIn as lb } from '../../lb/queries/amounts/days-to-move-in.ts'
import { daysToMoveIn as pt } from '../../pt/queries/amounts/days-to-move-in.ts'
import { joinLanguages } from '../../words/join-words.ts'
import type { DayToMoveInWords } from '../../words/queries/amounts/day-to-move-in-words.ts'
import { ORDINALS } from '../../ordinals.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const NOW = anywhere('now')
export const NEXT_MONTH = anywhere('nextMonth')
export const EVERYDAY_MONTH = whole('everydayMonths')
export const NUMBER_MONTH = new RegExp(`^${of('numberMonth')}$`, 'i')
export const CHRISTMAS = whole('christmas')
export const CHRISTMAS_THING = whole('christmasThings')
export const THING_OF_CHRISTMAS = new RegExp(`(?:^| )${of('thingsOfChristmas')}(?: ${of('ofChristmas')})?$`)
export const MIDDLE = new RegExp(String.raw`\b(?:${of('middles')}|${of('middlesOfMonths')})\b`)
export const END = anywhere('ends')
/** `Anfang 2027` */
export const PART_OF_YEAR = new RegExp(
  `(?:^| )(?:(?<end>${of('ends')})|(?<middle>${of('middles')})|${of('begins')})(?: ${of('ofYear')})*$`,
)
export const LATEST = anywhere('latest')
export const NOT_BEFORE = new RegExp(String.raw`\b${of('not')} ${of('earlier')}\b`)
export const LEADS_TO_DAY = new RegExp(
  String.raw`(?:^|\s)(?:${of('handedOver')}|${of('ends')}|${of('leads')})(?: ${of('leadFillers')})*$`,
)
export const IN_MONTH = new RegExp(`(?:^| )${of('in')}$`)
export const MOVES = new RegExp(String.raw`\b(?:${of('availability')}|${of('moves')})\b`)
export const MOVES_NOW = new RegExp(String.raw`\b(?:${of('availability')}|${of('movesNow')})\b`)
export const MOVES_IN_YEAR = new RegExp(
  String.raw`\b(?:${of('availability')}|${of('moves')}|${of('handedOver')}|${of('ready')})\b`,
)
export const MONTH_JOINT = new RegExp(`^(?:${of('joints')}|-)$`)
export const STARTS = whole('starts')
/** Ending of a day that its month stands before: `Feb 1st`. */
const ENDING = ORDINALS.en.figureEndings.join('|')
export const DAY_ENDING = new RegExp(`^(?:${ENDING})$`)
export const DAY_END = new RegExp(`^(?:${ENDING}|${of('dayEnds')})$`)
export const DAY_ARTICLE = whole('dayArticles')
export const BEHIND_DAY = new RegExp(String.raw`^(?:${ENDING}|${of('behindDays')}|\d{4})$`)

function anywhere(concept: keyof DayToMoveInWords): RegExp {
  return new RegExp(String.raw`\b${of(concept)}\b`)
}
