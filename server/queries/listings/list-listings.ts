import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

interface ListingsQuestion {
  listingType?: ListingRecord['listingType']
  /** Slug of a commune. */
  communeSlug?: string
  offset?: number
  limit: number
}

export interface ListingsPage {
  listings: ListingRecord[]
  /** Number of matches on all pages. */
  total: number
}

/** Lists listings on the market, newest first, without those abroad or of unknown commune. */
export function listListings(facts: ReleaseFacts, question: ListingsQuestion): ListingsPage {
  const { listingType, communeSlug, offset = 0, limit } = question
  const matching = facts.listings.filter(
    (listing) =>
      listing.communeSlug !== null &&
      (listingType === undefined || listing.listingType === listingType) &&
      (communeSlug === undefined || listing.communeSlug === communeSlug),
  )
  return { listings: matching.slice(offset, offset + limit), total: matching.length }
}
