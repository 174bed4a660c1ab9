import type { BacktestOutcome } from '../backtest-outcome.ts'
import { meanYearlyChange } from '../backtest-outcome.ts'
import type { PanelForecast, PanelOptions } from '../forecast-panel.ts'
import { forecastPanel } from '../forecast-panel.ts'
import { HORIZON, MAX_ORIGINS, MIN_QUARTERS } from '../horizon.ts'
import type { PanelRow } from '../panel-table.ts'

export type CellBacktest = {
  readonly commune: string
  readonly type: string
  /** Empty for a cell none of whose medians could be compared. */
  readonly outcomes: readonly BacktestOutcome[]
}

export type PanelBacktestOptions = Omit<PanelOptions, 'target'> & {
  /** Latest origins to try. @default 12, three years */
  readonly maxOrigins?: number
  /** Medians of fewer sales or adverts are no outcome to compare with, and no interval is made for them. @default 1, every median */
  readonly fewestSales?: number
  /** Value that the naive forecast repeats: the cell's last known median, or the level that the panel sees behind the medians. @default 'median' */
  readonly naive?: 'median' | 'level'
}

/**
 * Rolling-origin backtest of `forecastPanel`: at each of the last quarters the whole panel is forecast from what was known then, types
 * with too short a history left out, and compared with the medians that came.
 *
 * @returns every cell of the panel, sorted by type and commune
 * @throws ForecastInputError `not-positive`
 */
export function backtestPanel(rows: readonly PanelRow[], options: PanelBacktestOptions = {}): CellBacktest[] {
  const cells = Map.groupBy(rows, cellKey)
  const outcomes = new Map([...cells.keys()].map((key) => [key, [] as BacktestOutcome[]]))
  const last = rows.reduce((most, { quarter }) => Math.max(most, quarter), Number.NEGATIVE_INFINITY)
  for (let back = 1; back <= (options.maxOrigins ?? MAX_ORIGINS); back++) {
    for (const forecast of forecastFrom(rows, last - back, options)) {
      const key = cellKey(forecast)
      outcomes.get(key)?.push(...outcomesOf(forecast, cells.get(key) ?? [], last - back, options))
    }
  }
  return [...cells.keys()].toSorted().map((key) => {
    const [type, commune] = JSON.parse(key) as [string, string]
    return { commune, type, outcomes: outcomes.get(key) ?? [] }
  })
}

function forecastFrom(
  rows: readonly PanelRow[],
  origin: number,
  { fewestSales, ...options }: PanelBacktestOptions,
): PanelForecast[] {
  const panelOptions: PanelOptions =
    fewestSales === undefined ? options : { fewestFutureSales: fewestSales, ...options }
  const known = Map.groupBy(
    rows.filter(({ quarter }) => quarter <= origin),
    ({ type }) => type,
  )
  const longEnough = [...known.values()].filter(isLongEnough)
  return longEnough.length === 0 ? [] : forecastPanel(longEnough.flat(), panelOptions)
}

function isLongEnough(rows: readonly PanelRow[]): boolean {
  const known = rows.filter(({ median }) => median !== null).map(({ quarter }) => quarter)
  return new Set(known).size >= MIN_QUARTERS
}

function outcomesOf(
  forecast: PanelForecast,
  cell: readonly PanelRow[],
  origin: number,
  { fewestSales = 1, naive: repeated = 'median' }: PanelBacktestOptions,
): BacktestOutcome[] {
  const medians = new Map(cell.map(({ quarter, median }) => [quarter, median]))
  const counts = new Map(cell.map(({ quarter, count }) => [quarter, count]))
  const first = cell.reduce((least, { quarter }) => Math.min(least, quarter), origin)
  const history = Array.from({ length: origin - first + 1 }, (_, index) => medians.get(first + index) ?? null)
  const lastMedian = history.findLast((median) => median !== null)
  if (lastMedian === undefined || lastMedian === null) return []
  const naive = repeated === 'level' ? forecast.nowcast : lastMedian
  const scale = meanYearlyChange(history)
  return Array.from({ length: HORIZON }, (_, h) => h).flatMap((h) => {
    const quarter = origin + h + 1
    const actual = medians.get(quarter)
    if (actual === null || actual === undefined || (counts.get(quarter) ?? 0) < fewestSales) return []
    const isInside = actual >= forecast.lo80[h]! && actual <= forecast.hi80[h]!
    return { origin, step: h + 1, quarter, actual, predicted: forecast.mean[h]!, naive, isInside, scale }
  })
}

function cellKey({ type, commune }: { readonly type: string; readonly commune: string }): string {
  return JSON.stringify([type, commune])
}
