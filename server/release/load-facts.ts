import { compareText } from '../../models/kernel/compare-text.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { townAgenciesSchema } from '../../models/contracts/listings/agencies.ts'
import {
  communeIntelligenceSchema,
  communeRecordSchema,
  marketActivitySchema,
} from '../../models/contracts/places/commune.ts'
import { COMMUTE_PATH, commuteIndexSchema } from '../../models/contracts/places/commute.ts'
import type { CommuteIndex } from '../../models/contracts/places/commute.ts'
import { FORECASTS_PATH, forecastIndexSchema } from '../../models/contracts/market/forecast.ts'
import {
  OFFICIAL_FORECASTS_PATH,
  officialForecastIndexSchema,
} from '../../models/contracts/market/official-forecast.ts'
import { LEGAL_PATH, legalFactsSchema } from '../../models/contracts/law/legal.ts'
import { listingRecordSchema } from '../../models/contracts/listings/listing.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { marketIndexSchema } from '../../models/contracts/market/market-index.ts'
import {
  OFFICIAL_SERIES_PATH,
  officialSeriesIndexSchema,
} from '../../models/contracts/release/official-series-index.ts'
import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import type { ReleaseManifest } from '../../models/contracts/release/release.ts'
import { STATIONS_PATH, stationPointSchema } from '../../models/contracts/places/station.ts'
import { publicRecordSchema, RECORD_PATH } from '../../models/contracts/market/record.ts'
import { trendSeriesSchema } from '../../models/contracts/market/trend.ts'
import { ESTIMATES_PATH, listingEstimatesSchema, VALUATION_PATHS } from '../../models/contracts/market/valuation.ts'
import type { ListingType } from '../../models/contracts/market/valuation.ts'
import { createSimilarListings } from '../../models/adverts/listing/similar-listings.ts'
import type { SimilarListings } from '../../models/adverts/listing/similar-listings.ts'
import { buildGazetteer } from '../../models/places/gazetteer.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import type { PlaceFacts } from '../../models/places/place-facts.ts'
import type { CommuneCommute } from '../../models/search/index/row-commute.ts'
import { createSearchIndexBuilder } from '../../models/search/index/search-index.ts'
import type { SearchIndex, SearchIndexOptions } from '../../models/search/index/search-index.ts'
import { stationDistances } from '../../models/search/index/station-distances.ts'
import { loadValuation, EarlierVersionError } from '../../models/valuation/model/codec.ts'
import type { ValuationModel } from '../../models/valuation/model/model.ts'
import { parseArrayFile, parseJsonFile, parseLinesFile, parseMapFile } from './parse-index.ts'
import { ReleaseRefusedError } from './release-refused.ts'
import { forecastKey, trendKey } from './facts.ts'
import type { ReleaseFacts } from './facts.ts'

/** Required index files. */
const REQUIRED = [
  RELEASE_PATHS.listings,
  RELEASE_PATHS.aliases,
  RELEASE_PATHS.communes,
  RELEASE_PATHS.intelligence,
  RELEASE_PATHS.trends,
  RELEASE_PATHS.marketIndex,
  RELEASE_PATHS.activity,
  RELEASE_PATHS.agencies,
  RELEASE_PATHS.places,
] as const

// Not validated by row: publishing checked the reference tables, and the gazetteer needs all of them.
const table = z.array(z.record(z.string(), z.unknown()))
const placeFactsSchema = z.object({
  cantons: table,
  communes: table,
  quarters: table,
  localities: table,
  placeAliases: table,
  foreignTowns: table,
  postcodePrefixes: table,
  communeMergers: table,
  cadastralSections: table,
})

/**
 * Parses the indexes of a release by their contracts and arranges them for queries.
 * @param readIndex reads one verified index file; undefined when the manifest does not list it
 * @param options `isSearchLazy`: builds the search index at the first search, which then waits, instead of now
 * @throws ReleaseRefusedError
 */
export async function loadFacts(
  manifest: ReleaseManifest,
  readIndex: (path: string) => Promise<Buffer | undefined>,
  { isSearchLazy = false }: { isSearchLazy?: boolean } = {},
): Promise<ReleaseFacts> {
  const required = async (path: (typeof REQUIRED)[number]): Promise<Buffer> => {
    const bytes = await readIndex(path)
    if (!bytes) throw new ReleaseRefusedError(RELEASE_PATHS.manifest, `does not list ${path}, which every release has`)
    return bytes
  }
  const parse = async <Schema extends z.ZodType>(path: (typeof REQUIRED)[number], schema: Schema) =>
    parseArrayFile(path, await required(path), schema)

  const listings = await parseLinesFile(
    RELEASE_PATHS.listings,
    await required(RELEASE_PATHS.listings),
    listingRecordSchema,
  )
  const staleBytes = await readIndex(RELEASE_PATHS.staleListings)
  const stale = staleBytes ? await parseLinesFile(RELEASE_PATHS.staleListings, staleBytes, listingRecordSchema) : []
  const communes = await parse(RELEASE_PATHS.communes, communeRecordSchema)
  const agencies = await parse(RELEASE_PATHS.agencies, townAgenciesSchema)
  const aliases = parseJsonFile(
    RELEASE_PATHS.aliases,
    await required(RELEASE_PATHS.aliases),
    z.record(z.string(), z.string()),
  )
  const intelligence = await parseMapFile(
    RELEASE_PATHS.intelligence,
    await required(RELEASE_PATHS.intelligence),
    communeIntelligenceSchema,
  )
  const forecastBytes = await readIndex(FORECASTS_PATH)
  const forecasts = forecastBytes && parseJsonFile(FORECASTS_PATH, forecastBytes, forecastIndexSchema)
  const officialBytes = await readIndex(OFFICIAL_FORECASTS_PATH)
  const official = officialBytes && parseJsonFile(OFFICIAL_FORECASTS_PATH, officialBytes, officialForecastIndexSchema)
  const seriesBytes = await readIndex(OFFICIAL_SERIES_PATH)
  const estimates = await readIndex(ESTIMATES_PATH)
  const record = await readIndex(RECORD_PATH)
  const commuteBytes = await readIndex(COMMUTE_PATH)
  const commute = commuteBytes ? parseJsonFile(COMMUTE_PATH, commuteBytes, commuteIndexSchema) : null
  const stations = await readIndex(STATIONS_PATH)
  const legal = await readIndex(LEGAL_PATH)
  const similar = createSimilarListings<ListingRecord>(new Map(communes.map((commune) => [commune.slug, commune])))
  const gazetteer = readGazetteer(await required(RELEASE_PATHS.places))
  listings.sort((a, b) => compareText(b.firstSeen, a.firstSeen) || compareText(a.id, b.id))
  const indexing = startIndexing(listings, similar, {
    gazetteer,
    ...(commute && { communeCommute: peakMinutes(commute) }),
    distances: stationDistances(stations ? await parseArrayFile(STATIONS_PATH, stations, stationPointSchema) : []),
  })
  if (!isSearchLazy) {
    while (indexing.advance(INDEXED_PER_TURN)) await nextTurn()
    indexing.finish()
  }
  return {
    id: manifest.id,
    asOf: manifest.asOf,
    sample: manifest.sample,
    listings,
    listingById: indexBy([...listings, ...stale], (listing) => listing.id),
    get similar() {
      indexing.finish()
      return similar
    },
    aliases: new Map(Object.entries(aliases)),
    communes: indexBy(
      communes.sort((a, b) => compareText(a.slug, b.slug)),
      (commune) => commune.slug,
    ),
    gazetteer,
    get search() {
      return indexing.finish()
    },
    intelligence,
    trends: indexBy(await parse(RELEASE_PATHS.trends, trendSeriesSchema), trendKey),
    marketIndex: parseJsonFile(RELEASE_PATHS.marketIndex, await required(RELEASE_PATHS.marketIndex), marketIndexSchema),
    activity: Map.groupBy(await parse(RELEASE_PATHS.activity, marketActivitySchema), (entry) => entry.communeSlug),
    agencies: indexBy(agencies, ({ town }) => town.slug),
    forecasts: indexBy(forecasts?.forecasts ?? [], forecastKey),
    forecastRefusals: indexBy(forecasts?.refusals ?? [], forecastKey),
    officialForecasts: Map.groupBy(official?.communes ?? [], ({ communeSlug }) => communeSlug),
    officialIndexForecast: official?.index ?? null,
    officialNowcasts: official?.nowcasts ?? [],
    paidToAsked: Map.groupBy(official?.paidToAsked ?? [], ({ communeSlug }) => communeSlug),
    officialSeries: seriesBytes ? parseJsonFile(OFFICIAL_SERIES_PATH, seriesBytes, officialSeriesIndexSchema) : null,
    record: record ? parseJsonFile(RECORD_PATH, record, publicRecordSchema) : null,
    commute,
    legal: legal ? parseJsonFile(LEGAL_PATH, legal, legalFactsSchema) : null,
    valuations: await loadValuations(readIndex),
    estimates: new Map(
      Object.entries(estimates ? parseJsonFile(ESTIMATES_PATH, estimates, listingEstimatesSchema) : {}),
    ),
  }
}

function indexBy<Record>(records: readonly Record[], key: (record: Record) => string): Map<string, Record> {
  return new Map(records.map((record) => [key(record), record]))
}

function peakMinutes({ communes }: CommuteIndex): CommuneCommute {
  return (slug, destination, mode) => communes[slug]?.[destination][mode].peak.minutes ?? null
}

/** Listings indexed per turn of the event loop, a tenth of a millisecond each. */
const INDEXED_PER_TURN = 40

interface Indexing {
  /** Adds the next listings to both indexes. @returns whether any are left */
  advance(count: number): boolean
  /** Adds all that are left. */
  finish(): SearchIndex
}

function startIndexing(
  listings: readonly ListingRecord[],
  similar: SimilarListings<ListingRecord>,
  options: SearchIndexOptions,
): Indexing {
  const builder = createSearchIndexBuilder(options)
  let next = 0
  let index: SearchIndex | undefined
  const advance = (count: number): boolean => {
    for (const end = Math.min(next + count, listings.length); next < end; next++) {
      builder.add(listings[next]!)
      similar.add(listings[next]!)
    }
    return next < listings.length
  }
  return {
    advance,
    finish() {
      advance(listings.length)
      return (index ??= builder.build())
    },
  }
}

async function loadValuations(
  readIndex: (path: string) => Promise<Buffer | undefined>,
): Promise<Map<ListingType, ValuationModel>> {
  const models = new Map<ListingType, ValuationModel>()
  for (const listingType of ['sale', 'rent'] as const) {
    const path = VALUATION_PATHS[listingType]
    const bytes = await readIndex(path)
    // Yields to requests: reading one model takes some tens of milliseconds.
    await nextTurn()
    const model = bytes && readValuation(path, bytes)
    if (model) models.set(listingType, model)
  }
  return models
}

/** Undefined for a model of an earlier version: its release is served without estimates until the next one. */
function readValuation(path: string, bytes: Buffer): ValuationModel | undefined {
  try {
    return loadValuation(bytes.toString('utf8'))
  } catch (cause) {
    if (cause instanceof EarlierVersionError) return undefined
    throw new ReleaseRefusedError(path, 'no valuation model can be read from it', cause)
  }
}

function readGazetteer(bytes: Buffer): Gazetteer {
  const facts = parseJsonFile(RELEASE_PATHS.places, bytes, placeFactsSchema) as unknown as PlaceFacts
  try {
    return buildGazetteer(facts)
  } catch (cause) {
    throw new ReleaseRefusedError(RELEASE_PATHS.places, 'no gazetteer can be built from it', cause)
  }
}
