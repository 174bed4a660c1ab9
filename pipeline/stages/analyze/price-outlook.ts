import type { AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import { FORECAST_MINIMUM_QUARTERS } from '../../../models/contracts/market/forecast.ts'
import type { Backtest } from '../../../models/forecast/backtest-outcome.ts'
import { backtestPanel } from '../../../models/forecast/backtest/backtest-panel.ts'
import { backtest } from '../../../models/forecast/backtest/backtest.ts'
import { ForecastInputError } from '../../../models/forecast/forecast-error.ts'
import { forecastPanel } from '../../../models/forecast/forecast-panel.ts'
import { forecastSeries } from '../../../models/forecast/forecast-series.ts'
import type { PanelRow } from '../../../models/forecast/panel-table.ts'

/** Forecast of one to four quarters as factors on the current level, with the errors of past forecasts. */
export interface Outlook {
  mean: readonly number[]
  lo80: readonly number[]
  hi80: readonly number[]
  isClamped: boolean
  backtest: Backtest | null
}

/** Minimum adverts of a median that forecasts are scored against; with fewer, it is mostly noise. */
const FEWEST_JUDGED = 5

/**
 * Forecasts every commune and type of the panel, by `commune type`; leaves out types with too short a history. The interval is that of the level. The
 * back-test checks whether raw medians, not smoothed by later data, fall within the wider interval of such a median.
 */
export function communeOutlooks(medians: readonly AdjustedMedianRow[]): Map<string, Outlook> {
  const rows = [...Map.groupBy(medians, ({ segment }) => segment).values()].filter(isLongEnough).flat().map(toPanelRow)
  return unlessTooShort(new Map<string, Outlook>(), () => {
    const tests = backtestPanel(rows, { fewestSales: FEWEST_JUDGED, naive: 'level' })
    const outcomes = new Map(tests.map(({ commune, type, backtest: outcome }) => [`${commune} ${type}`, outcome]))
    return new Map(
      forecastPanel(rows, { target: 'level' }).map((cell) => {
        const key = `${cell.commune} ${cell.type}`
        return [key, asFactors(cell, outcomes.get(key) ?? null)]
      }),
    )
  })
}

/** @returns undefined when the history is too short */
export function nationOutlook(medians: readonly AdjustedMedianRow[]): Outlook | undefined {
  const values = medians.map(({ pricePerSqm }) => pricePerSqm)
  return unlessTooShort(undefined, () => asFactors(forecastSeries(values), backtest(values, { naive: 'level' })))
}

function isLongEnough(medians: readonly AdjustedMedianRow[]): boolean {
  const known = medians.filter(({ pricePerSqm }) => pricePerSqm !== null).map(({ quarter }) => quarter)
  return new Set(known).size >= FORECAST_MINIMUM_QUARTERS
}

function toPanelRow({ areaSlug, segment, quarter, pricePerSqm, listingCount }: AdjustedMedianRow): PanelRow {
  return { commune: areaSlug, type: segment, quarter, count: listingCount, median: pricePerSqm }
}

type LevelForecast = Omit<Outlook, 'backtest'> & { readonly nowcast: number }

/** Measures growth from the estimated level, not from the last median: its noise would count as growth. */
function asFactors({ mean, lo80, hi80, nowcast, isClamped }: LevelForecast, outcome: Backtest | null): Outlook {
  const factors = (path: readonly number[]): number[] => path.map((value) => value / nowcast)
  return { mean: factors(mean), lo80: factors(lo80), hi80: factors(hi80), isClamped, backtest: outcome }
}

function unlessTooShort<T>(otherwise: T, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ForecastInputError && error.fault !== 'not-positive') return otherwise
    throw error
  }
}
