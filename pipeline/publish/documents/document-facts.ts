import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type { CommuneIntelligence, MarketActivity } from '../../../models/contracts/places/commune.ts'
import { FORECASTS_PATH, type Forecast, type ForecastIndex } from '../../../models/contracts/market/forecast.ts'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'

/** What documents are written from: the indexes that the tools answer from, so that both say the same. */
export interface DocumentFacts {
  intelligence: Readonly<Record<string, CommuneIntelligence>>
  /** By `seriesKey`. */
  trends: ReadonlyMap<string, TrendSeries>
  /** By slug of the commune. */
  forecasts: ReadonlyMap<string, readonly Forecast[]>
  activity: ReadonlyMap<string, readonly MarketActivity[]>
  /** Of communes, by slug. */
  agencies: ReadonlyMap<string, TownAgencies>
  marketIndex: MarketIndex
}

/** @param directory of a release whose indexes are written */
export function readDocumentFacts(directory: string): DocumentFacts {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(directory, path), 'utf8')) as T
  const towns = read<TownAgencies[]>(RELEASE_PATHS.agencies).filter(({ town }) => town.kind === 'commune')
  return {
    intelligence: read(RELEASE_PATHS.intelligence),
    trends: new Map(read<TrendSeries[]>(RELEASE_PATHS.trends).map((series) => [seriesKey(series), series])),
    forecasts: Map.groupBy(read<ForecastIndex>(FORECASTS_PATH).forecasts, ({ communeSlug }) => communeSlug),
    activity: Map.groupBy(read<MarketActivity[]>(RELEASE_PATHS.activity), ({ communeSlug }) => communeSlug),
    agencies: new Map(towns.map((town) => [town.town.slug, town])),
    marketIndex: read(RELEASE_PATHS.marketIndex),
  }
}

export function seriesKey(series: Pick<TrendSeries, 'areaLevel' | 'areaSlug' | 'listingType' | 'segment'>): string {
  return `${series.areaLevel}/${series.areaSlug}/${series.listingType}/${series.segment}`
}

/** The six series of an area, in the order in which documents list them. */
export const SHOWN_SERIES = (['sale', 'rent'] as const).flatMap((listingType) =>
  (['all', 'apartment', 'house'] as const).map((segment) => ({ listingType, segment })),
)
