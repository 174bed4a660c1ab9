import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'

/** A listing that a search found, and why. */
export interface FoundListing {
  listing: ListingRecord
  /** 0 to 100. */
  score: number
  matchReasons: readonly string[]
  /** Wishes that its facts cannot judge. */
  unknown: readonly string[]
}

/** Reading of a description, and the listings that meet it. */
export interface SearchAnswer {
  kind: 'answer'
  intent: SearchIntent
  results: readonly FoundListing[]
  /** All that meet the conditions. */
  total: number
  empty: EmptyExplanation | null
  communes: ReadonlyMap<string, CommuneRecord>
  /** Searches that the address may make in 24 hours, and has left. */
  limit: number
  remaining: number
}
