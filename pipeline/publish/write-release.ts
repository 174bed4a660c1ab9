import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marketIndexSchema } from '../../models/contracts/market/market-index.ts'
import type { QualityFinding, ReleaseMetrics } from '../../models/contracts/release/quality.ts'
import { RELEASE_PATHS, RELEASE_SCHEMA_VERSION, type ReleaseManifest } from '../../models/contracts/release/release.ts'
import type { PublishedIndex } from '../../models/prices/market-index/published-index.ts'
import type { Counts, Run } from '../engine/job.ts'
import type { PublishContext } from '../releases/context.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { publishDiff } from './diff/publish-diff.ts'
import { publishListingFeed } from './feeds/listing-feed.ts'
import { marketIndexDocument, publishIndexes } from './indexes/indexes.ts'
import { publishLegal } from './indexes/legal.ts'
import { publishListingPacks } from './indexes/listing-packs.ts'
import { publishValuation } from './indexes/valuation.ts'
import { publishLake } from './lake/publish-lake.ts'
import { publishPictures } from './pictures.ts'
import { publishDocuments } from './publish-documents.ts'
import { publishQualityReport } from './quality-report.ts'
import { earlierReleases } from './record/earlier-figures.ts'
import { publishRecord } from './record/publish-record.ts'
import { writeVintages } from './record/publish-vintages.ts'
import { publishAttachable } from './tables/attachable-file.ts'
import { publishDictionary } from './tables/dictionary.ts'
import { writePublishedFacts } from './tables/published-facts.ts'
import { tableRights } from './tables/table-rights.ts'
import { PUBLIC_TABLES, publishTables } from './tables/tables.ts'

/** Measures and gates of a release, and the release before it. */
export interface ReleaseChecks {
  findings: QualityFinding[]
  metrics: ReleaseMetrics
  previous: ReleaseManifest | null
}

/** Writes every file of a release and its manifest into the folder of the writer. */
export async function writeRelease(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  store: ReleaseStore,
  { findings, metrics, previous }: ReleaseChecks,
): Promise<Counts> {
  const index = await marketIndexDocument(run, previous && publishedBefore(store, previous, context.market))
  const releases = earlierReleases(store, previous, context.market)
  const record = await publishRecord(run, writer, context, releases, index)
  await writeVintages(run.warehouse, { id: context.releaseId, quarter: context.quarter, asOf: context.asOf }, releases)
  await writePublishedFacts(run, context)
  await publishIndexes(run, writer, context, index, record)
  const listingShards = await publishListingPacks(run, writer, context)
  const feedItems = await publishListingFeed(run, writer, context)
  await publishPictures(run, writer)
  const rights = await tableRights(run, PUBLIC_TABLES, context)
  await publishTables(run.warehouse, writer, rights, context)
  await publishAttachable(writer, rights, context)
  await publishLake(writer, context, releases, run.settings.keepReleases)
  await publishDictionary(writer, run.warehouse, rights)
  await writer.writeJson('reports/metrics.json', metrics)
  await publishQualityReport(run, writer, context, findings)
  await publishValuation(run, writer, context)
  await publishLegal(run, writer, context)
  await publishDiff(writer, context, previous && join(store.directory, previous.id))
  const { keepReleases } = run.settings
  await publishDocuments(run, writer, context, rights, keepReleases > 1 ? releases.slice(1 - keepReleases) : [])
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
