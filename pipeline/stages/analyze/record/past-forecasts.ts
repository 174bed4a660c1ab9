import type { AdjustedMedianRow } from '../../../../models/contracts/market/adjusted-median.ts'
import { FORECAST_MINIMUM_QUARTERS, NATION_SLUG } from '../../../../models/contracts/market/forecast.ts'
import type { FirstLevel } from '../../../../models/contracts/market/record.ts'
import { STEPS } from '../../../../models/forecast/horizon.ts'
import { formatQuarter } from '../../../../models/kernel/quarter.ts'
import { RECORDED_QUARTERS } from '../../../../models/record/first-figures.ts'
import { forecastRows, type Stated } from '../../../../models/record/record-rows.ts'
import { NATION, ORIGINS, pastOutcomes, priceOutlooks, type Outlook, type PastOutcomes } from '../price-outlook.ts'

/** Levels of past quarters as they were first known, and the medians of all quarters, of one property type. */
export interface PastLevels {
  levels: readonly FirstLevel[]
  medians: readonly AdjustedMedianRow[]
}

/** The forecasts that would have been published at the end of each quarter with levels, by the method of today. */
export function pastForecasts({ levels, medians }: PastLevels): Stated[] {
  const past = pastOutcomes(medians, ORIGINS + RECORDED_QUARTERS)
  return [...Map.groupBy(levels, ({ quarter }) => quarter)].flatMap(([quarter, own]) => {
    const known = medians.filter((median) => median.quarter <= quarter)
    return forecastsThen(own, known, priceOutlooks(known, outcomesBy(past, quarter)))
  })
}

/** Outcomes that a back-test at the end of the quarter would have found. */
function outcomesBy(past: PastOutcomes, last: number): PastOutcomes {
  return new Map(
    [...past].map(([area, outcomes]) => [
      area,
      outcomes.filter(({ origin, quarter }) => quarter <= last && origin >= last - ORIGINS),
    ]),
  )
}

function forecastsThen(
  levels: readonly FirstLevel[],
  medians: readonly AdjustedMedianRow[],
  outlooks: ReadonlyMap<string, Outlook>,
): Stated[] {
  const known = Map.groupBy(medians, ({ areaLevel, areaSlug }) => `${areaLevel} ${areaSlug}`)
  return levels.flatMap(({ areaLevel, areaSlug, segment, quarter, pricePerSqm }) => {
    const own = known.get(`${areaLevel} ${areaSlug}`) ?? []
    const outlook = outlooks.get(areaLevel === 'nation' ? NATION : areaSlug)
    if (!outlook || own.filter(({ listingCount }) => listingCount > 0).length < FORECAST_MINIMUM_QUARTERS) return []
    const level = Math.round(pricePerSqm)
    const predictions = STEPS.map((step, index) => ({
      quarter: formatQuarter(quarter + step),
      predictedValue: Math.round(level * outlook.mean[index]!),
      confidenceLow: Math.round(level * outlook.lo80[index]!),
      confidenceHigh: Math.round(level * outlook.hi80[index]!),
    }))
    const forecast = {
      communeSlug: areaLevel === 'nation' ? NATION_SLUG : areaSlug,
      propertyType: segment,
      generatedForQuarter: formatQuarter(quarter),
      predictions,
      history: [{ quarter: formatQuarter(quarter), pricePerSqm: level }],
      intervalLevel: 0.8,
    }
    return forecastRows(forecast, { origin: 'backfilled', releaseId: null })
  })
}
