import type { Tested } from '../../../models/valuation/model/confidence-record.ts'
import { NATION } from '../nation.ts'
import type { PaidToAsked } from '../../../models/contracts/market/paid-to-asked.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { ListingEstimate, ListingEstimates, PriceComparable } from '../../../models/contracts/market/valuation.ts'
import type { CitedSource, CommuneRecord, MarketActivity } from '../../../models/contracts/places/commune.ts'
import type { CommuneCommute, CommuteIndex } from '../../../models/contracts/places/commute.ts'
import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import type { StationPoint } from '../../../models/contracts/places/station.ts'
import type { Commune } from '../../../models/kernel/commune.ts'
import { officialArea } from '../../../models/places/official-area.ts'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { amountOn, type LegalAmount } from '../../../models/law/parameters/value-on.ts'
import { toListingEstimate } from '../../../models/adverts/listing/listing-estimate.ts'

/** Facts for the document of a listing: the record, and what the release knows around it. */
export interface ListingPageFacts {
  listing: ListingRecord
  /** ISO date to which ages of facts are counted. */
  asOf: string
  /** Null abroad, or where the place is not resolved. */
  commune: Pick<Commune, 'slug' | 'name'> | null
  /** Feeds by id. */
  sources: ReadonlyMap<string, CitedSource>
  /** Null for what is not valued: no single home, or of unknown area or place. */
  estimate: ListingEstimate | null
  /** Null for the document of the record alone, which is written before the rest of a release. */
  market: ListingMarket | null
}

/** Market facts of a release around a listing. */
export interface ListingMarket {
  communes: ReadonlyMap<string, CommuneRecord>
  commune: CommuneRecord | null
  /** Newest level of the commune for such homes; null for what is no flat and no house. */
  level: (Pick<TrendSeries, 'listingType'> & { segment: 'apartment' | 'house'; point: TrendPoint }) | null
  /** Levels of such homes in the country; undefined where none is known. */
  country: TrendSeries | undefined
  /** How many prices of homes held out the intervals of such estimates held; null where that is not known. */
  tested: Tested | null
  activity: MarketActivity | null
  commute: CommuneCommute | null
  /** Null in a release without outlines. */
  outlines: CommuneOutlines | null
  /** Stations and stops of the tram. */
  stations: readonly StationPoint[]
  /** Ratios of what is paid to what is asked in the commune. */
  paidToAsked: readonly PaidToAsked[]
  similar: readonly ListingRecord[]
  /** By id of the listing. */
  similarEstimates: ReadonlyMap<string, ListingEstimates[string]>
  /** Null in a release without the law of renting. */
  depositMonths: LegalAmount | null
  /** Fields that enough different readers called wrong. */
  corrections: readonly { field: string; reporters: number }[]
}

/** Queries to a release for a page; the server answers from memory, the pipeline from the indexes that it has written. */
export interface ListingSurroundings {
  asOf: string
  communes: ReadonlyMap<string, CommuneRecord>
  /** By `areaLevel/areaSlug/listingType/segment`. */
  trends: ReadonlyMap<string, TrendSeries>
  /** By slug of the commune. */
  activity: ReadonlyMap<string, readonly MarketActivity[]>
  commute: CommuteIndex | null
  /** Null in a release without outlines. */
  outlines: CommuneOutlines | null
  /** Stations and stops of the tram. */
  stations: readonly StationPoint[]
  /** By slug of the commune. */
  paidToAsked: ReadonlyMap<string, readonly PaidToAsked[]>
  estimates: ReadonlyMap<string, ListingEstimates[string]>
  /** How many prices of homes held out the intervals of estimates held; null where that is not known. */
  tested(listingType: ListingRecord['listingType']): Tested | null
  /** Null in a release without law. */
  legal: LegalFacts | null
  sources: ReadonlyMap<string, CitedSource>
  similarTo(listing: ListingRecord): readonly ListingRecord[]
}

/** Gathers what the page of a listing shows. @param comparables of its estimate, which only the packed record has */
export function listingPageFacts(
  listing: ListingRecord,
  release: ListingSurroundings,
  corrections: ListingMarket['corrections'] = [],
  comparables: PriceComparable[] = [],
): ListingPageFacts {
  const { asOf, communes, sources } = release
  const slug = listing.communeSlug
  const commune = slug === null ? null : (communes.get(slug) ?? null)
  const similar = release.similarTo(listing)
  const known = similar.flatMap(({ id }) => {
    const found = release.estimates.get(id)
    return found === undefined ? [] : [[id, found] as const]
  })
  const market = {
    communes,
    commune,
    level: levelOf(listing, release),
    country: release.trends.get(`nation/${NATION}/${listing.listingType}/all`),
    tested: release.tested(listing.listingType),
    activity: activityOf(listing, release),
    commute: slug === null ? null : (release.commute?.communes[slug] ?? null),
    outlines: release.outlines,
    stations: release.stations,
    paidToAsked: commune === null ? [] : (release.paidToAsked.get(officialArea(commune)) ?? []),
    similar,
    similarEstimates: new Map(known),
    depositMonths: release.legal === null ? null : amountOn(release.legal, 'deposit_months', asOf),
    corrections,
  }
  const estimate = toListingEstimate(release.estimates.get(listing.id), listing, comparables)
  return { listing, asOf, commune, sources, estimate, market }
}

function levelOf(
  { communeSlug, listingType, segment }: ListingRecord,
  { trends }: ListingSurroundings,
): ListingMarket['level'] {
  if (communeSlug === null || segment === null) return null
  const point = trends.get(`commune/${communeSlug}/${listingType}/${segment}`)?.points.at(-1)
  return point ? { listingType, segment, point } : null
}

function activityOf({ communeSlug, listingType, segment }: ListingRecord, { activity }: ListingSurroundings) {
  const known = communeSlug === null ? [] : (activity.get(communeSlug) ?? [])
  const of = (wanted: string) => known.find((one) => one.listingType === listingType && one.segment === wanted)
  return of(segment ?? 'all') ?? null
}
