import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'

/** Confidence below which a value says so beside itself. */
const SURE = 0.9

/** `80 % sure` beside a value that is not surely known; nothing for others. */
export function doubtOf(listing: ListingRecord, field: keyof ListingRecord, locale: Locale): { doubt?: string } {
  return doubtAt(listing.facts[field]?.confidence ?? 1, locale)
}

export function doubtAt(confidence: number, locale: Locale): { doubt?: string } {
  if (confidence >= SURE) return {}
  return { doubt: sayIn(locale)('listing.sure', { percent: numberWords(locale).percent(confidence) }) }
}
