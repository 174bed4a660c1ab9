import type { HedonicModel } from './fit-hedonic.ts'

/** Price level over time: what brings the price of any quarter to the last one that training saw. */
export type PriceIndex = {
  /** Quarter indexes, ascending. */
  readonly quarters: readonly number[]
  /** Log level at each of them, relative to the last. */
  readonly logLevels: readonly number[]
  /** Log change a quarter expected just after the last one. */
  readonly drift: number
}

const DRIFT_QUARTERS = 4
// House prices keep much of their momentum from one quarter to the next (Case and Shiller 1989); it fades.
const MOMENTUM = 0.8
const LONGEST_EXTRAPOLATION_QUARTERS = 8

/** Reads the index off the quarter steps of a hedonic fit. */
export function priceIndexOf(model: HedonicModel, quarters: Float64Array): PriceIndex {
  const known = [...new Set(quarters.filter((quarter) => !Number.isNaN(quarter)))].sort((a, b) => a - b)
  const steps = model.terms.flatMap((term, j) =>
    term.kind === 'step' ? [{ quarter: term.quarter, log: -model.coefficients[j]! }] : [],
  )
  const logLevels = known.map((quarter) =>
    steps.reduce((level, step) => (step.quarter > quarter ? level - step.log : level), 0),
  )
  const recent = steps.slice(-DRIFT_QUARTERS)
  const span = (known.at(-1) ?? 0) - (known.at(-recent.length - 1) ?? 0)
  const drift = span > 0 ? recent.reduce((sum, step) => sum + step.log, 0) / span : 0
  return { quarters: known, logLevels, drift }
}

/** Log level of a quarter relative to the last known one; unknown quarters count as the last. Past it, a fading drift. */
export function logLevelAt(index: PriceIndex, quarter: number): number {
  const last = index.quarters.at(-1)
  if (last === undefined || Number.isNaN(quarter)) return 0
  if (quarter <= last) {
    const at = index.quarters.findIndex((known) => known >= quarter)
    return index.logLevels[at]!
  }
  const ahead = Math.min(quarter - last, LONGEST_EXTRAPOLATION_QUARTERS)
  return (index.drift * (1 - MOMENTUM ** ahead)) / (1 - MOMENTUM)
}
