import type { PastForecast } from '../../../models/contracts/market/record.ts'
import { trendKey, type TrendPoint } from '../../../models/contracts/market/trend.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

type Level = Pick<TrendPoint, 'quarter' | 'pricePerSqm' | 'low' | 'high' | 'dataAvailability'>

/** Asking prices of a commune by quarter, and past forecasts of its sale prices beside what came. */
export interface PriceRecord {
  communeSlug: string
  /** All homes, oldest first. */
  sale: Level[]
  rent: Level[]
  /** A year ahead, oldest first; empty also in releases made before they were included. */
  pastForecasts: readonly Omit<PastForecast, 'subject'>[]
  asOf: string
  releaseId: string
  sample: boolean
}

/** @throws NotFoundError */
export function getPriceRecord(facts: ReleaseFacts, { slug: text }: { slug: string }): PriceRecord {
  const { slug } = resolveCommune(facts, text)
  const levels = (listingType: 'sale' | 'rent'): Level[] => {
    const series = facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug: slug, listingType, segment: 'all' }))
    return (series?.points ?? []).map(({ quarter, pricePerSqm, low, high, dataAvailability }) => {
      return { quarter, pricePerSqm, low, high, dataAvailability }
    })
  }
  return {
    communeSlug: slug,
    sale: levels('sale'),
    rent: levels('rent'),
    pastForecasts: (facts.pastForecasts.get(slug) ?? []).map(({ subject: _, ...forecast }) => forecast),
    asOf: facts.asOf,
    releaseId: facts.id,
    sample: facts.sample,
  }
}
