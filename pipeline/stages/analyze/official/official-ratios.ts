import type { PaidToAsked } from '../../../../models/contracts/market/paid-to-asked.ts'
import { INTERVAL_LEVEL } from '../../../../models/forecast/horizon.ts'
import { officialPanels } from '../../../../models/forecast/paid-to-asked/official-panels.ts'
import { paidToAsked } from '../../../../models/forecast/paid-to-asked/paid-to-asked.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { communesByArea, type OfficialFacts } from './official-facts.ts'

const SOURCE = 'reference:official-prices'
const CONDITIONS = { existing: 'existing', new_build: 'vefa' } as const

/**
 * Sorted by commune and condition; a commune that others merged into has one, as the office lists it. None once the year that they were expected for
 * is over.
 */
export function officialRatios({ officialPrices, communes }: OfficialFacts, asOf: string): PaidToAsked[] {
  const thisYear = Number(asOf.slice(0, 4))
  const areas = communesByArea({ communes })
  const known = officialPrices.filter(
    ({ listing_type, segment, year }) => listing_type === 'sale' && segment === 'apartment' && year < thisYear,
  )
  const found = [...officialPanels(known)].flatMap(([kind, panel]) => {
    const { ratios, skill, coverage, judgedYears } = paidToAsked(panel)
    if (skill === null || coverage === null) return []
    return ratios
      .filter(({ area, year }) => year >= thisYear && areas.has(area))
      .map(({ area, year, ratio, lo80, hi80, lastRatio, years }) => ({
        communeSlug: area,
        segment: 'apartment' as const,
        condition: CONDITIONS[kind],
        year,
        ratio: roundTo(ratio, 3),
        low: roundTo(lo80, 3),
        high: roundTo(hi80, 3),
        intervalLevel: INTERVAL_LEVEL,
        lastYear: year - 1,
        lastRatio: roundTo(lastRatio, 3),
        years,
        skill: roundTo(skill, 3),
        coverage: roundTo(coverage, 3),
        judgedYears,
        source: SOURCE,
      }))
  })
  const key = ({ communeSlug, condition }: PaidToAsked): string => `${communeSlug} ${condition}`
  return found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
