import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { COMMUTE_PATH } from '../../models/contracts/places/commute.ts'
import type { CommuteIndex } from '../../models/contracts/places/commute.ts'
import { FORECASTS_PATH } from '../../models/contracts/market/forecast.ts'
import type { ForecastIndex } from '../../models/contracts/market/forecast.ts'
import { OFFICIAL_FORECASTS_PATH, type OfficialForecastIndex } from '../../models/contracts/market/official-forecast.ts'
import { OFFICIAL_SERIES_PATH, type OfficialSeriesIndex } from '../../models/contracts/release/official-series-index.ts'
import { PAST_FORECASTS_PATH, RECORD_PATH } from '../../models/contracts/market/record.ts'
import type { PastForecast, PublicRecord } from '../../models/contracts/market/record.ts'
import { LEGAL_PATH } from '../../models/contracts/law/legal.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { RELEASE_PATHS, RELEASE_SCHEMA_VERSION } from '../../models/contracts/release/release.ts'
import type { ReleaseFile, ReleaseManifest } from '../../models/contracts/release/release.ts'
import { SITE_PATH } from '../../models/contracts/release/site.ts'
import type { Site } from '../../models/contracts/release/site.ts'
import { ESTIMATES_PATH, VALUATION_PATHS } from '../../models/contracts/market/valuation.ts'
import type { ListingEstimates, ListingType } from '../../models/contracts/market/valuation.ts'
import { toListingDetail } from '../../models/adverts/listing/listing-detail.ts'
import { ADDRESS_MARK, countAddressMarks } from '../../models/release-format/address/public-address.ts'
import { encodePack, headOf } from '../../models/release-format/pack/pack.ts'
import { shardOf, shardPath } from '../../models/release-format/pack/shard.ts'
import {
  SAMPLE_ACTIVITY,
  SAMPLE_AGENCIES,
  SAMPLE_COMMUNES,
  SAMPLE_PLACES,
  sampleIntelligence,
  sampleListing,
  sampleMarketIndex,
  sampleTrends,
} from './sample-records.ts'

export interface SampleReleaseOptions {
  /** Suffix of the release id: 8 characters. */
  tag?: string
  listings?: number
  /** Newest day of the adverts. */
  asOf?: string
  /** Replaces the sample listings. */
  records?: readonly ListingRecord[]
  forecasts?: ForecastIndex
  officialForecasts?: OfficialForecastIndex
  officialSeries?: OfficialSeriesIndex
  /** Dated parameters; without them the release looks like one from before they were included. */
  legal?: LegalFacts
  /** Saved models. */
  valuations?: Partial<Record<ListingType, string>>
  estimates?: ListingEstimates
  /** Without it the release looks like one from before there was a record. */
  record?: PublicRecord
  pastForecasts?: readonly PastForecast[]
  commute?: CommuteIndex
  /** Layout of the pages; without it the release looks like one from before there were pages. */
  site?: Partial<Site> & Pick<Site, 'stylesheet' | 'sources'>
  /** Further public files by address. */
  publicFiles?: Record<string, { content: string | Buffer; contentType: string }>
}

/** Id of an advert merged into the first listing. */
export const MERGED_ADVERT = 'lmergedadvert'

const SHARDS = 3
const AS_OF = '2026-09-30'

/** Writes a small valid release below the data folder and points `current.json` to it. */
export function publishSampleRelease(dataDir: string, options: SampleReleaseOptions = {}): ReleaseManifest {
  const manifest = writeSampleRelease(dataDir, options)
  pointTo(dataDir, manifest)
  return manifest
}

/** Writes a small valid release without pointing to it. */
export function writeSampleRelease(dataDir: string, options: SampleReleaseOptions = {}): ReleaseManifest {
  const id = `2026Q3-${options.tag ?? 'sample00'}`
  const folder = join(dataDir, 'releases', id)
  const contents = [...indexFiles(id, options), ...documentFiles(id, options)]
  const manifest: ReleaseManifest = {
    schemaVersion: RELEASE_SCHEMA_VERSION,
    id,
    market: 'sample',
    sample: true,
    asOf: options.asOf ?? AS_OF,
    quarter: 'Q3-2026',
    previousReleaseId: null,
    inputsHash: 'none',
    counts: { listings: listingsOf(options).length, listingShards: SHARDS },
    files: contents.map(({ content, ...file }) => ({ ...file, bytes: content.length, sha256: sha256Of(content) })),
  }
  for (const { path, content } of contents) writeInto(join(folder, path), content)
  writeInto(join(folder, RELEASE_PATHS.manifest), JSON.stringify(manifest))
  return manifest
}

/** Points `current.json` to a written release by renaming, as publishing does. */
export function pointTo(dataDir: string, manifest: ReleaseManifest): void {
  const pointer = { releaseId: manifest.id, manifestSha256: sha256Of(Buffer.from(JSON.stringify(manifest))) }
  writeFileSync(join(dataDir, 'current.json.next'), JSON.stringify(pointer))
  renameSync(join(dataDir, 'current.json.next'), join(dataDir, 'current.json'))
}

type Content = Omit<ReleaseFile, 'bytes' | 'sha256'> & { content: Buffer }

function indexFiles(id: string, options: SampleReleaseOptions): Content[] {
  const {
    forecasts,
    officialForecasts,
    officialSeries,
    legal,
    valuations = {},
    estimates,
    record,
    pastForecasts,
    commute,
    site,
  } = options
  const records = listingsOf(options)
  const lines = (status: ListingRecord['status']) =>
    records.flatMap((record) => (record.status === status ? [`${JSON.stringify(record)}\n`] : [])).join('')
  const aliases = Object.fromEntries(records.map((record) => [record.id, record.id]))
  if (records[0]) aliases[MERGED_ADVERT] = records[0].id
  const index = (path: string, content: unknown) => file(path, null, JSON.stringify(content), 'application/json')
  return [
    file(RELEASE_PATHS.listings, null, lines('on_offer'), 'application/x-ndjson'),
    ...(lines('stale') ? [file(RELEASE_PATHS.staleListings, null, lines('stale'), 'application/x-ndjson')] : []),
    index(RELEASE_PATHS.aliases, aliases),
    index(RELEASE_PATHS.communes, SAMPLE_COMMUNES),
    index(RELEASE_PATHS.intelligence, sampleIntelligence(id, AS_OF)),
    index(RELEASE_PATHS.trends, sampleTrends()),
    index(RELEASE_PATHS.marketIndex, sampleMarketIndex()),
    index(RELEASE_PATHS.activity, SAMPLE_ACTIVITY),
    index(RELEASE_PATHS.agencies, SAMPLE_AGENCIES),
    index(RELEASE_PATHS.places, SAMPLE_PLACES),
    ...(forecasts ? [index(FORECASTS_PATH, forecasts)] : []),
    ...(officialForecasts ? [index(OFFICIAL_FORECASTS_PATH, officialForecasts)] : []),
    ...(officialSeries ? [index(OFFICIAL_SERIES_PATH, officialSeries)] : []),
    ...(legal ? [index(LEGAL_PATH, legal)] : []),
    ...Object.entries(valuations).map(([type, text]) =>
      file(VALUATION_PATHS[type as ListingType], null, text, 'application/json'),
    ),
    ...(estimates ? [index(ESTIMATES_PATH, estimates)] : []),
    ...(record ? [index(RECORD_PATH, record)] : []),
    ...(pastForecasts ? [index(PAST_FORECASTS_PATH, pastForecasts)] : []),
    ...(commute ? [index(COMMUTE_PATH, commute)] : []),
    ...(site ? [index(SITE_PATH, site)] : []),
  ]
}

function documentFiles(id: string, options: SampleReleaseOptions): Content[] {
  const { publicFiles = {} } = options
  const records = listingsOf(options)
  const context = {
    asOf: AS_OF,
    releaseId: id,
    communeName: (slug: string) => slug,
    absoluteUrl: (path: string) => `${ADDRESS_MARK}${path}`,
  }
  const packs = Array.from({ length: SHARDS }, (_, shard) => {
    const inShard = records.filter((record) => shardOf(record.id, SHARDS) === shard)
    const documents = inShard.flatMap((listing) => [
      { listingId: listing.id, kind: 'md' as const, text: `# ${listing.title}\n\n${'Lumineux. '.repeat(80)}\n` },
      { listingId: listing.id, kind: 'json' as const, text: JSON.stringify(toListingDetail(listing, context)) },
    ])
    const pack = Buffer.from(encodePack(documents))
    return { ...file(shardPath(shard), null, pack, 'application/octet-stream'), head: headOf(pack) }
  })
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Listings', items: [], _release: id }
  return [
    ...packs,
    file(
      'public/feed.json',
      '/listings/feed.json',
      JSON.stringify({ ...feed, pad: 'x'.repeat(4_000) }),
      'application/feed+json',
    ),
    file('public/prices.en.md', '/en/prices/md', `# Prices\n\nRelease ${id}\n`, 'text/markdown; charset=utf-8'),
    ...Object.entries(publicFiles).map(([address, { content, contentType }], position) =>
      file(`public/extra-${position}`, address, content, contentType),
    ),
  ]
}

function listingsOf({ listings = 6, records }: SampleReleaseOptions): readonly ListingRecord[] {
  return records ?? Array.from({ length: listings }, (_, index) => sampleListing(index))
}

function file(path: string, publicPath: string | null, content: string | Buffer, contentType: string): Content {
  const bytes = Buffer.from(content)
  const addressMarks = publicPath === null || typeof content !== 'string' ? 0 : countAddressMarks(bytes)
  return { path, publicPath, contentType, rows: null, ...(addressMarks && { addressMarks }), content: bytes }
}

function writeInto(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
