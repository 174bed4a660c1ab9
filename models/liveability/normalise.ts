import type { Indicator } from './indicators.ts'
import { mean } from '../statistics/mean.ts'
import { standardDeviation } from '../statistics/standard-deviation.ts'

/** Raw values that score at the ends of the scale; `low` is the smaller of them whichever way the indicator points. */
export type Goalposts = { readonly low: number; readonly high: number }

/** Standard deviations between the middle and either end of the scale under z-scores. */
const Z_RANGE = 2.5

type Measure = Pick<Indicator, 'better' | 'scale'>

/**
 * Min-max normalisation with fixed goalposts, winsorised at them: 0 to 100, 100 is best.
 * OECD/JRC (2008), Handbook on Constructing Composite Indicators, step 5.
 */
export function goalpostScore(value: number, { better, scale }: Measure, { low, high }: Goalposts): number {
  const [from, to] = [transformed(low, scale), transformed(high, scale)]
  const share = Math.min(1, Math.max(0, (transformed(value, scale) - from) / (to - from)))
  return 100 * (better === 'higher' ? share : 1 - share)
}

/** Z-scores over the communes, put on 0 to 100 with 50 as their mean; null stays null. */
export function zScores(values: readonly (number | null)[], { better, scale }: Measure): (number | null)[] {
  const all = values.map((value) => (value === null ? null : transformed(value, scale)))
  // Sorted, so that the sums do not depend on the order of the communes.
  const known = all.filter((value) => value !== null).toSorted((a, b) => a - b)
  const centre = mean(known)
  const deviation = standardDeviation(known)
  const sign = better === 'higher' ? 1 : -1
  return all.map((value) => {
    if (value === null) return null
    const z = deviation > 0 ? (sign * (value - centre)) / deviation : 0
    return 50 + (50 / Z_RANGE) * Math.min(Z_RANGE, Math.max(-Z_RANGE, z))
  })
}

function transformed(value: number, scale: Indicator['scale']): number {
  if (scale === 'linear') return value
  // A distance or ratio of nothing has no logarithm; it lies beyond every goalpost.
  return scale === 'log' ? Math.log(Math.max(value, 1e-9)) : Math.log1p(value)
}
