import { mean } from '../../statistics/mean.ts'
import { backtestOutcomes } from '../backtest/backtest.ts'
import { forecastSeries } from '../forecast-series.ts'
import { growthShare, type GrowthShare } from '../growth-share.ts'

/** Four quarters of a published index, with the record of past forecasts from every quarter that had eight before it. */
export type IndexForecast = {
  readonly mean: readonly number[]
  readonly lo80: readonly number[]
  readonly hi80: readonly number[]
  readonly share: GrowthShare
  /** Share of past outcomes inside the 80 % interval; null without one. */
  readonly coverage: number | null
}

/**
 * Forecasts an index whose values are known without noise: no change is its last value.
 *
 * @param values by quarter, oldest first
 * @throws ForecastInputError as `forecastSeries`
 */
export function forecastIndex(values: readonly number[]): IndexForecast {
  const { mean: path, lo80, hi80 } = forecastSeries(values)
  const outcomes = backtestOutcomes(values, { maxOrigins: values.length })
  const share = growthShare(outcomes)
  const last = values.at(-1)!
  const centre = path.map((value, index) => last * (value / last) ** share.weights[index]!)
  return {
    mean: centre,
    lo80: lo80.map((low, index) => Math.min(low, centre[index]!)),
    hi80: hi80.map((high, index) => Math.max(high, centre[index]!)),
    share,
    coverage: outcomes.length > 0 ? mean(outcomes.map(({ isInside }) => (isInside ? 1 : 0))) : null,
  }
}
