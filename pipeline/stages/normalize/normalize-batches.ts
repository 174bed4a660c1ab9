import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { normalizedBatchSchema, rawBatchSchema } from '../../../models/contracts/listings/batch.ts'
import type { NormalizedBatch, RawBatch } from '../../../models/contracts/listings/batch.ts'
import { observationSchema } from '../../../models/contracts/listings/observation.ts'
import { rejectSchema } from '../../../models/contracts/listings/reject.ts'
import { feedGrace } from '../../../models/adverts/listing/feed-grace.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Job, Run } from '../../engine/job.ts'
import { lastDayOf } from '../../ingest/raw/last-day.ts'
import { RAW_BATCH_ORDER, rawBatches } from '../../ingest/raw/raw-batches.ts'
import { createRawStore } from '../../ingest/raw/raw-store.ts'
import { definitionOf, isAdvertSource, type AdvertSource } from '../../ingest/raw/source-kind.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import { columnsOf } from '../../warehouse/columns.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { NormalizeOutcome, NormalizeTask } from './normalize-file.ts'
import { normalizeFiles } from './normalizer-pool.ts'

/** Reads adverts of every raw file as typed observations. Skips files with unchanged content, definition and code. */
export const normalizeJob: Job = {
  name: 'normalize',
  title: 'adverts read and normalised',
  inputs: ['raw_batch'],
  outputs: ['observation', 'reject', 'normalized_batch'],
  module: import.meta.url,
  parameters: async (run) => ({
    lastDay: (await waitingBatches(run)).size > 0 ? lastDayOf(run) : null,
    sources: shortHash(JSON.stringify(run.sources.filter(isAdvertSource).map(definitionOf))),
    reference: shortHash(JSON.stringify(run.reference.hashes)),
  }),
  async work(run) {
    const wanted = await wantedBatches(run)
    const waiting = await waitingBatches(run)
    const known = await knownBatches(run)
    const isKept = ({ key }: WantedBatch): boolean => known.has(key) && !waiting.has(known.get(key)!.batchId)
    await dropStale(run, wanted.filter(isKept), known)
    const kept = wanted.filter(isKept).map(({ key }) => known.get(key)!)
    const fresh = await normalizeFresh(
      run,
      wanted.filter((one) => !isKept(one)),
    )
    const batches = await judged(run, [...kept, ...fresh])
    await writeRecords(run.warehouse, 'normalized_batch', normalizedBatchSchema, batches)
    return { newBatches: fresh.length, failedBatches: batches.filter(({ status }) => status === 'failed').length }
  },
}

/** Judges all files, as one that arrives late changes what later ones are compared with. Compares the adverts of a pair of files once. */
async function judged({ warehouse, sources }: Run, batches: NormalizedBatch[]): Promise<NormalizedBatch[]> {
  const { judgeBatches } = await import('./judge-batches.ts')
  return judgeBatches(batches, new Map(sources.map((source) => [source.id, source])), compareSnapshots(warehouse))
}

/** Files with rows of days of their own that were refused for their day, which may come. */
async function waitingBatches({ warehouse }: Run): Promise<Set<string>> {
  const known = await warehouse.all(
    `SELECT 1 FROM duckdb_tables() WHERE table_name IN ('reject', 'normalized_batch') HAVING count(*) = 2`,
  )
  if (known.length === 0) return new Set()
  const rows = await warehouse.all<{ batchId: string }>(
    `SELECT DISTINCT batch_id FROM reject JOIN normalized_batch b USING (batch_id)
      WHERE code = 'bad_date' AND field = 'observedAt' AND b.snapshot_date IS NULL`,
  )
  return new Set(rows.map(({ batchId }) => batchId))
}

interface WantedBatch {
  batch: RawBatch
  source: AdvertSource
  key: string
}

async function wantedBatches(run: Run): Promise<WantedBatch[]> {
  const code = run.codeHash(import.meta.url)
  const reference = JSON.stringify(run.reference.hashes)
  const wanted: WantedBatch[] = []
  const batches = streamRecords(run.warehouse, 'raw_batch', rawBatchSchema, RAW_BATCH_ORDER)
  for await (const { batch, source } of rawBatches(batches, run.sources)) {
    if (!isAdvertSource(source)) continue
    wanted.push({
      batch,
      source,
      key: shortHash(JSON.stringify([batch, definitionOf(source), code, reference]), 16),
    })
  }
  return wanted
}

async function knownBatches({ warehouse }: Run): Promise<Map<string, NormalizedBatch>> {
  const columns = await warehouse.all<{ columnName: string }>(
    `SELECT column_name FROM duckdb_columns() WHERE table_name = 'normalized_batch' ORDER BY column_index`,
  )
  // A table of an earlier contract holds nothing that can be kept: the code that wrote it was another.
  const keep =
    columns.map(({ columnName }) => columnName).join() ===
    columnsOf(normalizedBatchSchema)
      .map(({ name }) => name)
      .join()
  await warehouse.createTable('observation', observationSchema, { keep })
  await warehouse.createTable('reject', rejectSchema, { keep })
  await warehouse.createTable('normalized_batch', normalizedBatchSchema, { keep })
  const known = new Map<string, NormalizedBatch>()
  for await (const chunk of streamRecords(warehouse, 'normalized_batch', normalizedBatchSchema))
    for (const batch of chunk) known.set(batch.key, batch)
  return known
}

/** Deletes the rows of files that are gone or must be read again. If that is all of them, creating empty tables is faster than deleting. */
async function dropStale(
  { warehouse }: Run,
  wanted: WantedBatch[],
  known: Map<string, NormalizedBatch>,
): Promise<void> {
  const keys = new Set(wanted.map(({ key }) => key))
  const stale = [...known.values()].filter(({ key }) => !keys.has(key))
  if (stale.length === 0) return
  if (stale.length === known.size) {
    await warehouse.createTable('observation', observationSchema)
    await warehouse.createTable('reject', rejectSchema)
    return
  }
  for (const { batchId } of stale) await deleteBatch(warehouse, batchId)
}

async function deleteBatch(warehouse: Run['warehouse'], batchId: string): Promise<void> {
  for (const table of ['observation', 'reject'])
    await warehouse.run(`DELETE FROM ${table} WHERE batch_id = $batch`, { batch: batchId })
}

async function normalizeFresh(run: Run, fresh: WantedBatch[]): Promise<NormalizedBatch[]> {
  if (fresh.length === 0) return []
  const outputDir = join(run.settings.dataDir, 'warehouse', 'reading')
  rmSync(outputDir, { recursive: true, force: true })
  mkdirSync(outputDir, { recursive: true })
  const wanted = new Map(fresh.map((entry) => [entry.batch.batchId, entry]))
  const total = fresh.reduce((sum, { batch }) => sum + batch.bytes, 0)
  const batches: NormalizedBatch[] = []
  let bytes = 0
  try {
    const { settings, reference, tasks, signal } = run
    const blobs = createRawStore(settings.rawDir)
    const filesOf = ({ batch }: NormalizeTask) => ({
      reads: { raw: blobs.blobPath(batch.sha256) },
      writesTo: outputDir,
    })
    const options = { tasks, reference, referenceDir: settings.referenceDir, filesOf, signal }
    const files = normalizeFiles(
      fresh.map((entry) => taskOf(run, entry)),
      options,
    )
    const read: NormalizeOutcome[] = []
    for await (const { task, result } of files) {
      read.push(result)
      batches.push(toNormalizedBatch(wanted.get(task.batch.batchId)!, result))
      bytes += task.batch.bytes
      run.progress.advance(Math.round(bytes / 1e6), Math.round(total / 1e6), 'MB')
    }
    await takeIn(run, outputDir, read)
  } finally {
    rmSync(outputDir, { recursive: true, force: true })
  }
  return batches
}

function taskOf(run: Run, { batch, source }: WantedBatch): NormalizeTask {
  return { batch, source, fetchedAt: run.now.toISOString(), lastDay: lastDayOf(run) }
}

/** In one statement, which writes to disk as it goes; the rows of many statements are held in memory until their transaction ends. */
async function takeIn({ warehouse }: Run, folder: string, read: readonly NormalizeOutcome[]): Promise<void> {
  const parts = {
    observation: read.flatMap(({ observationFiles }) => observationFiles),
    reject: read.flatMap(({ rejectFiles }) => rejectFiles),
  }
  for (const [table, names] of Object.entries(parts)) {
    if (names.length === 0) continue
    const files = names.map((name) => `'${join(folder, name).replaceAll("'", "''")}'`)
    await warehouse.run(`INSERT INTO ${table} SELECT * FROM read_parquet([${files.join(', ')}])`)
  }
}

function toNormalizedBatch(
  { batch, source, key }: WantedBatch,
  { rowsRead, observations, rejects, error, counts }: NormalizeOutcome,
): NormalizedBatch {
  const { batchId, portalId, name, snapshotDate, sha256 } = batch
  const status = error === null ? 'ok' : 'failed'
  return {
    batchId,
    key,
    sourceId: source.id,
    portalId,
    name,
    snapshotDate,
    complete: source.snapshot.complete,
    ...feedGrace(source),
    rowsRead,
    observations,
    rejects,
    status,
    error,
    sha256,
    ...counts,
    comparedWith: null,
    changes: null,
    findings: [],
  }
}
