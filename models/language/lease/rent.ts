import { rent as de } from '../de/lease/rent.ts'
import { rent as en } from '../en/lease/rent.ts'
import { rent as fr } from '../fr/lease/rent.ts'
import { rent as lb } from '../lb/lease/rent.ts'
import { ORDINAL_WORD } from '../ordinals.ts'
import { joinWords } from '../words/join-words.ts'
import type { RentWords } from '../words/lease/rent-words.ts'

// Words of the rent, its index and its increases.

const words = (key: keyof RentWords): string => joinWords([fr, de, en, lb], key)

/** A clause that is no longer there. */
export const STRUCK: RegExp = new RegExp(words('struck'))
/** Circumstance that changes nothing, to the end of its part of the sentence. */
export const WHATEVER: RegExp = new RegExp(String.raw`\b${words('whatever')}\b[^,;]*`, 'g')
export const WHOLE_YEAR: RegExp = new RegExp(words('wholeYear'))
export const ANY_TIME: RegExp = new RegExp(String.raw`\b${words('anyTime')}\b`)
/** The value of the home is brought to today, and no rent raised. */
export const OF_CAPITAL: RegExp = new RegExp(words('ofCapital'))
export const NOT_RENT_INDEX: RegExp = new RegExp(words('notRentIndex'))
export const RENOUNCED: RegExp = new RegExp(String.raw`${words('renounces')}\w* .{0,40}${words('indexation')}`)
/** A box or cell that says no, and a question that is answered so. */
export const ANSWERED_NO: RegExp = new RegExp(String.raw`[|:]\s*${words('no')}\s*(?:[.;,]|$)|${words('thereIsNone')}`)
/** With every step of an index, which comes more often than every two years. */
export const EACH_STEP: RegExp = new RegExp(words('eachStep'))
/** A lump sum or an advance that follows what is spent is no rent. */
export const OF_EXPENSES: RegExp = new RegExp(words('ofExpenses'))
/** Prices of what is bought beside the home. */
export const OF_SERVICES: RegExp = new RegExp(words('ofServices'))
/** `even if the index climbs`. */
export const EVEN_IF_INDEX: RegExp = new RegExp(
  String.raw`${words('evenIf')} (?:[\w']+ ){0,3}(?:[ld]')?${words('index')}\w*`,
)
/** A rise that was announced and does not come. */
export const CALLED_OFF: RegExp = new RegExp(words('calledOff'))
export const NOTHING: RegExp = new RegExp(String.raw`\b${words('nothing')}\b`)
export const DOUBLED: RegExp = new RegExp(
  `${words('double')}.{0,40}${words('furniture')}|${words('furniture')}.{0,40}${words('doubled')}`,
)
/** The amount beside it is a rent without furniture. */
export const BESIDES_FURNITURE: RegExp = new RegExp(words('besidesFurniture'))
/** Furniture has no amount of its own where one price is for both. */
export const WITHIN_PRICE: RegExp = new RegExp(
  [
    String.raw`${words('price')}\b.{0,60}${words('includes')}`,
    String.raw`${words('furnishing')}\w*[^(:;.]{0,40}${words('inThePrice')}`,
  ].join('|'),
)
export const NO_SUPPLEMENT: RegExp = new RegExp(words('noSupplement'))
/** `Vor Ablauf von zwei Jahren ist keine Anpassung zulässig`. */
export const NO_INCREASE: RegExp = new RegExp(String.raw`\b${words('none')} (?:\w+ )?${words('increase')}\b`)
export const AS_THE_LAW: RegExp = new RegExp(words('asTheLaw'))
export const NOTICE_OR_OTHER: RegExp = new RegExp(words('noticeOrOther'))
export const PAYS: RegExp = new RegExp(words('pays'))
/** A number of an article before `Miete` counts no rents. */
const UNNUMBERED = String.raw`(?<![a-z0-9]|§ ?|\b${words('numbered')} )`
export const COUNTED_RENTS = new RegExp(
  String.raw`${UNNUMBERED}(\d{1,2}|[a-z-]{3,}) (?:${words('coming')}\w* )?${words('rents')}\b`,
)
/** When a tenant moves in: what is paid then is paid for what comes. */
export const AT_ENTRY: RegExp = new RegExp(words('atEntry'))
export const REDUCTION: RegExp = new RegExp(words('reductions'))
export const INCREASE_HEADING: RegExp = new RegExp(String.raw`^\W*${words('increaseHeadings')}`)
export const TOLD_BEFORE: RegExp = new RegExp(String.raw`${words('toldBefore')}\W+(?:\w+ ){0,3}$`)
export const TOLD_AHEAD: RegExp = new RegExp(String.raw`^\W*${words('toldAhead')}`)
export const RANK: RegExp = new RegExp(`(?<![a-z])${ORDINAL_WORD}(?![a-z])`)
export const YEAR_BEHIND: RegExp = new RegExp(`^ ${words('year')}`)
