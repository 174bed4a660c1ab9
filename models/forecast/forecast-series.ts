import { intervalEnds } from './interval-ends.ts'
import { combine, ensembleCandidates } from './ensemble.ts'
import { intervalScale, widthFeatures } from './interval-width.ts'
import { LEARNED_SERIES } from './learned-series.ts'
import { toLogHistory } from './log-history.ts'
import type { PlausibleYear } from './plausible-change.ts'
import { clampGrowth, PLAUSIBLE_YEAR } from './plausible-change.ts'
import { correctedGrowth } from './pooled-correction.ts'

/** One to four quarters ahead, in the unit of the history. The 80 % interval lies inside the 95 % one and holds the mean. */
export type ForecastPath = {
  readonly mean: readonly number[]
  readonly lo80: readonly number[]
  readonly hi80: readonly number[]
  readonly lo95: readonly number[]
  readonly hi95: readonly number[]
}

export type SeriesForecast = ForecastPath & {
  /** The level that the ensemble sees behind the last value: what growth is measured from where levels, not values, are shown. */
  readonly nowcast: number
  /** The mean was pulled back to a plausible year; the intervals were not. */
  readonly isClamped: boolean
  /** Quarters of history behind the forecast, bridged gaps included. */
  readonly quarters: number
}

export type ForecastOptions = {
  /** Bounds of the mean's four-quarter change. @default PLAUSIBLE_YEAR, -30 % to +40 %; null for no clamp */
  readonly plausibleYear?: PlausibleYear | null
}

/** The growth path and the half-widths, all in log points, before clamping. */
export type LogForecast = {
  readonly growth: readonly number[]
  /** The level now less the last value. */
  readonly levelGap: number
  readonly halfWidth80: readonly number[]
  readonly halfWidth95: readonly number[]
}

/**
 * Forecasts a quarterly series of positive values: exponential smoothers and drift on the log scale, weighted by likelihood and a
 * learned prior, with conformal intervals. Multiplying the history by a factor multiplies the forecast by it.
 *
 * @param values oldest first; null for an unknown quarter (see `toLogHistory` for the gap rule)
 * @throws ForecastInputError for fewer than eight usable quarters, a value that is not above 0, an unknown last quarter
 */
export function forecastSeries(values: readonly (number | null)[], options: ForecastOptions = {}): SeriesForecast {
  const logs = toLogHistory(values)
  const { growth, levelGap, halfWidth80, halfWidth95 } = forecastLogs(logs)
  const plausible = options.plausibleYear === undefined ? PLAUSIBLE_YEAR : options.plausibleYear
  const clamped = plausible === null ? { growth, isClamped: false } : clampGrowth(growth, plausible)
  // Factors on the last value, not exp(log + growth), so that scaling the history scales the forecast exactly.
  const last = values.at(-1) ?? 0
  const mean = clamped.growth.map((value) => last * Math.exp(value))
  const ends = intervalEnds(mean, (h, percent, sign) => {
    const halfWidth = percent === 80 ? halfWidth80 : halfWidth95
    return last * Math.exp(growth[h]! + sign * halfWidth[h]!)
  })
  return {
    nowcast: last * Math.exp(levelGap),
    mean,
    ...ends,
    isClamped: clamped.isClamped,
    quarters: logs.length,
  }
}

/** Same as `forecastSeries`, on logs and without the clamp. @param logs at least eight, oldest first, no gaps */
export function forecastLogs(logs: readonly number[]): LogForecast {
  const { prior, correction, scale, multipliers } = LEARNED_SERIES
  const candidates = ensembleCandidates(logs)
  const { growth, spread, levelGap } = combine(candidates, prior)
  const widths = intervalScale(widthFeatures(candidates, spread), scale)
  return {
    growth: correctedGrowth(candidates, growth, correction),
    levelGap,
    halfWidth80: widths.map((width, h) => width * multipliers.level80[h]!),
    halfWidth95: widths.map((width, h) => width * multipliers.level95[h]!),
  }
}
