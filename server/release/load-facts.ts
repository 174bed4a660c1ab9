import { compareText } from '../../models/kernel/compare-text.ts'
import { z } from 'zod'
import { townAgenciesSchema } from '../../models/contracts/listings/agencies.ts'
import {
  communeIntelligenceSchema,
  communeRecordSchema,
  marketActivitySchema,
  type CommuneRecord,
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
import { communeOutlinesSchema, OUTLINES_PATH } from '../../models/contracts/places/outlines.ts'
import { STATIONS_PATH, stationPointSchema } from '../../models/contracts/places/station.ts'
import {
  PAST_FORECASTS_PATH,
  pastForecastSchema,
  publicRecordSchema,
  RECORD_PATH,
} from '../../models/contracts/market/record.ts'
import { trendKey, trendSeriesSchema } from '../../models/contracts/market/trend.ts'
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
import {
  parseArrayFile,
  parseInPieces,
  parseJsonFile,
  parseLinesFile,
  parseMapFile,
  parseNow,
  parseWhole,
  type Parsing,
} from './parse-index.ts'
import { ReleaseRefusedError } from './release-refused.ts'
import { forecastKey } from './facts.ts'
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
 * @param options `isLazy`: for one reader who waits for the first answer, parses and arranges each index when it is first asked for
 * @throws ReleaseRefusedError; a lazy index throws when it is asked for
 */
export async function loadFacts(
  manifest: ReleaseManifest,
  readIndex: (path: string) => Promise<Buffer | undefined>,
  { isLazy = false }: { isLazy?: boolean } = {},
): Promise<ReleaseFacts> {
  const made = async <Output>(build: () => Parsing<Output>): Promise<() => Output> => {
    return isLazy ? once(() => parseNow(build())) : constant(await parseInPieces(build()))
  }
  const part = async <Output>(path: string, parse: (bytes: Buffer | undefined) => Parsing<Output>) => {
    const bytes = await readIndex(path)
    return made(() => parse(bytes))
  }
  const required = <Output>(path: (typeof REQUIRED)[number], parse: (bytes: Buffer) => Parsing<Output>) =>
    part(path, (bytes) => {
      if (!bytes)
        throw new ReleaseRefusedError(RELEASE_PATHS.manifest, `does not list ${path}, which every release has`)
      return parse(bytes)
    })
  const array = <Schema extends z.ZodType>(path: (typeof REQUIRED)[number], schema: Schema) =>
    required(path, (bytes) => parseArrayFile(path, bytes, schema))
  /** A file of one record that earlier releases lack. */
  const optional = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    part(path, (bytes) => parseWhole(() => (bytes ? parseJsonFile(path, bytes, schema) : null)))

  const listings = await required(RELEASE_PATHS.listings, function* (bytes) {
    const records = yield* parseLinesFile(RELEASE_PATHS.listings, bytes, listingRecordSchema)
    return records.sort((a, b) => compareText(b.firstSeen, a.firstSeen) || compareText(a.id, b.id))
  })
  const stale = await part(RELEASE_PATHS.staleListings, function* (bytes) {
    return bytes ? yield* parseLinesFile(RELEASE_PATHS.staleListings, bytes, listingRecordSchema) : []
  })
  const communes = await array(RELEASE_PATHS.communes, communeRecordSchema)
  const agencies = await array(RELEASE_PATHS.agencies, townAgenciesSchema)
  const aliases = await required(RELEASE_PATHS.aliases, (bytes) =>
    parseWhole(() => parseJsonFile(RELEASE_PATHS.aliases, bytes, z.record(z.string(), z.string()))),
  )
  const intelligence = await required(RELEASE_PATHS.intelligence, (bytes) =>
    parseMapFile(RELEASE_PATHS.intelligence, bytes, communeIntelligenceSchema),
  )
  const gazetteer = await required(RELEASE_PATHS.places, (bytes) => parseWhole(() => readGazetteer(bytes)))
  const stations = await part(STATIONS_PATH, function* (bytes) {
    return bytes ? yield* parseArrayFile(STATIONS_PATH, bytes, stationPointSchema) : []
  })
  const trends = await array(RELEASE_PATHS.trends, trendSeriesSchema)
  const marketIndex = await required(RELEASE_PATHS.marketIndex, (bytes) =>
    parseWhole(() => parseJsonFile(RELEASE_PATHS.marketIndex, bytes, marketIndexSchema)),
  )
  const activity = await array(RELEASE_PATHS.activity, marketActivitySchema)
  const forecasts = await optional(FORECASTS_PATH, forecastIndexSchema)
  const official = await optional(OFFICIAL_FORECASTS_PATH, officialForecastIndexSchema)
  const officialSeries = await optional(OFFICIAL_SERIES_PATH, officialSeriesIndexSchema)
  const record = await optional(RECORD_PATH, publicRecordSchema)
  const pastForecasts = await part(PAST_FORECASTS_PATH, function* (bytes) {
    return bytes ? yield* parseArrayFile(PAST_FORECASTS_PATH, bytes, pastForecastSchema) : []
  })
  const commute = await optional(COMMUTE_PATH, commuteIndexSchema)
  const outlines = await optional(OUTLINES_PATH, communeOutlinesSchema)
  const legal = await optional(LEGAL_PATH, legalFactsSchema)
  const estimates = await optional(ESTIMATES_PATH, listingEstimatesSchema)
  const valuation = (listingType: ListingType) =>
    part(VALUATION_PATHS[listingType], (bytes) =>
      parseWhole(() => bytes && readValuation(VALUATION_PATHS[listingType], bytes)),
    )
  const models = { sale: await valuation('sale'), rent: await valuation('rent') }

  const searchOptions = once((): SearchIndexOptions => {
    const minutes = commute()
    return {
      gazetteer: gazetteer(),
      ...(minutes && { communeCommute: peakMinutes(minutes) }),
      distances: stationDistances(stations()),
    }
  })
  const search = await made(() => buildSearch(listings(), searchOptions()))
  const filters = isLazy
    ? once(() => parseNow(buildSearch(listings(), { ...searchOptions(), factsOnly: true })))
    : search
  const similar = await made(() => buildSimilar(listings(), communes()))

  return computed<ReleaseFacts>({
    id: () => manifest.id,
    asOf: () => manifest.asOf,
    sample: () => manifest.sample,
    listings,
    listingById: () => indexBy([...listings(), ...stale()], (listing) => listing.id),
    search,
    filters,
    similar,
    aliases: () => new Map(Object.entries(aliases())),
    communes: () =>
      indexBy(
        communes().toSorted((a, b) => compareText(a.slug, b.slug)),
        (commune) => commune.slug,
      ),
    gazetteer,
    intelligence,
    trends: () => indexBy(trends(), trendKey),
    marketIndex,
    activity: () => Map.groupBy(activity(), (entry) => entry.communeSlug),
    agencies: () => indexBy(agencies(), ({ town }) => town.slug),
    forecasts: () => indexBy(forecasts()?.forecasts ?? [], forecastKey),
    forecastRefusals: () => indexBy(forecasts()?.refusals ?? [], forecastKey),
    officialForecasts: () => Map.groupBy(official()?.communes ?? [], ({ communeSlug }) => communeSlug),
    officialIndexForecast: () => official()?.index ?? null,
    officialNowcasts: () => official()?.nowcasts ?? [],
    paidToAsked: () => Map.groupBy(official()?.paidToAsked ?? [], ({ communeSlug }) => communeSlug),
    officialSeries,
    record,
    pastForecasts: () => Map.groupBy(pastForecasts(), ({ subject }) => subject),
    commute,
    outlines,
    stations,
    legal,
    valuations: () =>
      new Map(
        (['sale', 'rent'] as const).flatMap((type) => (models[type]() ? [[type, models[type]()!] as const] : [])),
      ),
    estimates: () => new Map(Object.entries(estimates() ?? {})),
  })
}

/** An object whose values are made when they are first asked for. */
function computed<Values extends object>(makers: { [Name in keyof Values]: () => Values[Name] }): Values {
  const values = {} as Values
  for (const name of Object.keys(makers) as (keyof Values)[])
    Object.defineProperty(values, name, { enumerable: true, configurable: true, get: once(makers[name]) })
  return values
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** A function of its own, so that what a value was made of is not kept with it. */
function constant<Value>(value: Value): () => Value {
  return () => value
}

function indexBy<Record>(records: readonly Record[], key: (record: Record) => string): Map<string, Record> {
  return new Map(records.map((record) => [key(record), record]))
}

function peakMinutes({ communes }: CommuteIndex): CommuneCommute {
  return (slug, destination, mode) => communes[slug]?.[destination][mode].peak.minutes ?? null
}

/** Listings indexed per turn of the event loop, a tenth of a millisecond each. */
const INDEXED_PER_TURN = 40

function* buildSearch(listings: readonly ListingRecord[], options: SearchIndexOptions): Parsing<SearchIndex> {
  const builder = createSearchIndexBuilder(options)
  for (const [index, listing] of listings.entries()) {
    if (index % INDEXED_PER_TURN === 0) yield
    builder.add(listing)
  }
  return builder.build()
}

function* buildSimilar(
  listings: readonly ListingRecord[],
  communes: readonly CommuneRecord[],
): Parsing<SimilarListings<ListingRecord>> {
  const similar = createSimilarListings<ListingRecord>(new Map(communes.map((commune) => [commune.slug, commune])))
  for (const [index, listing] of listings.entries()) {
    if (index % INDEXED_PER_TURN === 0) yield
    similar.add(listing)
  }
  return similar
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
