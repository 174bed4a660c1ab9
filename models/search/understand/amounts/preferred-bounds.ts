import { PREFERRED_BEFORE, PREFERRED_BEHIND } from '../../../language/queries/amounts/preferences.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { NUMBER_FIELDS } from '../../intent/conditions.ts'
import type { PreferredBound } from '../../intent/search-intent.ts'
import { wordsBetween, type QueryReading } from '../words/query-reading.ts'
import type { ReadQuantity } from './read-quantity.ts'

/** Whether an amount is preferred and not required: `ideally 3 bedrooms`, `2 bathrooms would be nice`. */
export function isPreferred(reading: QueryReading, { at, quantity }: ReadQuantity): boolean {
  const { tokens, understood } = reading
  if (reading.conceded.has(tokens[at]!)) return true
  const own = understood.find(({ field, from, to }) => field === quantity && from <= at && at < to)
  if (own === undefined) return false
  const { clause } = tokens[at]!
  const start = tokens.findIndex((token) => token.clause === clause)
  const before = PREFERRED_BEFORE.exec(wordsBetween(tokens, start, at))
  const between = before?.groups?.['between']?.split(' ').length ?? 0
  if (before && tokens.slice(at - between, at).every(({ word }, index) => leadsOn(reading, at - between + index, word)))
    return true
  return PREFERRED_BEHIND.test(reading.wordsFrom(own.to, 7))
}

/** Words between a preference and its amount: what bounds it, and the kind of home that it is said of. */
function leadsOn({ fields }: QueryReading, at: number, word: string): boolean {
  return FUNCTION_WORDS.has(word) || fields[at] === 'propertyType' || (fields[at] ?? '') in NUMBER_FIELDS
}

/** The ends of an amount that is preferred; none where it is about so much. */
export function preferredBounds({ quantity: field, bound, value, high, text }: ReadQuantity): PreferredBound[] {
  if (field === 'income' || bound === 'around') return []
  const isMost = bound === 'max' || (bound === 'exact' && field === 'priceEur')
  const isBoth = bound === 'equal' || (bound === 'exact' && field === 'floor')
  const least = { field, op: 'at_least' as const, value, text }
  const most = { field, op: 'at_most' as const, value, text }
  if (bound === 'range') return high === null ? [least] : [least, { ...most, value: high }]
  return isBoth ? [least, most] : [isMost ? most : least]
}
