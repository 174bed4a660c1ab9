import { amountBounds as de } from '../de/queries/amount-bounds.ts'
import { amountBounds as en } from '../en/queries/amount-bounds.ts'
import { amountBounds as fr } from '../fr/queries/amount-bounds.ts'
import { amountBounds as lb } from '../lb/queries/amount-bounds.ts'
import { amountBounds as pt } from '../pt/queries/amount-bounds.ts'
import { joinLanguages } from '../words/join-words.ts'
import { EURO_WORDS } from './quantity-units.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const MAX_BEFORE = before(of('maxBefore'))
export const MIN_BEFORE = before(of('minBefore'))
export const AROUND_BEFORE = before(`${of('about')}|${of('aroundBefore')}`)
export const MAX_AFTER = new RegExp(`^(?:(?:${of('limitFillers')} ){0,4}${of('limits')}|${of('maxAfter')})`)
export const MIN_AFTER = new RegExp(
  String.raw`^(?:${of('minAfter')}|plus\b(?! (?:${of('plusArticles')} )?${of('plusCosts')}))`,
)
/** Costs besides a price, behind their amount. */
export const ADDED_COST = new RegExp(
  String.raw`^(?:${EURO_WORDS} )?(?:(?:${of('plusArticles')}) )?(?:${of('plusCosts')})(?= |$)`,
)
export const AROUND_AFTER = new RegExp(String.raw`^(?:${of('about')}|${of('aroundAfter')})\b`)
/** Words for a ceiling by themselves: nobody refuses one in them. */
export const MAX_WORD = new RegExp(`^${of('maxWords')}$`)
/** Before the first of two bounds: `min. 3 max. 4 Zimmer`. */
export const MIN_WORD_BEFORE = new RegExp(`(?:^| )(?:${of('minWords')}|${of('leastWords')})$`)
/** Behind a number that has a bound of its own. */
export const OWN_BOUND = new RegExp(
  String.raw`^(?:(?:${EURO_WORDS}|${of('unitFillers')}) ){0,4}(?:${of('maxWords')}|${of('minWords')}|${of('furtherBounds')})(?! [0-9])\b`,
)
export const THAN = new RegExp(`^${of('than')}$`)
/** `mais barato que 500.000` is a bound, and no order; the amount may be read already. */
export const THAN_AMOUNT = String.raw`(?! ${of('comparedAmounts')} (?:\u0000|\d))`

function before(bounds: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)((?:${bounds})(?: ${of('boundFillers')})*)$`)
}
