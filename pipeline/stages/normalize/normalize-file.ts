import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { observationSchema, type Observation } from '../../../models/contracts/listings/observation.ts'
import { rejectSchema, type Reject } from '../../../models/contracts/listings/reject.ts'
import type { RawBatch } from '../../../models/contracts/listings/batch.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { advertAdapterFor } from '../../ingest/formats/advert-adapters.ts'
import { ADVICE, FeedError } from '../../ingest/raw/feed-error.ts'
import type { AdvertSource } from '../../ingest/raw/source-kind.ts'
import type { TaskFiles } from '../../engine/tasks.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { createFileCounter, type FileCounter, type FileCounts } from './file-counts.ts'
import type { NormalizerFactory } from './normalize-advert.ts'

/** Rows held in memory before writing. */
const PART_ROWS = 20_000
/** Formats with a row a line. */
const LINES: ReadonlySet<string> = new Set(['csv', 'tsv', 'ndjson', 'poliris'])

/** One raw file to read: the file `raw` of the task. */
export interface NormalizeTask {
  batch: RawBatch
  source: AdvertSource
  fetchedAt: string
  /** Day that no observation can be later than. */
  lastDay: string
}

export interface NormalizeOutcome {
  rowsRead: number
  observations: number
  rejects: number
  /** Names of Parquet files with the rows; empty when the file failed. */
  observationFiles: string[]
  rejectFiles: string[]
  /** Reason why the file cannot be used; all its rows are then ignored. */
  error: string | null
  counts: FileCounts
}

/** Reads one raw file into Parquet files of observations and rejects. A faulty file is a result, not an exception. */
export async function normalizeFile(
  task: NormalizeTask,
  { reads, writesTo }: TaskFiles,
  createNormalizer: NormalizerFactory,
  signal?: AbortSignal,
): Promise<NormalizeOutcome> {
  const raw = reads['raw']!
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    const observations = await partWriter<Observation>(duckdb, 'observation', observationSchema, task, writesTo)
    const rejects = await partWriter<Reject>(duckdb, 'reject', rejectSchema, task, writesTo)
    const counter = createFileCounter(task.source)
    await readRows(task, raw, createNormalizer, observations, rejects, counter, signal)
    const counts = counter.counts(await endsInLine(task.source, raw))
    return {
      counts,
      rowsRead: observations.rows() + rejects.rows(),
      observations: observations.rows(),
      rejects: rejects.rows(),
      observationFiles: await observations.close(),
      rejectFiles: await rejects.close(),
      error: null,
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    const counts = createFileCounter(task.source).counts(true)
    const reason = `${error.message}. ${ADVICE[error.fault]}`
    return { rowsRead: 0, observations: 0, rejects: 0, observationFiles: [], rejectFiles: [], error: reason, counts }
  } finally {
    duckdb.close()
  }
}

async function readRows(
  { batch, source, fetchedAt, lastDay }: NormalizeTask,
  path: string,
  createNormalizer: NormalizerFactory,
  observations: PartWriter<Observation>,
  rejects: PartWriter<Reject>,
  counter: FileCounter,
  signal?: AbortSignal,
): Promise<void> {
  const adapter = advertAdapterFor(source)
  if (adapter.kind !== 'adverts') throw new TypeError(`Feed ${source.id} has no adverts`)
  const normalize = createNormalizer({
    source,
    batchId: batch.batchId,
    snapshotDate: batch.snapshotDate,
    asOf: lastDay,
  })
  for await (const rows of adapter.read({ ...batch, path, fetchedAt }, source)) {
    signal?.throwIfAborted()
    normalize.expect(rows)
    const results = rows.map((row) => normalize(row))
    for (const [index, row] of rows.entries()) counter.add(row, results[index]!)
    for (const result of results)
      if ('observation' in result) observations.append(result.observation)
      else rejects.append(result.reject)
    await observations.flush()
    await rejects.flush()
  }
}

/** Whether a text of lines ends with a line break; true for other formats, which tell by themselves when they are cut. */
export async function endsInLine({ adapter }: Pick<Source, 'adapter'>, path: string): Promise<boolean> {
  if (!LINES.has(adapter)) return true
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(new Uint8Array(2), 0, 2, 0)
    const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b
    const last = await handle.read(new Uint8Array(2), 0, 2, Math.max(0, size - 2))
    return isPacked || last.buffer.some((byte) => byte === 0x0a || byte === 0x0d)
  } finally {
    await handle.close()
  }
}

interface PartWriter<Row extends object> {
  append(row: Row): void
  rows(): number
  /** Writes the buffered rows when there are many. */
  flush(): Promise<void>
  close(): Promise<string[]>
}

async function partWriter<Row extends object>(
  duckdb: Warehouse,
  table: string,
  schema: typeof observationSchema | typeof rejectSchema,
  { batch }: NormalizeTask,
  folder: string,
): Promise<PartWriter<Row>> {
  const files: string[] = []
  let rows = 0
  await duckdb.createTable(table, schema)
  let appender = await duckdb.appender<Row>(table, schema)

  const write = async (): Promise<void> => {
    appender.close()
    if (appender.rows === 0) return
    const file = `${batch.batchId}-${table}-${files.length}.parquet`
    await duckdb.run(
      `COPY "${table}" TO '${join(folder, file).replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`,
    )
    files.push(file)
  }

  return {
    append(row) {
      appender.append(row)
      rows++
    },
    rows: () => rows,
    async flush() {
      if (appender.rows < PART_ROWS) return
      await write()
      await duckdb.createTable(table, schema)
      appender = await duckdb.appender<Row>(table, schema)
    },
    async close() {
      await write()
      return files
    },
  }
}
