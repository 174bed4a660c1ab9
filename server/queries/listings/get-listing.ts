import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Told } from '../../base/told.ts'

/** Finds a listing by its id or by the id of one of its adverts. @throws NotFoundError when unknown or off the market */
export function getListing(facts: ReleaseFacts, { id }: { id: string }): ListingRecord {
  const listing = facts.listingById.get(id) ?? facts.listingById.get(facts.aliases.get(id) ?? '')
  if (listing) return listing
  throw new NotFoundError([noListing(id)])
}

/** Sentence for an id that no listing on the market has. */
export function noListing(id: string): Told {
  return { key: 'reply.lack.listing', values: { id: JSON.stringify(id.slice(0, 64)) } }
}
