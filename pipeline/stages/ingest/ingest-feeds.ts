import { z } from 'zod'
import { feedFailureSchema, rawBatchSchema } from '../../../models/contracts/listings/batch.ts'
import type { FeedFailure, RawBatch } from '../../../models/contracts/listings/batch.ts'
import { sourceSchema, type Source } from '../../../models/contracts/release/source.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { RawFile } from '../../ingest/raw/raw-file.ts'
import { fetchSource, type FetchResult } from '../../ingest/fetch/fetch-source.ts'
import { publicReason } from '../../ingest/fetch/public-reason.ts'
import { createRawStore, type RawStore } from '../../ingest/raw/raw-store.ts'
import { FRESH_DAYS } from '../../ingest/raw/fresh-days.ts'
import { isFactSource } from '../../ingest/raw/source-kind.ts'
import { lastDayOf } from '../../ingest/raw/last-day.ts'
import { aheadFailures, filesAhead } from './files-ahead.ts'
import { filesKnownOn, type SourceFile } from './files-known-on.ts'
import { routingQuestion } from '../../reference/commune-places.ts'

/** Columns of a feed's definition in the warehouse. */
const sourceTableSchema = sourceSchema
  .pick({ id: true, title: true, adapter: true, cadence: true, sample: true })
  .extend({
    producer: z.string(),
    producerUrl: z.string().nullable(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    owner: z.string(),
    freshDays: z.int().nullable(),
    freshSeverity: z.string(),
  })

/** Fetches what the feeds offer now, and lists every raw file, in a historical build those known on its day. A feed that fails keeps its earlier files. */
export const ingestJob: Job = {
  name: 'ingest',
  title: 'feeds',
  inputs: [],
  outputs: ['source', 'raw_batch', 'fact_batch', 'feed_failure'],
  module: import.meta.url,
  always: true,
  async work(run) {
    const store = createRawStore(run.settings.rawDir)
    const failures: FeedFailure[] = []
    let added = 0
    const files: SourceFile[] = []
    const local = run.fetches ? fetchLocal(run, store) : new Map<string, Promise<FetchResult>>()
    for (const [index, source] of run.sources.entries()) {
      run.progress.advance(index, run.sources.length, 'feeds')
      const fetched = (): Promise<FetchResult> => local.get(source.id) ?? fetchFeed(run, source, store)
      const result = await (run.fetches ? fetched() : filesHeld(source, store))
      if (!result.ok) {
        const reason = publicReason(result.reason, run.settings.dataDir)
        failures.push({ sourceId: source.id, name: null, reason, advice: null })
      }
      added += result.added.length
      files.push(...[...result.known, ...result.added].map((file) => ({ source, file })))
    }
    const lastDay = lastDayOf(run)
    const ahead = filesAhead(lastDay, files)
    const due = files.filter((each) => !ahead.has(each))
    const known = run.knownOn === null ? due : filesKnownOn(run.knownOn, files)
    if (run.knownOn === null) failures.push(...aheadFailures(lastDay, files, ahead))
    else if (known.length < files.length)
      run.progress.note(`${files.length - known.length} files arrived later and are left out`)
    const batches = known.map(({ source, file }) => toBatch(source, file))
    await writeRecords(run.warehouse, 'source', sourceTableSchema, run.sources.map(toSourceRow))
    await writeRecords(run.warehouse, 'raw_batch', rawBatchSchema, batches)
    // Facts have files of their own: a day of adverts must not have them read again.
    const facts = known.filter(({ source }) => isFactSource(source)).map(({ source, file }) => toBatch(source, file))
    await writeRecords(run.warehouse, 'fact_batch', rawBatchSchema, facts)
    await writeRecords(run.warehouse, 'feed_failure', feedFailureSchema, failures)
    return { newFiles: added }
  },
}

/** Starts reading every feed that lies on this machine: hashing what has not changed waits for the disk more than it works. Feeds elsewhere come one by one. */
function fetchLocal(run: Run, store: RawStore): Map<string, Promise<FetchResult>> {
  const local = run.sources.filter(({ location: { type } }) => type === 'file' || type === 'directory')
  const fetching = new Map(local.map((source) => [source.id, fetchFeed(run, source, store)]))
  for (const result of fetching.values()) result.catch(() => undefined)
  return fetching
}

function fetchFeed(run: Run, source: Source, store: RawStore): Promise<FetchResult> {
  return fetchSource(source, store, {
    now: run.now,
    signal: run.signal,
    log: run.progress.note,
    ...(source.adapter === 'routing-matrix' && { routing: routingQuestion(run.reference) }),
  })
}

async function filesHeld(source: Source, store: RawStore): Promise<FetchResult> {
  return { ok: true, added: [], known: await store.files(source.id) }
}

/** The same for the same bytes under the same name of the same feed, whenever they arrived. */
function batchIdOf(source: Source, file: Pick<RawFile, 'name' | 'sha256'>): string {
  return shortHash(`${source.id}\u0000${file.name}\u0000${file.sha256}`)
}

function toBatch(source: Source, { name, sha256, bytes, snapshotDate }: RawFile): RawBatch {
  return {
    batchId: batchIdOf(source, { name, sha256 }),
    sourceId: source.id,
    portalId: source.portal ?? source.id,
    name,
    sha256,
    bytes,
    snapshotDate,
  }
}

function toSourceRow({
  id,
  title,
  adapter,
  cadence,
  sample,
  producer,
  licence,
  owner,
  contract,
}: Run['sources'][number]): z.infer<typeof sourceTableSchema> {
  return {
    id,
    title,
    adapter,
    cadence,
    sample,
    producer: producer.name,
    producerUrl: producer.url ?? null,
    licence: licence.name,
    licenceUrl: licence.url ?? null,
    owner,
    freshDays: contract.freshness.maxDays ?? FRESH_DAYS[cadence],
    freshSeverity: contract.freshness.severity,
  }
}
