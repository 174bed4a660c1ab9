import * as phrases from '../../../language/queries/types/listing-types.ts'
import { BACKGROUND, wordsFound, type QueryReading } from '../words/query-reading.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'

/**
 * Whether a query speaks of renting or buying; the words win over `intent`.
 * @returns with the words that ask for either, since homes of one market are looked for at a time; null where none do
 */
export function readListingType(
  reading: QueryReading,
  intent: 'rent' | 'buy' | undefined,
): { listingType: SearchIntent['listingType']; either: string | null } {
  const all = spokenOf(reading, () => true, intent)
  // Where both are named, one may be denied.
  const meant = all.isRent && all.isBuy ? spokenOf(reading, (at) => !isDenied(reading, at), intent) : all
  if (!meant.isRent && !meant.isBuy)
    return { listingType: intent === undefined ? null : intent === 'buy' ? 'sale' : 'rent', either: null }
  const texts = reading.tokens.flatMap(({ word }, at) =>
    (phrases.RENT.test(word) || phrases.BUY.test(word)) && reading.fields[at] === null
      ? [reading.claim('listingType', startOf(reading, at), at + 1)]
      : [],
  )
  if (meant.isRent && meant.isBuy) return { listingType: intent === 'buy' ? 'sale' : 'rent', either: texts.join(' / ') }
  if (meant.phrase) reading.claimPhrase('listingType', meant.phrase)
  return { listingType: meant.isRent ? 'rent' : 'sale', either: null }
}

interface Spoken {
  isRent: boolean
  isBuy: boolean
  /** More than one word that says that a home is for sale. */
  phrase: string | undefined
}

function spokenOf(
  { tokens, fields }: QueryReading,
  isTaken: (at: number) => boolean,
  intent: 'rent' | 'buy' | undefined,
): Spoken {
  const words = tokens.map(({ word }, at) => (fields[at] === BACKGROUND || !isTaken(at) ? '' : word))
  const text = words.join(' ')
  const phrase = phrases.SALE_PHRASES.exec(text)?.[0]
  const isBuy = words.some((word) => phrases.BUY.test(word)) || phrase !== undefined
  // `700.000 € inkl. Nebenkosten`: a purchase has costs as well.
  const hasRentCosts = !isBuy && intent !== 'buy' && phrases.RENT_COSTS.test(text)
  const isRent = words.some((word) => phrases.RENT.test(word)) || phrases.PER_MONTH.test(text) || hasRentCosts
  return { isRent, isBuy, phrase }
}

function isDenied(reading: QueryReading, at: number): boolean {
  return phrases.DEAL_DENIED.test(reading.wordsBefore(at, 4))
}

/** Where the words begin that deny the one that is not meant. */
function startOf(reading: QueryReading, at: number): number {
  return at - wordsFound(phrases.DEAL_DENIED, reading.wordsBefore(at, 4))
}
