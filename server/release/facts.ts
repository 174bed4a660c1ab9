import { NATION } from '../../content/pages/nation.ts'
import type { TownAgencies } from '../../models/contracts/listings/agencies.ts'
import type { CommuneIntelligence, CommuneRecord, MarketActivity } from '../../models/contracts/places/commune.ts'
import type { CommuteIndex } from '../../models/contracts/places/commute.ts'
import type { CommuneOutlines } from '../../models/contracts/places/outlines.ts'
import type { StationPoint } from '../../models/contracts/places/station.ts'
import type { Forecast, ForecastIndex } from '../../models/contracts/market/forecast.ts'
import type { OfficialForecast, OfficialIndexForecast } from '../../models/contracts/market/official-forecast.ts'
import type { OfficialNowcast } from '../../models/contracts/market/official-nowcast.ts'
import type { PaidToAsked } from '../../models/contracts/market/paid-to-asked.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { MarketIndex } from '../../models/contracts/market/market-index.ts'
import type { OfficialSeriesIndex } from '../../models/contracts/release/official-series-index.ts'
import type { PastForecast, PublicRecord } from '../../models/contracts/market/record.ts'
import { trendKey, type TrendSeries } from '../../models/contracts/market/trend.ts'
import type { ListingEstimates, ListingType } from '../../models/contracts/market/valuation.ts'
import type { SimilarListings } from '../../models/adverts/listing/similar-listings.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import type { SearchIndex } from '../../models/search/index/search-index.ts'
import type { ValuationModel } from '../../models/valuation/model/model.ts'

/** Indexes of a release for queries. */
export interface ReleaseFacts {
  id: string
  asOf: string
  sample: boolean
  /** Listings on offer, newest first. */
  listings: readonly ListingRecord[]
  /** Listings on offer and stale ones: those have a page, but are in no search, count or statistic. */
  listingById: ReadonlyMap<string, ListingRecord>
  /** Search index of the listings with a known commune. */
  search: SearchIndex
  /** The same for searches by facts alone; it may lack what is read in texts. */
  filters: SearchIndex
  /** Finds similar listings. */
  similar: SimilarListings<ListingRecord>
  /** Listing id by advert id. */
  aliases: ReadonlyMap<string, string>
  /** Communes by slug, sorted by slug. */
  communes: ReadonlyMap<string, CommuneRecord>
  /** Names of communes, localities and quarters, to resolve free text. */
  gazetteer: Gazetteer
  intelligence: ReadonlyMap<string, CommuneIntelligence>
  /** Series by `trendKey`. */
  trends: ReadonlyMap<string, TrendSeries>
  marketIndex: MarketIndex
  /** Activity by commune slug. */
  activity: ReadonlyMap<string, readonly MarketActivity[]>
  /** Agencies by town slug. */
  agencies: ReadonlyMap<string, TownAgencies>
  /** Forecasts by `forecastKey`; empty when the release carries none. */
  forecasts: ReadonlyMap<string, Forecast>
  forecastRefusals: ReadonlyMap<string, ForecastIndex['refusals'][number]>
  /** Forecasts of official figures, by commune slug. */
  officialForecasts: ReadonlyMap<string, readonly OfficialForecast[]>
  officialIndexForecast: OfficialIndexForecast | null
  /** Quarters of the official index that are over and of which the release holds no official figure. */
  officialNowcasts: readonly OfficialNowcast[]
  /** Ratios of what is paid to what is asked, by commune slug. */
  paidToAsked: ReadonlyMap<string, readonly PaidToAsked[]>
  /** Official series with their history; null in releases made before they were included. */
  officialSeries: OfficialSeriesIndex | null
  /** How past figures did; null in releases made before it was included. */
  record: PublicRecord | null
  /** Past forecasts of a year ahead, oldest first, by commune slug; empty in releases made before they were included. */
  pastForecasts: ReadonlyMap<string, readonly PastForecast[]>
  /** Minutes to places of work, by commune; null in releases made before they were included. */
  commute: CommuteIndex | null
  /** Outlines of the communes; null in releases from before they were drawn. */
  outlines: CommuneOutlines | null
  /** Stations and stops of the tram. */
  stations: readonly StationPoint[]
  /** Dated parameters of law and practice; null in releases made before they were included. */
  legal: LegalFacts | null
  /** Trained models; none for a release with too few adverts. */
  valuations: ReadonlyMap<ListingType, ValuationModel>
  /** Estimate, low and high by listing id. */
  estimates: ReadonlyMap<string, ListingEstimates[string]>
}

/** Day and id of the release that a document comes from, and whether it is a sample. */
export function originOf({ asOf, id, sample }: Pick<ReleaseFacts, 'asOf' | 'id' | 'sample'>) {
  return { asOf, releaseId: id, sample }
}

export function forecastKey(forecast: Pick<Forecast, 'communeSlug' | 'propertyType'>): string {
  return `${forecast.communeSlug}/${forecast.propertyType}`
}

/** The series of all homes of the country. */
export function countrySeries(
  { trends }: Pick<ReleaseFacts, 'trends'>,
  listingType: TrendSeries['listingType'],
): TrendSeries | undefined {
  return trends.get(trendKey({ areaLevel: 'nation', areaSlug: NATION, listingType, segment: 'all' }))
}
