import type { z } from 'zod'
import type { listingEstimateSchema } from '../../../models/contracts/market/valuation.ts'
import type { ListedHome } from '../../../models/valuation/estimate/listing-home.ts'
import type { EstimateParts } from '../../../models/valuation/estimate/estimate.ts'
import { createValuer } from '../../../models/valuation/estimate/value-home.ts'
import { loadValuation } from '../../../models/valuation/model/codec.ts'

export type Estimate = z.infer<typeof listingEstimateSchema> & { parts: EstimateParts | null }

/** Homes on the market, and the valuation model as JSON. */
export interface EstimateTask {
  model: string
  homes: ListedHome[]
}

/** Comparables that the page of a listing shows. */
const SHOWN_COMPARABLES = 5

/** Values each home without using its own adverts. */
export function estimateHomes({ model, homes }: EstimateTask): Estimate[] {
  const valuer = createValuer(loadValuation(model), homes)
  return homes.map(({ listingId }) => {
    const { estimate, low, high, confidence, support, parts, comparables } = valuer.listing(listingId)!
    const shown = comparables.slice(0, SHOWN_COMPARABLES)
    return { listingId, estimate, low, high, confidence, support, parts, comparables: shown }
  })
}
