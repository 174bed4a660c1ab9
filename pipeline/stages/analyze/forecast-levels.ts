import type { AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import { FORECAST_MINIMUM_QUARTERS, NATION_SLUG, type Forecast } from '../../../models/contracts/market/forecast.ts'
import type { TrendRow } from '../../../models/contracts/market/trend.ts'
import type { ForecastPart } from '../../../models/contracts/tables/part-tables.ts'
import { formatQuarter, parseQuarter } from '../../../models/kernel/quarter.ts'
import type { Backtest } from '../../../models/forecast/backtest-outcome.ts'
import { forecastCommentary } from '../../../content/say/forecast-commentary.ts'
import { FORECAST_MODEL_VERSION, STEPS } from '../../../models/forecast/horizon.ts'
import { commentaryFacts } from '../../../models/forecast/commentary.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import type { ForecastRefusal, ForecastRow } from './forecast-row.ts'
import { NATION, priceOutlooks, type Outlook } from './price-outlook.ts'

export type Level = Pick<TrendRow, 'areaLevel' | 'areaSlug' | 'segment' | 'quarter' | 'pricePerSqm'>

/** Forecasts every level that has the history for it, and says why of each other one. */
export function forecastLevels(
  levels: readonly Level[],
  medians: readonly AdjustedMedianRow[],
): { forecasts: ForecastRow[]; refusals: ForecastRefusal[]; parts: ForecastPart[] } {
  const history = Map.groupBy(medians, keyOf)
  const outlooks = new Map(
    [...Map.groupBy(medians, ({ segment }) => segment)].map(([segment, rows]) => [segment, priceOutlooks(rows)]),
  )
  const marketQuartersOf = new Map<string, number>(
    [...Map.groupBy(medians, ({ segment }) => segment)].map(([segment, rows]) => [
      segment,
      new Set(rows.filter(({ listingCount }) => listingCount > 0).map(({ quarter }) => quarter)).size,
    ]),
  )
  const forecasts: ForecastRow[] = []
  const refusals: ForecastRefusal[] = []
  const parts: ForecastPart[] = []
  for (const [key, points] of Map.groupBy(levels, keyOf)) {
    const { areaLevel, areaSlug, segment } = points[0]!
    const communeSlug = areaLevel === 'nation' ? NATION_SLUG : areaSlug
    const propertyType = segment as Forecast['propertyType']
    const own = history.get(key) ?? []
    const quartersOfData = own.filter(({ listingCount }) => listingCount > 0).length
    const outlook = outlooks.get(propertyType)?.get(areaLevel === 'nation' ? NATION : areaSlug)
    const refuse = (reason: ForecastRefusal['reason']): unknown =>
      refusals.push({ communeSlug, propertyType, quartersOfData, reason })
    if (quartersOfData < FORECAST_MINIMUM_QUARTERS) refuse('quarters')
    // Growth relative to an unpublished level cannot be shown.
    else if (points.at(-1)!.pricePerSqm === null) refuse('level')
    else if (!outlook) refuse('path')
    else {
      const marketQuarters = marketQuartersOf.get(propertyType)!
      forecasts.push(toForecast(communeSlug, propertyType, points, { quartersOfData, marketQuarters }, outlook))
      parts.push(...partsOf(outlook, { communeSlug, propertyType }))
    }
  }
  return { forecasts, refusals, parts }
}

function partsOf({ growth, share }: Outlook, of: Pick<ForecastPart, 'communeSlug' | 'propertyType'>): ForecastPart[] {
  return STEPS.map((steps, at) => ({
    ...of,
    steps,
    growth: growth.mean[at]!,
    share: share.weights[at]!,
    low: growth.lo80[at]!,
    high: growth.hi80[at]!,
  }))
}

function keyOf({ areaLevel, areaSlug, segment }: Pick<Level, 'areaLevel' | 'areaSlug' | 'segment'>): string {
  return `${areaLevel} ${areaSlug} ${segment}`
}

function toForecast(
  communeSlug: string,
  propertyType: Forecast['propertyType'],
  points: Level[],
  { quartersOfData: historyQuarters, marketQuarters }: { quartersOfData: number; marketQuarters: number },
  outlook: Outlook,
): ForecastRow {
  const last = points.at(-1)!
  const lastQuarter = parseQuarter(last.quarter)
  const currentValue = last.pricePerSqm!
  const predictions = STEPS.map((step, index) => {
    const predictedValue = Math.round(currentValue * outlook.mean[index]!)
    return {
      quarter: formatQuarter(lastQuarter + step),
      predictedValue,
      confidenceLow: Math.round(currentValue * outlook.lo80[index]!),
      confidenceHigh: Math.round(currentValue * outlook.hi80[index]!),
      changePercent: Math.round(100 * (predictedValue / currentValue - 1)),
    }
  })
  const end = predictions.at(-1)!
  const { isClamped, backtest, share } = outlook
  const { skill, beatsNoChange, origins: judgedQuarters } = share
  const judged = { skill, beatsNoChange, judgedQuarters, marketQuarters }
  const figures = { currentValue, ...end, ...judged, isClamped, historyQuarters, basis: 'asking' } as const
  return {
    communeSlug,
    propertyType,
    generatedForQuarter: last.quarter,
    modelVersion: FORECAST_MODEL_VERSION,
    predictions,
    commentary: forecastCommentary(commentaryFacts(figures)),
    isClamped,
    history: points.flatMap(({ quarter, pricePerSqm }) => (pricePerSqm === null ? [] : [{ quarter, pricePerSqm }])),
    intervalLevel: 0.8,
    backtest: roundedBacktest(backtest),
    ...judged,
    skill: skill === null ? null : roundTo(skill, 3),
    growthSharedBy: 'nation',
    weight: roundTo(share.weights.at(-1)!, 2),
    basis: 'asking',
  }
}

function roundedBacktest(outcome: Backtest | null): Forecast['backtest'] {
  if (outcome === null) return { mape: null, mase: null, coverage: null, naiveMape: null, quarters: 0 }
  const { mape, mase, coverage, naiveMape, quarters } = outcome
  const figure = (value: number | null): number | null => (value === null ? null : roundTo(value, 3))
  return { mape: figure(mape), mase: figure(mase), coverage: figure(coverage), naiveMape: figure(naiveMape), quarters }
}
