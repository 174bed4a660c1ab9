import type { TownAgencies } from '../../models/contracts/listings/agencies.ts'
import type { Forecast } from '../../models/contracts/market/forecast.ts'
import type { OfficialForecast, OfficialIndexForecast } from '../../models/contracts/market/official-forecast.ts'
import type { OfficialNowcast } from '../../models/contracts/market/official-nowcast.ts'
import type { MarketIndex } from '../../models/contracts/market/market-index.ts'
import type { ListingCounts } from '../../models/contracts/release/listing-counts.ts'
import type { OfficialSeriesIndex } from '../../models/contracts/release/official-series-index.ts'
import type { CommuneOutlines } from '../../models/contracts/places/outlines.ts'
import type { PublicRecord } from '../../models/contracts/market/record.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../models/contracts/market/trend.ts'
import { parseQuarter } from '../../models/kernel/quarter.ts'
import type {
  CitedSource,
  CommuneIntelligence,
  CommuneRecord,
  MarketActivity,
} from '../../models/contracts/places/commune.ts'

/** Facts for documents of the market: the indexes that the tools answer from, so that both say the same. */
export interface MarketFacts {
  intelligence: Readonly<Record<string, CommuneIntelligence>>
  /** By `trendKey`. */
  trends: ReadonlyMap<string, TrendSeries>
  /** By slug of the commune. */
  forecasts: ReadonlyMap<string, readonly Forecast[]>
  /** Forecasts of the official figures, by slug of the commune. */
  officialForecasts: ReadonlyMap<string, readonly OfficialForecast[]>
  officialIndexForecast: OfficialIndexForecast | null
  /** Quarters of the official index that are over and of which the release holds no official figure. */
  officialNowcasts: readonly OfficialNowcast[]
  /** Official series with their whole history. */
  officialSeries: OfficialSeriesIndex
  activity: ReadonlyMap<string, readonly MarketActivity[]>
  /** Agencies of communes, by slug. */
  agencies: ReadonlyMap<string, TownAgencies>
  outlines: CommuneOutlines
  marketIndex: MarketIndex
  record: PublicRecord
  /** In the order of their names. */
  communes: readonly CommuneRecord[]
  /** Communes and localities, in the order of the index. */
  towns: readonly TownAgencies[]
  release: ReleaseFacts
}

/** Facts that documents state about the release that they are made of. */
export interface ReleaseFacts {
  asOf: string
  quarter: string
  releaseId: string
  sample: boolean
  /** Origin of the service, without a slash at its end. */
  baseUrl: string
  /** By id: the feeds that the release is made of. */
  sources: ReadonlyMap<string, CitedSource>
  /** Newest day on which a home of a kind was seen on offer, also where it has not been seen since. */
  newestSeen?: NewestSeen
  /** Absent where the release does not say. */
  counts?: ListingCounts
}

export type NewestSeen = Readonly<Partial<Record<TrendSeries['listingType'], string>>>

/** The six series of an area, in the order in which documents list them. */
export const SHOWN_SERIES = (['sale', 'rent'] as const).flatMap((listingType) =>
  (['all', 'apartment', 'house'] as const).map((segment) => ({ listingType, segment })),
)

/** The newest point of a series. */
export function newestPoint(
  { trends }: Pick<MarketFacts, 'trends'>,
  series: Parameters<typeof trendKey>[0],
): TrendPoint | undefined {
  return trends.get(trendKey(series))?.points.at(-1)
}

/** The newest quarter in which one of the points has a level; none where no point has one. */
export function newestQuarter(points: readonly (TrendPoint | undefined)[]): string | undefined {
  return points
    .flatMap((point) => (point === undefined || point.pricePerSqm === null ? [] : [point.quarter]))
    .sort((a, b) => parseQuarter(a) - parseQuarter(b))
    .at(-1)
}

export function citedSources({ sources }: Pick<ReleaseFacts, 'sources'>, ids: Iterable<string>): CitedSource[] {
  return [...new Set(ids)].sort().flatMap((id) => sources.get(id) ?? [])
}

/** The feeds that every figure of the market rests on. */
export function feedIds({ sources }: Pick<ReleaseFacts, 'sources'>): string[] {
  return [...sources.keys()].filter((id) => !id.startsWith('reference:'))
}
