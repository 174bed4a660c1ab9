import { mean } from '../../statistics/mean.ts'
import { median } from '../../statistics/median.ts'
import { quantile } from '../../statistics/quantile.ts'

/** Errors of price estimates, as assessors report them (IAAO Standard on Ratio Studies 2013). Percentages unless said otherwise. */
export type ValuationScores = {
  readonly count: number
  readonly mdape: number
  /** Share of estimates within 10 % and 20 % of the price. */
  readonly pe10: number
  readonly pe20: number
  /** Coefficient of dispersion of the ratios of estimate to price. This and the next two are means: NaN where one estimate explodes. */
  readonly cod: number
  /** Price-related differential: above 1 when dear homes are estimated too low. A plain number. */
  readonly prd: number
  /** Price-related bias: change of the ratio when the value doubles. A plain number. */
  readonly prb: number
  /** Share of prices inside the interval, and the median width of the interval relative to the estimate. */
  readonly coverage: number
  readonly width: number
}

export type ScoredEstimate = {
  readonly price: number
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** Ratio of estimate to price, or of price to estimate, beyond which one home alone decides the means over all. */
const LARGEST_RATIO = 100

/** Scores of estimates against prices; NaN throughout for an empty list, and for the measures of means where one estimate is beyond all measure. */
export function scoreValuations(estimates: readonly ScoredEstimate[]): ValuationScores {
  const errors = estimates.map(({ price, estimate }) => Math.abs(estimate - price) / price)
  const ratios = estimates.map(({ price, estimate }) => estimate / price)
  const middle = median(ratios)
  const isMeasured = ratios.every((ratio) => ratio < LARGEST_RATIO && ratio > 1 / LARGEST_RATIO)
  const ofMeans = (value: number) => (isMeasured ? value : Number.NaN)
  const sums = estimates.reduce(
    (sum, { price, estimate }) => ({ price: sum.price + price, estimate: sum.estimate + estimate }),
    {
      price: 0,
      estimate: 0,
    },
  )
  const prices = Float64Array.from(estimates, ({ price }) => price)
  const values = Float64Array.from(estimates, ({ estimate }) => estimate)
  return {
    count: estimates.length,
    mdape: 100 * median(errors),
    pe10: 100 * mean(errors.map((error) => Number(error <= 0.1))),
    pe20: 100 * mean(errors.map((error) => Number(error <= 0.2))),
    cod: ofMeans((100 * mean(ratios.map((ratio) => Math.abs(ratio - middle)))) / middle),
    prd: ofMeans(mean(ratios) / (sums.estimate / sums.price)),
    prb: ofMeans(priceRelatedBias(values, prices)),
    coverage: 100 * mean(estimates.map(({ price, low, high }) => Number(low <= price && price <= high))),
    width: 100 * median(estimates.map(({ low, high, estimate }) => (high - low) / estimate)),
  }
}

/** Slope of the relative ratio on the binary logarithm of value (IAAO 2013, appendix D.4): 0 when cheap and dear fare alike. */
export function priceRelatedBias(values: Float64Array, prices: Float64Array): number {
  const ratios = values.map((value, i) => value / prices[i]!)
  const middle = median(ratios)
  const logs = values.map((value, i) => Math.log2((value / middle + prices[i]!) / 2))
  const centre = mean(logs)
  let both = 0
  let square = 0
  logs.forEach((log, i) => {
    both += (log - centre) * (ratios[i]! / middle - 1)
    square += (log - centre) ** 2
  })
  return both / square
}

/** Fifth of the prices each price lies in, 1 (cheapest) to 5. */
export function quintiles(prices: readonly number[]): number[] {
  const bounds = [0.2, 0.4, 0.6, 0.8].map((share) => quantile(prices, share))
  return prices.map((price) => 1 + bounds.filter((bound) => price > bound).length)
}
