import type { CardEstimate, EstimatedHome } from '../../../content/pages/listing/listing-card.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'

/** Listings with our estimate of each. @param ids SQL that selects the id of each of them */
export async function withEstimates(
  warehouse: Warehouse,
  listings: readonly ListingRecord[],
  ids: string,
): Promise<EstimatedHome[]> {
  const rows = await warehouse.all<CardEstimate & { id: string }>(
    `SELECT listing_id AS id, estimate, low, high FROM listing_estimate WHERE listing_id IN (${ids}) ORDER BY id`,
  )
  const estimates = new Map(rows.map(({ id, ...estimate }) => [id, estimate]))
  return listings.map((listing) => ({ listing, estimate: estimates.get(listing.id) }))
}
