import { join } from 'node:path'
import { observationSchema, type Observation } from '../../../models/contracts/listings/observation.ts'
import { rejectSchema, type Reject } from '../../../models/contracts/listings/reject.ts'
import type { RawBatch } from '../../../models/contracts/listings/batch.ts'
import { advertAdapterFor } from '../../ingest/formats/advert-adapters.ts'
import { FeedError } from '../../ingest/raw/feed-error.ts'
import type { AdvertSource } from '../../ingest/raw/source-kind.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import type { NormalizerFactory } from './normalize-advert.ts'

/** Rows held in memory before writing. */
const PART_ROWS = 100_000

/** One raw file to read, and the folder for its rows as Parquet. */
export interface NormalizeTask {
  batch: RawBatch
  source: AdvertSource
  blobPath: string
  fetchedAt: string
  outputDir: string
}

export interface NormalizeOutcome {
  rowsRead: number
  observations: number
  rejects: number
  /** Parquet files with the rows; empty when the file failed. */
  observationFiles: string[]
  rejectFiles: string[]
  /** Reason why the file cannot be used; all its rows are then ignored. */
  error: string | null
}

/** Reads one raw file into Parquet files of observations and rejects. A faulty file is a result, not an exception. */
export async function normalizeFile(
  task: NormalizeTask,
  createNormalizer: NormalizerFactory,
  signal?: AbortSignal,
): Promise<NormalizeOutcome> {
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    const observations = await partWriter<Observation>(duckdb, 'observation', observationSchema, task)
    const rejects = await partWriter<Reject>(duckdb, 'reject', rejectSchema, task)
    const rowsRead = await readRows(task, createNormalizer, observations, rejects, signal)
    return {
      rowsRead,
      observations: observations.rows(),
      rejects: rejects.rows(),
      observationFiles: await observations.close(),
      rejectFiles: await rejects.close(),
      error: null,
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return { rowsRead: 0, observations: 0, rejects: 0, observationFiles: [], rejectFiles: [], error: error.message }
  } finally {
    duckdb.close()
  }
}

async function readRows(
  { batch, source, blobPath, fetchedAt }: NormalizeTask,
  createNormalizer: NormalizerFactory,
  observations: PartWriter<Observation>,
  rejects: PartWriter<Reject>,
  signal?: AbortSignal,
): Promise<number> {
  const adapter = advertAdapterFor(source)
  if (adapter.kind !== 'adverts') throw new TypeError(`Feed ${source.id} has no adverts`)
  const normalize = createNormalizer({ source, batchId: batch.batchId, snapshotDate: batch.snapshotDate })
  let rowsRead = 0
  for await (const rows of adapter.read({ ...batch, path: blobPath, fetchedAt }, source)) {
    signal?.throwIfAborted()
    for (const row of rows) {
      const result = normalize(row)
      if ('observation' in result) observations.append(result.observation)
      else rejects.append(result.reject)
    }
    rowsRead += rows.length
    await observations.flush()
    await rejects.flush()
  }
  return rowsRead
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
  { outputDir, batch }: NormalizeTask,
): Promise<PartWriter<Row>> {
  const files: string[] = []
  let rows = 0
  await duckdb.createTable(table, schema)
  let appender = await duckdb.appender<Row>(table, schema)

  const write = async (): Promise<void> => {
    appender.close()
    if (appender.rows === 0) return
    const file = join(outputDir, `${batch.batchId}-${table}-${files.length}.parquet`)
    await duckdb.run(`COPY "${table}" TO '${file.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`)
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
