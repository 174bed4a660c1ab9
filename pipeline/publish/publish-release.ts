import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CitedSource } from '../../models/contracts/places/commune.ts'
import { marketIndexSchema } from '../../models/contracts/market/market-index.ts'
import {
  qualityFindingSchema,
  releaseMetricsSchema,
  type QualityFinding,
  type ReleaseMetrics,
} from '../../models/contracts/release/quality.ts'
import { RELEASE_PATHS, RELEASE_SCHEMA_VERSION, type ReleaseManifest } from '../../models/contracts/release/release.ts'
import { ADDRESS_MARK } from '../../models/release-format/address/public-address.ts'
import { shortHash } from '../../models/kernel/ids.ts'
import { formatQuarter, formatQuarterCompact, quarterOfDate } from '../../models/kernel/quarter.ts'
import type { PublishedIndex } from '../../models/prices/market-index/published-index.ts'
import { strictestLicence } from '../../models/licences/licence.ts'
import { publishDiff } from './diff/publish-diff.ts'
import type { Counts, Job, Run } from '../engine/job.ts'
import { comparisonFindings } from '../quality/comparison.ts'
import { publishQualityReport, writeBlockedReport } from './quality-report.ts'
import { streamRecords } from '../warehouse/records.ts'
import { toPublishContext, type PublishContext } from '../releases/context.ts'
import { publishDictionary } from './tables/dictionary.ts'
import { publishListingFeed } from './feeds/listing-feed.ts'
import { contentHash } from './documents/read-articles.ts'
import { publishDocuments } from './publish-documents.ts'
import { marketIndexDocument, publishIndexes } from './indexes/indexes.ts'
import { publishLegal } from './indexes/legal.ts'
import { publishListingPacks } from './indexes/listing-packs.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { createReleaseWriter, type ReleaseWriter } from '../releases/release-writer.ts'
import { publishPictures } from './pictures.ts'
import { shownFeeds, tableRights } from './tables/table-rights.ts'
import { PUBLIC_TABLES, publishTables } from './tables/tables.ts'
import { publishValuation } from './indexes/valuation.ts'

const INPUTS = [
  'source',
  'commune',
  'raw_batch',
  'feed_failure',
  'normalized_batch',
  'official_price',
  'official_level',
  'price_index_point',
  'observation',
  'reject',
  'advert',
  'property_member',
  'match_pair',
  'photo',
  'picture',
  'listing',
  'stale_listing',
  'market_entry',
  'activity',
  'agency_stock',
  'trend_point',
  'market_index_point',
  'market_index_method',
  'liveability',
  'commute_time',
  'commute_method',
  'forecast',
  'forecast_refusal',
  'valuation_model',
  'valuation_score',
  'listing_estimate',
  'quality_finding',
  'release_metric',
]

/** The gates blocked the release. The report lists the rows. */
export class BlockedReleaseError extends Error {
  override name = 'BlockedReleaseError'
  readonly findings: QualityFinding[]
  readonly report: string
  /** @param report path of the file that lists the rows */
  constructor(findings: QualityFinding[], report: string) {
    const faults = findings.map(({ gate, message }) => `${gate}: ${message}`).join('; ')
    super(`The release was not published: ${faults}. The rows to correct are in ${report}.`)
    this.findings = findings
    this.report = report
  }
}

/** Builds the release in a separate folder, then moves the pointer to it. */
export const publishJob: Job = {
  name: 'publish',
  title: 'the release',
  inputs: INPUTS,
  outputs: ['published_index_point'],
  module: import.meta.url,
  parameters: releaseParameters,
  missing: (run) => (isPublished(openReleaseStore(run.settings.dataDir)) ? null : 'no release has been published'),
  async work(run) {
    const store = openReleaseStore(run.settings.dataDir)
    const releaseId = await releaseIdOf(run)
    const previous = previousRelease(store, releaseId)
    const findings = [
      ...(await readFindings(run)),
      ...comparisonFindings(await readMetrics(run), previous && readPreviousMetrics(store, previous.id)),
    ]
    const blockers = findings.filter(({ severity }) => severity === 'blocker')
    const context = await publishContext(run, releaseId)
    if (blockers.length > 0) throw new BlockedReleaseError(blockers, await writeBlockedReport(run, context, findings))
    const writer = createReleaseWriter(store.buildingDirectory())
    const counts = await writeRelease(run, writer, context, store, previous, findings)
    await store.adopt(store.buildingDirectory(), releaseId)
    store.pointTo(releaseId)
    store.prune(run.settings.keepReleases)
    run.progress.note(`published ${releaseId}`)
    return counts
  },
}

async function writeRelease(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  store: ReleaseStore,
  previous: ReleaseManifest | null,
  findings: QualityFinding[],
): Promise<Counts> {
  const index = await marketIndexDocument(run, previous && publishedBefore(store, previous, context.market))
  await publishIndexes(run, writer, context, index)
  const listingShards = await publishListingPacks(run, writer, context)
  const feedItems = await publishListingFeed(run, writer, context)
  await publishPictures(run, writer)
  const rights = await tableRights(run, PUBLIC_TABLES, context)
  await publishTables(run.warehouse, writer, rights)
  await publishDictionary(writer)
  const metrics = await readMetrics(run)
  await writer.writeJson('reports/metrics.json', metrics)
  await publishQualityReport(run, writer, context, findings)
  await publishValuation(run, writer, context)
  await publishLegal(run, writer, context)
  await publishDiff(writer, context, previous && join(store.directory, previous.id))
  await publishDocuments(run, writer, context, rights)
  await writer.writeJson(RELEASE_PATHS.run, await runRecord(run))
  const files = writer.files()
  const counts = { listings: metrics['listings.in_country'] ?? 0, listingShards, feedItems, files: files.length }
  const manifest: ReleaseManifest = {
    schemaVersion: RELEASE_SCHEMA_VERSION,
    id: context.releaseId,
    market: context.market,
    sample: context.sample,
    asOf: context.asOf,
    quarter: context.quarter,
    previousReleaseId: previous?.id ?? null,
    inputsHash: context.releaseId.split('-')[1]!,
    counts,
    files,
  }
  await writer.writeJson(RELEASE_PATHS.manifest, manifest)
  return { ...counts, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Hash of everything that decides a release: the content of its tables, its parameters and the code that writes it. */
async function releaseIdOf(run: Run): Promise<string> {
  const asOf = await run.asOf()
  const tables: Record<string, string> = {}
  for (const table of INPUTS) tables[table] = (await run.warehouse.contentHash(table)).hash
  const hash = shortHash(JSON.stringify([tables, await releaseParameters(run), run.codeHash(import.meta.url)]))
  return `${formatQuarterCompact(quarterOfDate(asOf))}-${hash}`
}

async function releaseParameters(run: Run): Promise<Record<string, string>> {
  const { settings, reference } = run
  // Place names, postcodes and provenance are copied from the reference tables into the release.
  const facts = shortHash(JSON.stringify(Object.entries(reference.hashes).sort()))
  return {
    asOf: await run.asOf(),
    market: settings.market,
    reference: facts,
    content: contentHash(),
  }
}

/** The release before this one: the current one, or its predecessor when the same release is built again. */
function previousRelease(store: ReleaseStore, releaseId: string): ReleaseManifest | null {
  const current = store.current()?.releaseId
  if (current === undefined || !store.has(current)) return null
  const id = current === releaseId ? store.manifest(current).previousReleaseId : current
  return id !== null && store.has(id) ? store.manifest(id) : null
}

function isPublished(store: ReleaseStore): boolean {
  const pointer = store.current()
  return pointer !== null && store.has(pointer.releaseId)
}

async function publishContext(run: Run, releaseId: string): Promise<PublishContext> {
  const asOf = await run.asOf()
  return toPublishContext({
    asOf,
    quarter: formatQuarter(quarterOfDate(asOf)),
    releaseId,
    market: run.settings.market,
    sample: run.sources.some(({ sample }) => sample),
    sources: await sourcesOf(run),
    listingLicence: strictestLicence(shownFeeds(run).map(({ licence }) => licence.name)),
    baseUrl: ADDRESS_MARK,
    communeNames: new Map(run.reference.communes.map(({ slug, name }) => [slug, name.en])),
  })
}

async function sourcesOf(run: Run): Promise<Map<string, CitedSource>> {
  const days = await run.warehouse.all<{ sourceId: string; day: string | null }>(
    'SELECT source_id, max(observed_at) AS day FROM observation GROUP BY ALL',
  )
  const newest = new Map(days.map(({ sourceId, day }) => [sourceId, day]))
  const feeds = run.sources.map(({ id, title, producer, licence }) => ({
    id,
    title,
    producer: producer.name,
    url: producer.url ?? null,
    licence: licence.name,
    date: newest.get(id) ?? null,
  }))
  const tables = Object.entries(run.reference.sources).map(([table, { title, producer, url, licence, validFrom }]) => ({
    id: `reference:${table}`,
    title,
    producer,
    url,
    licence,
    date: validFrom,
  }))
  return new Map([...feeds, ...tables].map((source) => [source.id, source]))
}

async function readFindings(run: Run): Promise<QualityFinding[]> {
  const findings: QualityFinding[] = []
  for await (const chunk of streamRecords(
    run.warehouse,
    'quality_finding',
    qualityFindingSchema,
    'ORDER BY severity, gate, message',
  ))
    findings.push(...chunk)
  return findings
}

async function readMetrics(run: Run): Promise<Record<string, number>> {
  const rows = await run.warehouse.all<{ name: string; value: number }>('SELECT * FROM release_metric ORDER BY name')
  return releaseMetricsSchema.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

function readPreviousMetrics(store: ReleaseStore, releaseId: string): ReleaseMetrics {
  return releaseMetricsSchema.parse(
    JSON.parse(readFileSync(join(store.directory, releaseId, 'reports', 'metrics.json'), 'utf8')),
  )
}

/** The index published with the previous release; undefined for another market, which the index cannot continue. */
function publishedBefore(store: ReleaseStore, previous: ReleaseManifest, market: string): PublishedIndex | null {
  if (previous.market !== market) return null
  const file = join(store.directory, previous.id, RELEASE_PATHS.marketIndex)
  const index = marketIndexSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { releaseId: previous.id, asOf: previous.asOf, index }
}

/** Inputs and code of the release, without durations: the same inputs must give the same bytes. */
async function runRecord(run: Run): Promise<object> {
  const inputs = await run.warehouse.all(
    'SELECT source_id, name, sha256, bytes, snapshot_date FROM raw_batch ORDER BY source_id, name, sha256',
  )
  const jobs = await run.warehouse.all<{ job: string; code: string; parameters: string }>(
    `SELECT job, code, parameters FROM job_state WHERE job NOT IN ('ingest', 'publish') ORDER BY job`,
  )
  return {
    inputs,
    photos: await run.warehouse.contentHash('photo'),
    reference: run.reference.hashes,
    jobs: jobs.map(({ job, code, parameters }) => ({ job, code, parameters: JSON.parse(parameters) as unknown })),
  }
}
