import { negationReach as de } from '../../de/queries/wishes/negation-reach.ts'
import { negationReach as en } from '../../en/queries/wishes/negation-reach.ts'
import { negationReach as fr } from '../../fr/queries/wishes/negation-reach.ts'
import { negationReach as lb } from '../../lb/queries/wishes/negation-reach.ts'
import { negationReach as pt } from '../../pt/queries/wishes/negation-reach.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const AND = whole('and')
/** In two words, `an der` and `without an`: no word for and. */
export const ON_ARTICLE = whole('onArticle')
export const WITHOUT_AN = whole('withoutAn')
/** In two words. */
export const SO_THAT = whole('soThat')
export const RELATIVE = whole('relatives')
export const EXCEPT = whole('exceptions')
/** Words that negate only behind a first one. */
export const SPLIT_NEGATIONS: readonly { first: RegExp; second: RegExp }[] = [
  { first: whole('noMoreFirst'), second: whole('noMore') },
  { first: whole('neither'), second: whole('nor') },
]
/** In two words. */
export const ONLY_THAT = new RegExp(`^${of('onlyThat')}`)
/** In two words. */
export const STEPS = new RegExp(String.raw`^(?:${of('fewSteps')}|\d+) ${of('steps')}$`)
export const NOT_NEGOTIABLE = whole('notNegotiable')
export const AGENCY_FEES = new RegExp(String.raw`\b${of('agencyFees')}\b`)
export const NEAR_BEHIND = new RegExp(` ${of('nearBehind')}$`)
export const YET = whole('yet')
