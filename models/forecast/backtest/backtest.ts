import type { BacktestOutcome } from '../backtest-outcome.ts'
import { meanYearlyChange } from '../backtest-outcome.ts'
import { ForecastInputError } from '../forecast-error.ts'
import type { ForecastOptions, SeriesForecast } from '../forecast-series.ts'
import { forecastSeries } from '../forecast-series.ts'
import { MAX_ORIGINS, MIN_QUARTERS } from '../horizon.ts'

export type BacktestOptions = ForecastOptions & {
  /** Latest origins to try. @default 12, three years */
  readonly maxOrigins?: number
  /** Value that the naive forecast repeats: the last value, or the level that the ensemble sees behind it. @default 'value' */
  readonly naive?: 'value' | 'level'
}

/**
 * Rolling-origin backtest: cuts the history at each of its last quarters in turn and compares up to four quarters of forecast with
 * what came. Unknown quarters are neither origins nor outcomes; an origin has eight quarters behind it and one after it.
 *
 * @param values as for `forecastSeries`
 * @returns single comparisons, whose quarters count from the first value, which is 0
 * @throws ForecastInputError `not-positive`
 */
export function backtestOutcomes(values: readonly (number | null)[], options: BacktestOptions = {}): BacktestOutcome[] {
  const origins = Array.from({ length: options.maxOrigins ?? MAX_ORIGINS }, (_, back) => values.length - 1 - back)
  return origins
    .filter((end) => end >= MIN_QUARTERS && values[end - 1] !== null)
    .flatMap((end) => outcomesFrom(values, end, options))
}

function outcomesFrom(values: readonly (number | null)[], end: number, options: BacktestOptions): BacktestOutcome[] {
  const history = values.slice(0, end)
  const forecast = forecastOrNothing(history, options)
  if (forecast === null) return []
  const naive = options.naive === 'level' ? forecast.nowcast : (history.at(-1) ?? 0)
  const scale = meanYearlyChange(history)
  return forecast.mean.flatMap((predicted, h) => {
    const actual = values[end + h]
    if (actual === null || actual === undefined) return []
    const isInside = actual >= forecast.lo80[h]! && actual <= forecast.hi80[h]!
    return { origin: end - 1, step: h + 1, quarter: end + h, actual, predicted, naive, isInside, scale }
  })
}

/** A long gap can leave an origin with too little behind it: that origin is passed over. */
function forecastOrNothing(history: readonly (number | null)[], options: ForecastOptions): SeriesForecast | null {
  try {
    return forecastSeries(history, options)
  } catch (error) {
    if (error instanceof ForecastInputError && error.fault === 'too-short') return null
    throw error
  }
}
