import { priceRelatedBias } from './scores.ts'
import { median } from '../../statistics/median.ts'

/** Stretch of log estimates about their centre: `centre + stretch * (log - centre)`. */
export type Equity = { readonly centre: number; readonly stretch: number }

const TOLERATED_BIAS = 0.042
const LARGEST_STRETCH = 1.08
const STEP = 0.005

/**
 * Averaging draws estimates to the middle: dear homes come out too low, cheap ones too high. The least stretch is taken
 * that brings the price-related bias of the left-out estimates to 0.042 or nearer to 0; assessors tolerate 0.05 (IAAO 2013).
 */
export function fitEquity(logEstimates: Float64Array, logPrices: Float64Array): Equity {
  const centre = median(logEstimates)
  const prices = logPrices.map(Math.exp)
  for (let stretch = 1; ; stretch += STEP) {
    const stretched = logEstimates.map((log) => Math.exp(centre + stretch * (log - centre)))
    if (stretch >= LARGEST_STRETCH || priceRelatedBias(stretched, prices) > -TOLERATED_BIAS) return { centre, stretch }
  }
}

/** A log estimate after the stretch. */
export function equitable({ centre, stretch }: Equity, log: number): number {
  return centre + stretch * (log - centre)
}
