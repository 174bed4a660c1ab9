import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { PriceSegment } from '../../html/addresses.ts'
import type { MarketFacts } from '../market-facts.ts'

/** Homes of which an office publishes means by commune. */
type OfficialSegment = Exclude<PriceSegment, 'all'>

/** Prices of one commune in the newest quarter, and the official ones beside them. */
export interface CommunePrices {
  commune: CommuneRecord
  apartment: TrendPoint | undefined
  house: TrendPoint | undefined
  apartmentRent: TrendPoint | undefined
  /** Official means of prices asked; undefined where none is published. */
  official: Readonly<Record<OfficialSegment, OfficialFigure | undefined>>
}

/** The newest levels of every commune, in their order. */
export function communePrices({ communes, trends }: Pick<MarketFacts, 'communes' | 'trends'>): CommunePrices[] {
  return communes.map((commune) => {
    const seriesOf = (
      listingType: TrendSeries['listingType'],
      segment: TrendSeries['segment'],
    ): TrendSeries | undefined =>
      trends.get(trendKey({ areaLevel: 'commune', areaSlug: commune.slug, listingType, segment }))
    const newest = (...kind: Parameters<typeof seriesOf>): TrendPoint | undefined => seriesOf(...kind)?.points.at(-1)
    const asked = (seriesOf('sale', 'all')?.official ?? []).filter(
      (figure) => figure.basis === 'asking' && figure.isHistory !== true,
    )
    return {
      commune,
      apartment: newest('sale', 'apartment'),
      house: newest('sale', 'house'),
      apartmentRent: newest('rent', 'apartment'),
      official: {
        apartment: asked.find(({ segment }) => segment === 'apartment'),
        house: asked.find(({ segment }) => segment === 'house'),
      },
    }
  })
}

/** Periods that the official means shown speak of, in order. */
export function officialPeriods(prices: readonly CommunePrices[], segment: OfficialSegment): string[] {
  return [...new Set(prices.flatMap(({ official }) => official[segment]?.period ?? []))].sort()
}

/** Sources that the official means shown were taken from. */
export function officialSources(prices: readonly CommunePrices[], segment: OfficialSegment): string[] {
  return [...new Set(prices.flatMap(({ official }) => official[segment]?.source ?? []))].sort()
}
