import type { KeyObject } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CitedSource } from '../../models/contracts/places/commune.ts'
import { qualityFindingSchema, releaseMetricsSchema } from '../../models/contracts/release/quality.ts'
import type { QualityFinding, ReleaseMetrics } from '../../models/contracts/release/quality.ts'
import { RELEASE_PATHS, type ReleaseManifest } from '../../models/contracts/release/release.ts'
import { trendSeriesSchema, type TrendSeries } from '../../models/contracts/market/trend.ts'
import { shortHash } from '../../models/kernel/ids.ts'
import { strictestLicence } from '../../models/licences/licence.ts'
import { ADDRESS_MARK } from '../../models/release-format/address/public-address.ts'
import { formatQuarter, formatQuarterCompact, quarterOfDate } from '../../models/kernel/quarter.ts'
import type { Counts, Job, Run } from '../engine/job.ts'
import { feedLines } from '../quality/feed-lines.ts'
import { acceptancesOn, canBeAccepted, findingName, withAcceptances } from '../quality/acceptances.ts'
import { comparisonFindings } from '../quality/comparison.ts'
import { revisionFindings } from '../quality/level-revisions.ts'
import { newestDay } from '../reference/newest-day.ts'
import { streamRecords } from '../warehouse/records.ts'
import { toPublishContext, type PublishContext } from '../releases/context.ts'
import { contentHash } from './documents/authored-texts.ts'
import { listingCounts } from './listing-counts.ts'
import { newestDays } from './newest-days.ts'
import { openAnswerGate } from './answer-gate.ts'
import { IS_HOME } from './feeds/listing-feed.ts'
import { PUBLISHED_LISTINGS } from './indexes/published-listings.ts'
import { PUBLISHED_FACTS } from './tables/published-facts.ts'
import { shownFeeds } from './tables/table-rights.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { signingKeyOf } from '../releases/signing-key.ts'
import { syncFiles } from '../files/sync-files.ts'
import { createReleaseWriter } from '../releases/release-writer.ts'

const INPUTS = [
  'source',
  'commune',
  'raw_batch',
  'feed_failure',
  'normalized_batch',
  'open_data_batch',
  'official_price',
  'official_level',
  'official_index_point',
  'official_price_row',
  'official_index_row',
  'official_statistic',
  'price_index_point',
  'statistic',
  'observation',
  'reject',
  'open_data_reject',
  'map_feature',
  'transit_stop',
  'implausible_advert',
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
  'index_refusal',
  'market_index_method',
  'price_refusal',
  'liveability',
  'commute_time',
  'commute_method',
  'forecast',
  'forecast_refusal',
  'official_forecast',
  'official_index_forecast',
  'official_nowcast',
  'paid_to_asked',
  'backfilled_record',
  'backfilled_nowcast',
  'valuation_model',
  'valuation_score',
  'valuation_equity',
  'listing_estimate',
  'level_part',
  'index_part',
  'forecast_part',
  'estimate_part',
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
    const feeds = feedLines(findings).map((line) => `\n${line}`)
    const names = [...new Set(findings.map(findingName))]
    const how = names.every(canBeAccepted)
      ? `\nIf it is right all the same: lux run --accept ${names.join(' ')} --because "…"`
      : ''
    super(`The release was not published: ${faults}. The rows to correct are in ${report}.${feeds.join('')}${how}`)
    this.findings = findings
    this.report = report
  }
}

/** Builds the release in a separate folder, then moves the pointer to it. */
export const publishJob: Job = {
  name: 'publish',
  title: 'the release',
  inputs: INPUTS,
  outputs: [
    'published_index_point',
    'published_index_part',
    'published_record',
    'published_vintage',
    ...PUBLISHED_FACTS,
  ],
  module: import.meta.url,
  parameters: releaseParameters,
  missing: (run) => (isPublished(openReleaseStore(run.settings.dataDir)) ? null : 'no release has been published'),
  async work(run) {
    // Loaded only now: what writes documents takes longer to load than a run without news.
    const { writeRelease } = await import('./write-release.ts')
    const { writeBlockedReport } = await import('./quality-report.ts')
    const { trendSeries } = await import('./indexes/trend-series.ts')
    const key = signingKeyOf(run.settings)
    const store = openReleaseStore(run.settings.dataDir)
    const releaseId = await releaseIdOf(run)
    const history = openReleaseStore(run.settings.publicDataDir)
    const previous = previousRelease(history, releaseId, run.knownOn)
    const metrics = await readMetrics(run)
    const found = [
      ...(await readFindings(run)),
      ...comparisonFindings(metrics, previous && readPreviousMetrics(history, previous.id)),
      ...(previous?.market === run.settings.market
        ? revisionFindings(readPreviousTrends(history, previous.id), await trendSeries(run))
        : []),
    ]
    const findings = withAcceptances(found, acceptancesOn(run.settings.stateDir, await run.asOf()))
    const context = await publishContext(run, releaseId)
    const block = async (problems: QualityFinding[]): Promise<never> => {
      throw new BlockedReleaseError(
        problems,
        await writeBlockedReport(run, context, [...new Set([...findings, ...problems])]),
      )
    }
    const blockers = findings.filter(({ severity }) => severity === 'blocker')
    if (blockers.length > 0) await block(blockers)
    const writer = createReleaseWriter(store.buildingDirectory())
    // Stale ones too, which the server reads as well.
    const { homes } = await run.warehouse.one<{ homes: number }>(`SELECT count(*) AS homes FROM ${PUBLISHED_LISTINGS}`)
    const gate = openAnswerGate(run, store.buildingDirectory(), homes)
    try {
      const counts = await writeRelease(run, writer, context, history, { findings, metrics, previous })
      // Flushing here takes no time of its own, and leaves little to flush when the release is moved to its place.
      const [silence] = await Promise.all([gate.findSilence(), syncFiles(writer.directory)])
      if (silence) await block([silence])
      return await publish(run, store, releaseId, key, counts)
    } finally {
      gate.close()
      // Files of a failed build may be what fills the disk.
      rmSync(writer.directory, { recursive: true, force: true })
    }
  },
}

async function publish(
  run: Run,
  store: ReleaseStore,
  releaseId: string,
  key: KeyObject | null,
  counts: Counts,
): Promise<Counts> {
  await store.adopt(store.buildingDirectory(), releaseId, key)
  store.pointTo(releaseId)
  store.prune(run.settings.keepReleases)
  run.progress.note(`published ${releaseId}`)
  return counts
}

/** Hash of everything that decides a release: the content of its tables, its parameters and the code that writes it. */
async function releaseIdOf(run: Run): Promise<string> {
  const asOf = await run.asOf()
  const tables: Record<string, string> = {}
  for (const table of INPUTS) tables[table] = (await run.warehouse.contentHash(table)).hash
  const hash = shortHash(JSON.stringify([tables, await releaseParameters(run), run.codeHash(import.meta.url)]))
  return `${formatQuarterCompact(quarterOfDate(asOf))}-${hash}`
}

async function releaseParameters(run: Run): Promise<Record<string, unknown>> {
  const { settings, reference } = run
  const accepted = acceptancesOn(settings.stateDir, await run.asOf())
  // Place names, postcodes and provenance are copied from the reference tables into the release.
  const facts = shortHash(JSON.stringify(Object.entries(reference.hashes).sort()))
  return {
    asOf: await run.asOf(),
    market: settings.market,
    reference: facts,
    content: contentHash(),
    ...(accepted.length > 0 && { accepted }),
  }
}

/**
 * The release before this one: the current one, or its predecessor when the same release is built again.
 * @param knownOn day of a historical build, which follows the last release of an earlier day
 */
function previousRelease(history: ReleaseStore, releaseId: string, knownOn: string | null): ReleaseManifest | null {
  if (knownOn !== null && !history.has(releaseId)) return history.list().find(({ asOf }) => asOf < knownOn) ?? null
  const current = history.current()?.releaseId
  if (current === undefined || !history.has(current)) return null
  const before = knownOn === null ? current : releaseId
  const id = before === releaseId ? history.manifest(before).previousReleaseId : current
  return id !== null && history.has(id) ? history.manifest(id) : null
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
    newestSeen: await newestSeen(run),
    counts: await listingCounts(run.warehouse),
    listingLicence: strictestLicence(shownFeeds(run).map(({ licence }) => licence.name)),
    baseUrl: ADDRESS_MARK,
    communeNames: new Map(run.reference.communes.map(({ slug, name }) => [slug, name.en])),
  })
}

async function sourcesOf(run: Run): Promise<Map<string, CitedSource>> {
  const newest = await newestDays(run.warehouse, await run.asOf())
  const feeds = run.sources.map(({ id, title, producer, licence, covers }) => ({
    id,
    title,
    producer: producer.name,
    url: producer.url ?? null,
    licence: licence.name,
    date: newest.get(id) ?? null,
    ...(covers && { covers }),
  }))
  const tables = Object.entries(run.reference.sources).map(([table, source]) => ({
    id: `reference:${table}`,
    title: source.title,
    producer: source.producer,
    url: source.url,
    licence: source.licence,
    date: newestDay(source),
  }))
  return new Map([...feeds, ...tables].map((source) => [source.id, source]))
}

async function newestSeen({ warehouse }: Run): Promise<PublishContext['newestSeen']> {
  const rows = await warehouse.all<{ listingType: string; day: string }>(
    `SELECT listing_type, max(last_seen)::VARCHAR AS day FROM ${PUBLISHED_LISTINGS} WHERE ${IS_HOME} GROUP BY ALL ORDER BY ALL`,
  )
  return Object.fromEntries(rows.map(({ listingType, day }) => [listingType, day]))
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

function readPreviousTrends(store: ReleaseStore, releaseId: string): TrendSeries[] {
  return z
    .array(trendSeriesSchema)
    .parse(JSON.parse(readFileSync(join(store.directory, releaseId, RELEASE_PATHS.trends), 'utf8')))
}

function readPreviousMetrics(store: ReleaseStore, releaseId: string): ReleaseMetrics {
  return releaseMetricsSchema.parse(
    JSON.parse(readFileSync(join(store.directory, releaseId, 'reports', 'metrics.json'), 'utf8')),
  )
}
