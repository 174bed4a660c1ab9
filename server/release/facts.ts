import type { TownAgencies } from '../../models/contracts/listings/agencies.ts'
import type { CommuneIntelligence, CommuneRecord, MarketActivity } from '../../models/contracts/places/commune.ts'
import type { CommuteIndex } from '../../models/contracts/places/commute.ts'
import type { Forecast, ForecastIndex } from '../../models/contracts/market/forecast.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { MarketIndex } from '../../models/contracts/market/market-index.ts'
import type { TrendSeries } from '../../models/contracts/market/trend.ts'
import type { ListingEstimates, ListingType } from '../../models/contracts/market/valuation.ts'
import type { SimilarListings } from '../../models/adverts/listing/similar-listings.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import type { SearchIndex } from '../../models/search/index/search-index.ts'
import type { ValuationModel } from '../../models/valuation/model/model.ts'

/** The indexes of a release, as queries read them. */
export interface ReleaseFacts {
  id: string
  asOf: string
  sample: boolean
  /** Active listings, newest first. */
  listings: readonly ListingRecord[]
  listingById: ReadonlyMap<string, ListingRecord>
  /** Over the listings of a known commune. */
  search: SearchIndex
  /** Finds listings like one. */
  similar: SimilarListings<ListingRecord>
  /** Id of any advert to the id of its listing. */
  aliases: ReadonlyMap<string, string>
  /** By slug, in the order of the slugs. */
  communes: ReadonlyMap<string, CommuneRecord>
  /** Names of communes, localities and quarters, for whatever people write. */
  gazetteer: Gazetteer
  intelligence: ReadonlyMap<string, CommuneIntelligence>
  /** By `trendKey`. */
  trends: ReadonlyMap<string, TrendSeries>
  marketIndex: MarketIndex
  /** By slug of the commune. */
  activity: ReadonlyMap<string, readonly MarketActivity[]>
  /** By slug of the town. */
  agencies: ReadonlyMap<string, TownAgencies>
  /** By `forecastKey`; empty while releases carry no forecasts. */
  forecasts: ReadonlyMap<string, Forecast>
  forecastRefusals: ReadonlyMap<string, ForecastIndex['refusals'][number]>
  /** Minutes to places of work, by commune; null in releases from before they were carried. */
  commute: CommuteIndex | null
  /** Dated parameters of law and practice; null in releases from before they were carried. */
  legal: LegalFacts | null
  /** The trained models; a release of too few adverts has none. */
  valuations: ReadonlyMap<ListingType, ValuationModel>
  /** By id of the listing: estimate, low and high. */
  estimates: ReadonlyMap<string, ListingEstimates[string]>
}

export function trendKey(series: Pick<TrendSeries, 'areaLevel' | 'areaSlug' | 'listingType' | 'segment'>): string {
  return `${series.areaLevel}/${series.areaSlug}/${series.listingType}/${series.segment}`
}

export function forecastKey(forecast: Pick<Forecast, 'communeSlug' | 'propertyType'>): string {
  return `${forecast.communeSlug}/${forecast.propertyType}`
}
