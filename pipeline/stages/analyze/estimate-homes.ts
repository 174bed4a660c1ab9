import type { z } from 'zod'
import type { listingEstimateSchema } from '../../../models/contracts/market/valuation.ts'
import { loadValuation } from '../../../models/valuation/model/codec.ts'
import { estimatePrice, knownHomes } from '../../../models/valuation/estimate/estimate.ts'
import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'

export type Estimate = z.infer<typeof listingEstimateSchema>

/** Homes on the market, and the valuation model as JSON. */
export interface EstimateTask {
  model: string
  homes: { listingId: string; row: ValuationRow }[]
}

/** Values each home without using its own advert. */
export function estimateHomes({ model, homes }: EstimateTask): Estimate[] {
  const valuation = loadValuation(model)
  const known = knownHomes(valuation)
  return homes.map(({ listingId, row }) => {
    const { estimate, low, high } = estimatePrice(valuation, row, known)
    return { listingId, estimate: roundPrice(estimate), low: roundPrice(low), high: roundPrice(high) }
  })
}

/** Rounds to the precision of an estimate: three significant figures for prices, whole euros for rents. */
function roundPrice(value: number): number {
  return value < 10_000 ? Math.round(value) : Math.round(value / 100) * 100
}
