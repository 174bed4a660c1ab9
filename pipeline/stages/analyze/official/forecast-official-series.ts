import type { OfficialForecast, OfficialIndexForecast } from '../../../../models/contracts/market/official-forecast.ts'
import { INTERVAL_LEVEL, STEPS } from '../../../../models/forecast/horizon.ts'
import { forecastAnnual } from '../../../../models/forecast/official/annual-forecast.ts'
import { forecastIndex } from '../../../../models/forecast/official/index-forecast.ts'
import { formatQuarter, parseQuarter, quarterOfDate } from '../../../../models/kernel/quarter.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { communesByArea, type OfficialFacts } from './official-facts.ts'
import type { IndexPoint } from './index-points.ts'

const CONDITIONS = { all: 'all', existing: 'existing', new_build: 'vefa' } as const

/**
 * Sorted by commune and series; a commune that others merged into has one, as the office lists it. A series whose forecast year is over has no
 * forecast; nor has a commune without a figure of the last year.
 */
export function officialForecasts({ officialPrices, communes }: OfficialFacts, asOf: string): OfficialForecast[] {
  const areas = communesByArea({ communes })
  const known = officialPrices.filter(({ year }) => String(year) < asOf.slice(0, 4))
  const bySeries = Map.groupBy(known, ({ listing_type, segment, basis, age }) =>
    [listing_type, segment, basis, age].join(),
  )
  const forecasts = [...bySeries.values()].flatMap((rows) => {
    const { listing_type: listingType, segment, basis, age } = rows[0]!
    const outlook = forecastAnnual(rows)
    const record = {
      intervalLevel: INTERVAL_LEVEL,
      skill: outlook.skill === null ? null : roundTo(outlook.skill, 3),
      beatsNoChange: outlook.beatsNoChange,
      weight: roundTo(outlook.weight, 2),
      coverage: outlook.coverage === null ? null : roundTo(outlook.coverage, 3),
      judgedYears: outlook.judgedYears,
    }
    const decimals = listingType === 'rent' ? 1 : 0
    return outlook.forecasts.flatMap(({ area: communeSlug, year, lastValue, mean, lo80, hi80 }) =>
      String(year) < asOf.slice(0, 4) || !areas.has(communeSlug)
        ? []
        : [
            {
              communeSlug,
              listingType,
              segment,
              basis,
              condition: CONDITIONS[age],
              lastYear: year - 1,
              lastPricePerSqm: roundTo(lastValue, 2),
              year,
              pricePerSqm: roundTo(mean, decimals),
              low: roundTo(lo80, decimals),
              high: roundTo(hi80, decimals),
              changePercent: Math.round(100 * (mean / lastValue - 1)),
              ...record,
            },
          ],
    )
  })
  const key = (one: OfficialForecast): string =>
    [one.communeSlug, one.listingType, one.segment, one.basis, one.condition].join(' ')
  return forecasts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** @param points without gaps, oldest first @returns undefined when the four quarters are over */
export function officialIndexForecast(points: readonly IndexPoint[], asOf: string): OfficialIndexForecast | undefined {
  const last = points.at(-1)
  if (last === undefined || parseQuarter(last.quarter) + STEPS.length < quarterOfDate(asOf)) return undefined
  const { mean, lo80, hi80, share, coverage } = forecastIndex(points.map(({ value }) => value))
  return {
    lastQuarter: last.quarter,
    lastValue: last.value,
    predictions: mean.map((value, index) => ({
      quarter: formatQuarter(parseQuarter(last.quarter) + index + 1),
      value: roundTo(value, 1),
      low: roundTo(lo80[index]!, 1),
      high: roundTo(hi80[index]!, 1),
      changePercent: Math.round(100 * (value / last.value - 1)),
    })),
    intervalLevel: INTERVAL_LEVEL,
    skill: share.skill === null ? null : roundTo(share.skill, 3),
    beatsNoChange: share.beatsNoChange,
    weight: roundTo(share.weights.at(-1)!, 2),
    coverage: coverage === null ? null : roundTo(coverage, 3),
    judgedQuarters: share.origins,
  }
}
