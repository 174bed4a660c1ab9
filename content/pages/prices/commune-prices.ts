import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { seriesKey, SHOWN_SERIES, type MarketFacts } from '../market-facts.ts'

/** Prices of one commune in the newest quarter, and the official ones beside them. */
export interface CommunePrices {
  commune: CommuneRecord
  apartment: TrendPoint | undefined
  house: TrendPoint | undefined
  apartmentRent: TrendPoint | undefined
  /** Official means of prices asked; undefined where none is published. */
  official: Readonly<Record<'apartment' | 'house', OfficialFigure | undefined>>
  /** New adverts of apartments and houses, for sale and to let; null where no series counts them. */
  newAdverts: number | null
}

/** The newest levels of every commune, in their order. */
export function communePrices({ communes, trends }: Pick<MarketFacts, 'communes' | 'trends'>): CommunePrices[] {
  return communes.map((commune) => {
    const seriesOf = (
      listingType: TrendSeries['listingType'],
      segment: TrendSeries['segment'],
    ): TrendSeries | undefined =>
      trends.get(seriesKey({ areaLevel: 'commune', areaSlug: commune.slug, listingType, segment }))
    const newest = (...kind: Parameters<typeof seriesOf>): TrendPoint | undefined => seriesOf(...kind)?.points.at(-1)
    const asked = (seriesOf('sale', 'all')?.official ?? []).filter(
      (figure) => figure.basis === 'asking' && figure.isHistory !== true,
    )
    const counted = SHOWN_SERIES.filter(({ segment }) => segment !== 'all').flatMap(
      ({ listingType, segment }) => newest(listingType, segment) ?? [],
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
      newAdverts: counted.length === 0 ? null : counted.reduce((sum, { listingCount }) => sum + listingCount, 0),
    }
  })
}

/** Periods that the official means shown speak of, in order. */
export function officialPeriods(prices: readonly CommunePrices[]): string[] {
  const figures = prices.flatMap(({ official }) => [official.apartment, official.house])
  return [...new Set(figures.flatMap((figure) => figure?.period ?? []))].sort()
}

/** Sources that the official means shown were taken from. */
export function officialSources(prices: readonly CommunePrices[]): string[] {
  const figures = prices.flatMap(({ official }) => [official.apartment, official.house])
  return [...new Set(figures.flatMap((figure) => figure?.source ?? []))].sort()
}
