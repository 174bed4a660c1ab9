import type { ForecastPath } from '../../../models/forecast/forecast-series.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { NORMAL_90 } from '../../../models/statistics/normal-quantile.ts'

/** Scores of a forecast follow the public benchmark: M4's OWA against Naive2, and Gneiting's interval score. */
export type SeriesScore = {
  readonly smape: number
  readonly mase: number
  readonly naive2Smape: number
  readonly naive2Mase: number
  readonly covered80: number
  readonly covered95: number
  readonly scaledIntervalScore80: number
  readonly scaledIntervalScore95: number
}

export type GroupScore = {
  readonly series: number
  readonly smape: number
  readonly mase: number
  readonly owa: number
  readonly coverage80: number
  readonly coverage95: number
  readonly intervalScore80: number
  readonly intervalScore95: number
}

const PERIOD = 4

/** @returns undefined for a constant history, which has no scale */
export function scoreSeries(
  history: readonly number[],
  truth: readonly number[],
  p: ForecastPath,
): SeriesScore | undefined {
  const scale = maseScale(history)
  if (scale <= 0) return undefined
  const benchmark = naive2(history, truth.length)
  return {
    smape: smape(truth, p.mean),
    mase: meanAbsoluteError(truth, p.mean) / scale,
    naive2Smape: smape(truth, benchmark),
    naive2Mase: meanAbsoluteError(truth, benchmark) / scale,
    covered80: mean(truth.map((y, h) => (y >= p.lo80[h]! && y <= p.hi80[h]! ? 1 : 0))),
    covered95: mean(truth.map((y, h) => (y >= p.lo95[h]! && y <= p.hi95[h]! ? 1 : 0))),
    scaledIntervalScore80: intervalScore(truth, p.lo80, p.hi80, 0.2) / scale,
    scaledIntervalScore95: intervalScore(truth, p.lo95, p.hi95, 0.05) / scale,
  }
}

export function scoreGroup(scores: readonly SeriesScore[]): GroupScore {
  const average = (key: keyof SeriesScore): number => mean(scores.map((score) => score[key]))
  const [smapeMean, maseMean] = [average('smape'), average('mase')]
  return {
    series: scores.length,
    smape: smapeMean,
    mase: maseMean,
    owa: (smapeMean / average('naive2Smape') + maseMean / average('naive2Mase')) / 2,
    coverage80: average('covered80'),
    coverage95: average('covered95'),
    intervalScore80: average('scaledIntervalScore80'),
    intervalScore95: average('scaledIntervalScore95'),
  }
}

/** Plain mean over groups; each group counts the same whatever its size. */
export function meanOfGroups(groups: readonly GroupScore[]): GroupScore {
  const average = (key: keyof GroupScore): number => mean(groups.map((group) => group[key]))
  return {
    series: groups.reduce((sum, group) => sum + group.series, 0),
    smape: average('smape'),
    mase: average('mase'),
    owa: average('owa'),
    coverage80: average('coverage80'),
    coverage95: average('coverage95'),
    intervalScore80: average('intervalScore80'),
    intervalScore95: average('intervalScore95'),
  }
}

/** Mean absolute change over four quarters, or over one quarter if that is zero. */
export function maseScale(history: readonly number[]): number {
  const yearly = meanAbsoluteChange(history, PERIOD)
  return yearly > 0 ? yearly : meanAbsoluteChange(history, 1)
}

/** Repeats the last value, seasonally adjusted if the history passes a test for seasonality (Makridakis et al. 2020). */
export function naive2(history: readonly number[], steps: number): number[] {
  const last = history.at(-1) ?? 0
  if (!isSeasonal(history) || Math.min(...history) <= 0) return Array<number>(steps).fill(last)
  const indices = seasonalIndices(history)
  const level = last / indices[(history.length - 1) % PERIOD]!
  return Array.from({ length: steps }, (_, h) => level * indices[(history.length + h) % PERIOD]!)
}

function intervalScore(truth: readonly number[], lo: readonly number[], hi: readonly number[], alpha: number): number {
  const penalty = 2 / alpha
  const of = (y: number, h: number): number =>
    hi[h]! - lo[h]! + penalty * Math.max(lo[h]! - y, 0) + penalty * Math.max(y - hi[h]!, 0)
  return mean(truth.map(of))
}

function isSeasonal(x: readonly number[]): boolean {
  if (x.length < 3 * PERIOD) return false
  const centre = mean(x)
  const variation = x.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  if (variation === 0) return false
  const correlations = [1, 2, 3, 4].map((lag) => {
    let sum = 0
    for (let t = lag; t < x.length; t++) sum += (x[t]! - centre) * (x[t - lag]! - centre)
    return sum / variation
  })
  const earlier = correlations.slice(0, -1).reduce((sum, r) => sum + r * r, 0)
  return Math.abs(correlations.at(-1) ?? 0) > NORMAL_90 * Math.sqrt((1 + 2 * earlier) / x.length)
}

function seasonalIndices(x: readonly number[]): number[] {
  const ratios: number[][] = [[], [], [], []]
  for (let t = 2; t < x.length - 2; t++) {
    const trend = (x[t - 2]! / 2 + x[t - 1]! + x[t]! + x[t + 1]! + x[t + 2]! / 2) / PERIOD
    ratios[t % PERIOD]!.push(x[t]! / trend)
  }
  const means = ratios.map(mean)
  const total = means.reduce((sum, value) => sum + value, 0)
  return means.map((value) => (value * PERIOD) / total)
}

function smape(truth: readonly number[], mean_: readonly number[]): number {
  return 200 * mean(truth.map((y, h) => Math.abs(y - mean_[h]!) / Math.max(Math.abs(y) + Math.abs(mean_[h]!), 1e-12)))
}

function meanAbsoluteError(truth: readonly number[], forecast: readonly number[]): number {
  return mean(truth.map((y, h) => Math.abs(y - forecast[h]!)))
}

function meanAbsoluteChange(x: readonly number[], lag: number): number {
  return x.length > lag ? mean(x.slice(lag).map((value, t) => Math.abs(value - x[t]!))) : 0
}
