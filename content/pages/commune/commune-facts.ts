import { officialArea } from '../../../models/places/official-area.ts'
import { scoredCommunes } from '../../../models/liveability/scored-communes.ts'
import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type {
  CitedSource,
  CommuneIntelligence,
  CommuneRecord,
  MarketActivity,
} from '../../../models/contracts/places/commune.ts'
import type { Forecast, FORECAST_REFUSALS, ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import type { OfficialForecast } from '../../../models/contracts/market/official-forecast.ts'
import { OFFICIAL_PRICE_SERIES, type OfficialSeries } from '../../../models/contracts/market/official-series.ts'
import type { EstimatedHome } from '../listing/listing-card.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { areasOf, seriesOfAreas } from '../../../models/prices/official-series/area-series.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { NATION } from '../nation.ts'
import { citedSources, newestPoint, type MarketFacts, type ReleaseFacts } from '../market-facts.ts'
import type { Canton } from '../../../models/kernel/canton.ts'

/** Ranks that 90 % of the variants of the method give. */
export interface RankRange {
  low: number
  high: number
}

export interface Neighbour {
  commune: CommuneRecord
  distanceM: number
  /** Trend of all dwellings for sale. */
  sale: TrendSeries | undefined
}

export interface OfficialHistory {
  /** The commune first. */
  areas: readonly string[]
  series: readonly OfficialSeries[]
  /** Names of communes that have merged, by slug. */
  names: Readonly<Record<string, string>>
}

/** Reason for no forecast. */
export interface Refusal {
  /** Quarters with adverts. */
  quartersOfData: number
  reason: (typeof FORECAST_REFUSALS)[number]
}

/** Facts for the page of a commune, in any language. */
export interface CommuneFacts {
  commune: CommuneRecord
  canton: Canton | undefined
  /** Number of communes with a score: a rank is one of so many. */
  total: number
  intelligence: CommuneIntelligence
  rankRange: RankRange | undefined
  series(listingType: TrendSeries['listingType'], segment: TrendSeries['segment']): TrendSeries | undefined
  forecasts: readonly Forecast[]
  /** Where there is no forecast. */
  refusals: ReadonlyMap<ForecastPropertyType, Refusal>
  /** Forecasts of the official figures. */
  officialForecasts: readonly OfficialForecast[]
  /** Official series of the commune, with those of the communes that it merged with. */
  officialHistory: OfficialHistory
  activity: readonly MarketActivity[]
  /** Kinds of listings that are on offer anywhere in the country: of another kind it is not known how many there are. */
  offered: ReadonlySet<TrendSeries['listingType']>
  agencies: TownAgencies | undefined
  /** Newest first. */
  listings: readonly EstimatedHome[]
  /** Nearest first. */
  neighbours: readonly Neighbour[]
  /** Sources of every figure of the page. */
  sources: readonly CitedSource[]
  /** All other communes, in their order. */
  others: readonly CommuneRecord[]
  outlines: MarketFacts['outlines']
  places: CommunePlaces
  /** Level in the country of all homes for sale. */
  nation: TrendPoint | undefined
  release: ReleaseFacts
}

interface Place {
  name: string
  latitude: number
  longitude: number
}

/** Points on the map of a commune. */
export interface CommunePlaces {
  localities: readonly Place[]
  /** Stations and stops of the tram. */
  stops: readonly Place[]
  /** Homes on offer by point, and how many of them are for sale; exact: known to the street. */
  homes: readonly { latitude: number; longitude: number; isExact: boolean; count: number; forSale: number }[]
  /** Homes on offer of which only the commune is known. */
  unplaced: number
}

/** Facts that no index of a release holds by commune. */
export interface CommuneExtras {
  /** By slug. */
  cantons: ReadonlyMap<string, Canton>
  rankRanges: ReadonlyMap<string, RankRange>
  listings: ReadonlyMap<string, readonly EstimatedHome[]>
  refusals: ReadonlyMap<string, ReadonlyMap<ForecastPropertyType, Refusal>>
  places: ReadonlyMap<string, CommunePlaces>
}

const NEIGHBOURS = 6

/** Picks what concerns one commune. */
export function communeFacts(commune: CommuneRecord, facts: MarketFacts, extras: CommuneExtras): CommuneFacts {
  const { slug } = commune
  const seriesOf =
    (areaSlug: string): CommuneFacts['series'] =>
    (listingType, segment) =>
      facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment }))
  const intelligence = facts.intelligence[slug]!
  const official = (['sale', 'rent'] as const).flatMap(
    (listingType) => seriesOf(slug)(listingType, 'all')?.official ?? [],
  )
  const officialHistory = historyOf(facts, slug)
  return {
    commune,
    canton: extras.cantons.get(commune.canton),
    total: scoredCommunes(facts.communes),
    intelligence,
    rankRange: extras.rankRanges.get(slug),
    series: seriesOf(slug),
    forecasts: facts.forecasts.get(slug) ?? [],
    refusals: extras.refusals.get(slug) ?? new Map(),
    officialForecasts: facts.officialForecasts.get(officialArea(commune)) ?? [],
    officialHistory,
    activity: facts.activity.get(slug) ?? [],
    offered: new Set(
      [...facts.activity.values()].flat().flatMap((row) => (row.activeListings > 0 ? [row.listingType] : [])),
    ),
    agencies: facts.agencies.get(slug),
    listings: extras.listings.get(slug) ?? [],
    neighbours: nearest(commune, facts.communes).map((neighbour) => ({
      ...neighbour,
      sale: seriesOf(neighbour.commune.slug)('sale', 'all'),
    })),
    sources: citedSources(facts.release, [
      ...intelligence.sources.map(({ id }) => id),
      ...official.map(({ source }) => source),
      ...(facts.officialForecasts.has(officialArea(commune)) ? ['reference:official-prices'] : []),
      ...officialHistory.series.flatMap(({ sources }) => sources),
    ]),
    others: facts.communes.filter((other) => other.slug !== slug),
    outlines: facts.outlines,
    places: extras.places.get(slug) ?? { localities: [], stops: [], homes: [], unplaced: 0 },
    nation: newestPoint(facts, { areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'all' }),
    release: facts.release,
  }
}

/** Price series and sales of a commune and of the communes that it merged with; series without any figure there are left out. */
function historyOf(
  { officialSeries: { series, names } }: Pick<MarketFacts, 'officialSeries'>,
  slug: string,
): OfficialHistory {
  const areas = areasOf(series, slug)
  const own = series
    .filter((one) => OFFICIAL_PRICE_SERIES.some((name) => name === one.series))
    .map((one) => seriesOfAreas(one, areas))
    .filter(({ points }) => points.length > 0)
  return { areas, series: own, names }
}

function nearest(
  commune: CommuneRecord,
  communes: readonly CommuneRecord[],
): { commune: CommuneRecord; distanceM: number }[] {
  return communes
    .filter(({ slug }) => slug !== commune.slug)
    .map((other) => ({ commune: other, distanceM: distanceM(commune, other) }))
    .sort((a, b) => a.distanceM - b.distanceM || (a.commune.slug < b.commune.slug ? -1 : 1))
    .slice(0, NEIGHBOURS)
}
