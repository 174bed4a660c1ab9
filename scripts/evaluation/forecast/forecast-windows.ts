import type { Candidates } from '../../../models/forecast/ensemble.ts'
import { ensembleCandidates } from '../../../models/forecast/ensemble.ts'
import { HORIZON, MIN_QUARTERS } from '../../../models/forecast/horizon.ts'
import { maseScale, naive2 } from './forecast-scores.ts'
import type { PublicSeries } from './forecast-series-data.ts'
import { COMPETITION_GROUPS, tuningFold } from './forecast-series-data.ts'

/** Everything that a fit needs about one origin of a tuning series. */
export type TuningWindow = {
  readonly group: string
  readonly fold: number
  readonly candidates: Candidates
  /** True growth in log points, by step. */
  readonly truth: readonly number[]
  /** MASE scale divided by the last value. */
  readonly scale: number
  /** Weight of the window; the windows of a house-price group sum to 1. */
  readonly weight: number
  /** Cost in OWA of an absolute error in log points. */
  readonly errorCost: number
}

/** Weight of competition series: they teach the ensemble a little about other kinds of series; house prices decide. */
const COMPETITION_WEIGHT = 0.15
const LENGTH_BINS = [10, 12, 16, 20, 28]

/** Every rolling origin of the series, weighted so that each group has the mix of history lengths of its own last origins. */
export function tuningWindows(series: readonly PublicSeries[], folds: number): TuningWindow[] {
  const raw = series.flatMap((one) => rollingOrigins(one, folds))
  const cells = new Map<string, { windows: number; last: number }>()
  for (const window of raw) {
    const cell = cells.get(cellOf(window)) ?? { windows: 0, last: 0 }
    cells.set(cellOf(window), { windows: cell.windows + 1, last: cell.last + (window.isLast ? 1 : 0) })
  }
  const unscaled = raw.map((window) => {
    const cell = cells.get(cellOf(window))!
    return { window, weight: (cell.last + 0.5) / cell.windows }
  })
  const groups = groupTotals(unscaled)
  return unscaled.map(({ window, weight }) => {
    const { weightSum, benchmarkScaled, benchmark } = groups.get(window.group)!
    const groupWeight = (COMPETITION_GROUPS.has(window.group) ? COMPETITION_WEIGHT : 1) * (weight / weightSum)
    const cost = weightSum * (1 / (benchmarkScaled * window.scale) + 1 / benchmark)
    return { ...window, weight: groupWeight, errorCost: (groupWeight * cost) / 2 }
  })
}

type Origin = Omit<TuningWindow, 'weight' | 'errorCost'> & {
  readonly isLast: boolean
  readonly quarters: number
  /** Mean absolute error of Naive2 in log points. */
  readonly benchmark: number
}

function rollingOrigins(series: PublicSeries, folds: number): Origin[] {
  const values = [...series.history, ...series.truth]
  const origins: Origin[] = []
  for (let quarters = MIN_QUARTERS; quarters <= series.history.length; quarters++) {
    // Origins between the last rolling origin and the reported one would use its truths twice.
    if (quarters > series.history.length - HORIZON && quarters < series.history.length) continue
    const origin = originAt(series, values, quarters, tuningFold(series, folds))
    if (origin.scale > 0) origins.push(origin)
  }
  return origins
}

function originAt(series: PublicSeries, values: readonly number[], quarters: number, fold: number): Origin {
  const history = values.slice(0, quarters)
  const last = history.at(-1)!
  const truth = values.slice(quarters, quarters + HORIZON).map((value) => Math.log(value / last))
  const benchmark = naive2(history, HORIZON).map((value, h) => Math.abs(Math.log(value / last) - truth[h]!))
  return {
    group: series.group,
    fold,
    candidates: ensembleCandidates(history.map(Math.log)),
    truth,
    scale: maseScale(history) / last,
    isLast: quarters === series.history.length,
    quarters,
    benchmark: benchmark.reduce((sum, value) => sum + value, 0) / HORIZON,
  }
}

function cellOf({ group, quarters }: Origin): string {
  return `${group}/${LENGTH_BINS.filter((bin) => quarters >= bin).length}`
}

type GroupTotals = { weightSum: number; benchmarkScaled: number; benchmark: number }

function groupTotals(windows: readonly { window: Origin; weight: number }[]): Map<string, GroupTotals> {
  const totals = new Map<string, GroupTotals>()
  for (const { window, weight } of windows) {
    const total = totals.get(window.group) ?? { weightSum: 0, benchmarkScaled: 0, benchmark: 0 }
    totals.set(window.group, {
      weightSum: total.weightSum + weight,
      benchmarkScaled: total.benchmarkScaled + (weight * window.benchmark) / window.scale,
      benchmark: total.benchmark + weight * window.benchmark,
    })
  }
  return totals
}
