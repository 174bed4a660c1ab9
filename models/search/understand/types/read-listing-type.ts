import { BUY, PER_MONTH, RENT } from '../../../language/queries/types/listing-types.ts'
import { BACKGROUND, claim } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'

/** Whether a query speaks of renting or buying; the words win over `intent`. */
export function readListingType(
  reading: QueryReading,
  intent: 'rent' | 'buy' | undefined,
): Pick<SearchIntent, 'listingType'> {
  const words = reading.tokens.map(({ word }, at) => (reading.fields[at] === BACKGROUND ? '' : word))
  const isRent = words.some((word) => RENT.test(word)) || PER_MONTH.test(words.join(' '))
  const isBuy = words.some((word) => BUY.test(word))
  const type = isRent ? RENT : BUY
  for (const [at, { word }] of reading.tokens.entries())
    if (isRent !== isBuy && type.test(word) && reading.fields[at] === null) claim(reading, 'listingType', at, at + 1)
  if (isRent !== isBuy) return { listingType: isRent ? 'rent' : 'sale' }
  return { listingType: intent === undefined ? null : intent === 'buy' ? 'sale' : 'rent' }
}
