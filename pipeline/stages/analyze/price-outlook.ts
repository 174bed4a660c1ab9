import type { AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import { FORECAST_MINIMUM_QUARTERS } from '../../../models/contracts/market/forecast.ts'
import { summariseBacktest, type Backtest, type BacktestOutcome } from '../../../models/forecast/backtest-outcome.ts'
import { backtestPanel } from '../../../models/forecast/backtest/backtest-panel.ts'
import { backtestOutcomes } from '../../../models/forecast/backtest/backtest.ts'
import { ForecastInputError } from '../../../models/forecast/forecast-error.ts'
import { forecastPanel } from '../../../models/forecast/forecast-panel.ts'
import { forecastSeries } from '../../../models/forecast/forecast-series.ts'
import { asPublished, growthShare, type GrowthShare } from '../../../models/forecast/growth-share.ts'
import type { PanelRow } from '../../../models/forecast/panel-table.ts'

/** Forecast of one to four quarters as factors on the current level, with the errors of past forecasts. */
export interface Outlook {
  mean: readonly number[]
  lo80: readonly number[]
  hi80: readonly number[]
  /** Growth before the share that it has earned, with its own interval. */
  growth: Pick<Growth, 'mean' | 'lo80' | 'hi80'>
  isClamped: boolean
  /** Share earned by past forecasts of the type. */
  share: GrowthShare
  /** Errors of what would have been published then. */
  backtest: Backtest | null
}

/** Growth before the share that past forecasts earned, by place. */
interface Growth {
  mean: readonly number[]
  lo80: readonly number[]
  hi80: readonly number[]
  isClamped: boolean
  outcomes: readonly BacktestOutcome[]
}

/** Past forecasts beside what came, by commune slug or `NATION`. */
export type PastOutcomes = ReadonlyMap<string, readonly BacktestOutcome[]>

/** Key of the nation among the outlooks; that of a commune is its slug, which may be the nation's. */
export const NATION = 'nation'
/** Minimum adverts of a median that forecasts are scored against; with fewer, it is mostly noise. */
const FEWEST_JUDGED = 5
/** Past quarters at which forecasts are judged: seven years. */
export const ORIGINS = 28

/**
 * Forecasts the nation and every commune of a property type, by commune slug or `NATION`; nothing for too short a history. All share one growth path, that of
 * the communes' panel, kept as far as past forecasts of all places together have earned it, so that the nation is what its communes are.
 */
export function priceOutlooks(
  medians: readonly AdjustedMedianRow[],
  past = pastOutcomes(medians),
): Map<string, Outlook> {
  const growth = communeGrowth(ofLevel(medians, 'commune'), past)
  const nation = nationGrowth(ofLevel(medians, 'nation'), past)
  const [common] = growth.values()
  if (nation !== undefined) growth.set(NATION, common === undefined ? nation : { ...nation, mean: common.mean })
  const pool = [...growth].flatMap(([area, { outcomes }]) => outcomes.map((outcome) => ({ ...outcome, area })))
  const share = growthShare(pool)
  const published = Map.groupBy(asPublished(pool), ({ area }) => area)
  return new Map([...growth].map(([area, own]) => [area, outlookOf(own, share, published.get(area) ?? [])]))
}

/** Forecasts of one property type from each of the latest quarters, as far as their outcome is known. */
export function pastOutcomes(medians: readonly AdjustedMedianRow[], maxOrigins = ORIGINS): PastOutcomes {
  const communes = ofLevel(medians, 'commune')
  const options = { fewestSales: FEWEST_JUDGED, naive: 'level', maxOrigins } as const
  const past = unlessTooShort([], () => backtestPanel(communes.map(toPanelRow), options))
  const nation = ofLevel(medians, 'nation')
  const first = nation[0]?.quarter ?? 0
  const values = nation.map(({ pricePerSqm }) => pricePerSqm)
  const ofNation = backtestOutcomes(values, { naive: 'level', maxOrigins }).map((outcome) => ({
    ...outcome,
    origin: outcome.origin + first,
    quarter: outcome.quarter + first,
  }))
  return new Map([...past.map(({ commune, outcomes }) => [commune, outcomes] as const), [NATION, ofNation]])
}

function ofLevel(medians: readonly AdjustedMedianRow[], level: AdjustedMedianRow['areaLevel']): AdjustedMedianRow[] {
  return medians.filter(({ areaLevel }) => areaLevel === level)
}

/** The interval stays as wide as it is and always holds the centre. */
function outlookOf(growth: Growth, share: GrowthShare, published: readonly BacktestOutcome[]): Outlook {
  const mean = growth.mean.map((factor, index) => factor ** share.weights[index]!)
  return {
    mean,
    lo80: growth.lo80.map((low, index) => Math.min(low, mean[index]!)),
    hi80: growth.hi80.map((high, index) => Math.max(high, mean[index]!)),
    growth,
    isClamped: growth.isClamped && share.beatsNoChange,
    share,
    backtest: summariseBacktest(published),
  }
}

/** By commune. The interval is that of the level; outcomes are raw medians, not smoothed by later data. */
function communeGrowth(medians: readonly AdjustedMedianRow[], past: PastOutcomes): Map<string, Growth> {
  if (!isLongEnough(medians)) return new Map()
  return unlessTooShort(new Map<string, Growth>(), () => {
    return new Map(
      forecastPanel(medians.map(toPanelRow), { target: 'level' }).map((cell) => [
        cell.commune,
        { ...asFactors(cell), outcomes: past.get(cell.commune) ?? [] },
      ]),
    )
  })
}

/** @returns undefined when the history is too short */
function nationGrowth(medians: readonly AdjustedMedianRow[], past: PastOutcomes): Growth | undefined {
  return unlessTooShort(undefined, () => ({
    ...asFactors(forecastSeries(medians.map(({ pricePerSqm }) => pricePerSqm))),
    outcomes: past.get(NATION) ?? [],
  }))
}

function isLongEnough(medians: readonly AdjustedMedianRow[]): boolean {
  const known = medians.filter(({ pricePerSqm }) => pricePerSqm !== null).map(({ quarter }) => quarter)
  return new Set(known).size >= FORECAST_MINIMUM_QUARTERS
}

function toPanelRow({ areaSlug, segment, quarter, pricePerSqm, listingCount }: AdjustedMedianRow): PanelRow {
  return { commune: areaSlug, type: segment, quarter, count: listingCount, median: pricePerSqm }
}

type LevelForecast = Omit<Growth, 'outcomes'> & { readonly nowcast: number }

/** Measures growth from the estimated level, not from the last median: its noise would count as growth. */
function asFactors({ mean, lo80, hi80, nowcast, isClamped }: LevelForecast): Omit<Growth, 'outcomes'> {
  const factors = (path: readonly number[]): number[] => path.map((value) => value / nowcast)
  return { mean: factors(mean), lo80: factors(lo80), hi80: factors(hi80), isClamped }
}

function unlessTooShort<T>(otherwise: T, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ForecastInputError && error.fault !== 'not-positive') return otherwise
    throw error
  }
}
