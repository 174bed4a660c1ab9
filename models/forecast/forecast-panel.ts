import { intervalEnds } from './interval-ends.ts'
import { ForecastInputError } from './forecast-error.ts'
import { forecastLogs, type ForecastPath } from './forecast-series.ts'
import { MIN_QUARTERS, STEPS } from './horizon.ts'
import { LEARNED_PANEL } from './learned-panel.ts'
import type { Deviations, PanelNoise } from './panel-noise.ts'
import { estimatePanelNoise, filterDeviations, medianVariance, noiseFactor } from './panel-noise.ts'
import type { PanelCell, PanelRow, PanelTable } from './panel-table.ts'
import { panelTables } from './panel-table.ts'
import type { PlausibleYear } from './plausible-change.ts'
import { clampGrowth, PLAUSIBLE_YEAR } from './plausible-change.ts'
import type { WeightedCell } from './two-way-effects.ts'
import { twoWayEffects } from './two-way-effects.ts'
import { NORMAL_80 } from '../statistics/normal-quantile.ts'

/** One commune and type, one to four quarters after the last quarter of the panel. */
export type PanelForecast = ForecastPath & {
  readonly commune: string
  readonly type: string
  /** Filtered level of the median in the last quarter of the panel. */
  readonly level: number
  /** Same as `level`, with the ensemble's view of where the path of the type stands in place of its last value. */
  readonly nowcast: number
  readonly isClamped: boolean
  /** Quarters with a published median. Under eight the forecast leans on its type more than on the commune. */
  readonly knownQuarters: number
}

export type PanelOptions = {
  /** Bounds of the type's four-quarter change. @default PLAUSIBLE_YEAR */
  readonly plausibleYear?: PlausibleYear
  /**
   * Target of the intervals: the median that will be published, with the noise of its few sales, or the level behind it.
   * @default 'median'
   */
  readonly target?: 'median' | 'level'
  /** A future median is taken to rest on at least this many sales or adverts. @default 12, below which official medians are withheld */
  readonly fewestFutureSales?: number
}

/**
 * Forecasts medians of communes by property type. The path of each type comes from count-weighted two-way effects and is forecast by
 * the ensemble of `forecastSeries`; each commune's deviation from it follows a local-level model with noise by counts.
 *
 * @returns every cell of the panel, sorted by type and commune
 * @throws ForecastInputError under eight quarters, for a type seen in fewer, for medians or counts that are not above 0
 */
export function forecastPanel(rows: readonly PanelRow[], options: PanelOptions = {}): PanelForecast[] {
  const paths = panelTables(rows).map((table) => ({ table, ...typePath(table) }))
  const noise = estimatePanelNoise(paths.map(({ deviations }) => deviations))
  return paths.flatMap((path) => forecastType(path, noise, options))
}

type TypePath = {
  readonly table: PanelTable
  /** Log points by quarter, without gaps. */
  readonly path: readonly number[]
  readonly deviations: readonly Deviations[]
}

function typePath({ type, cells }: PanelTable): Omit<TypePath, 'table'> {
  const weighted = cells.map(({ known }) =>
    known.map(
      (seen): WeightedCell | null =>
        seen && { value: seen.log, weight: 1 / medianVariance(seen.count, LEARNED_PANEL.noise) },
    ),
  )
  const { path } = twoWayEffects(weighted)
  const filled = filledPath(path, type)
  const deviations = cells.map(({ known }) =>
    known.map((seen, quarter) => seen && { value: seen.log - filled[quarter]!, count: seen.count }),
  )
  return { path: filled, deviations }
}

/** Quarters in which nothing of a type was published: constant growth between known ones, the nearest known one at the ends. */
function filledPath(path: readonly (number | null)[], type: string): number[] {
  const known = path.flatMap((value, quarter) => (value === null ? [] : [{ quarter, value }]))
  if (known.length < MIN_QUARTERS)
    throw new ForecastInputError(
      'too-short',
      `Type ${type} has medians in ${known.length} quarters; a forecast needs at least ${MIN_QUARTERS}.`,
    )
  return path.map((value, quarter) => {
    if (value !== null) return value
    const before = known.findLast((one) => one.quarter < quarter) ?? known[0]!
    const after = known.find((one) => one.quarter > quarter) ?? known.at(-1)!
    if (before.quarter >= after.quarter) return before.value
    const share = (quarter - before.quarter) / (after.quarter - before.quarter)
    return before.value + share * (after.value - before.value)
  })
}

function forecastType(
  { table, path, deviations }: TypePath,
  noise: PanelNoise,
  {
    plausibleYear = PLAUSIBLE_YEAR,
    target = 'median',
    fewestFutureSales = LEARNED_PANEL.fewestFutureSales,
  }: PanelOptions,
): PanelForecast[] {
  const { growth, levelGap, halfWidth80 } = forecastLogs(path)
  const clamped = clampGrowth(growth, plausibleYear)
  const factors = filterDeviations(deviations, noise).map(noiseFactor)
  const levels = filterDeviations(deviations, noise, factors)
  return table.cells.map((cell, index) => {
    const level = path.at(-1)! + levels[index]!.level
    const sampling =
      target === 'median' ? factors[index]! * medianVariance(Math.max(recentCount(cell), fewestFutureSales), noise) : 0
    const deviation = STEPS.map((steps, h) =>
      Math.sqrt(levels[index]!.variance + steps * noise.stepVariance + sampling + (halfWidth80[h]! / NORMAL_80) ** 2),
    )
    return panelForecast(cell, table.type, level, { growth, levelGap, clamped, deviation })
  })
}
const RECENT_QUARTERS = 4

/** Mean sales of the last four quarters, expected behind a future median too. */
function recentCount({ counts }: PanelCell): number {
  const recent = counts.slice(-RECENT_QUARTERS).map((count) => count ?? 0)
  return recent.reduce((sum, count) => sum + count, 0) / recent.length
}

type LogPath = {
  readonly growth: readonly number[]
  readonly levelGap: number
  readonly clamped: { readonly growth: readonly number[]; readonly isClamped: boolean }
  readonly deviation: readonly number[]
}

function panelForecast(
  cell: PanelCell,
  type: string,
  level: number,
  { growth, levelGap, clamped, deviation }: LogPath,
): PanelForecast {
  const mean = clamped.growth.map((value) => Math.exp(level + value))
  const { level80, level95 } = LEARNED_PANEL.multipliers
  const ends = intervalEnds(mean, (h, percent, sign) => {
    const multiplier = percent === 80 ? level80 : level95
    return Math.exp(level + growth[h]! + sign * multiplier * deviation[h]!)
  })
  return {
    commune: cell.commune,
    type,
    level: Math.exp(level),
    nowcast: Math.exp(level + levelGap),
    mean,
    ...ends,
    isClamped: clamped.isClamped,
    knownQuarters: cell.known.filter((seen) => seen !== null).length,
  }
}
