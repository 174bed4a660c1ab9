import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Column } from '../../models/adverts/infer/infer-mapping.ts'
import type { NormalizedBatch } from '../../models/contracts/listings/batch.ts'
import { observationSchema, type Observation } from '../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../models/contracts/listings/raw-advert.ts'
import { UsageError } from '../base/usage-error.ts'
import { fetchSource } from '../ingest/fetch/fetch-source.ts'
import { columnsOf } from '../ingest/formats/field-mapping.ts'
import { ADVICE, FeedError } from '../ingest/raw/feed-error.ts'
import { luxembourgDay } from '../ingest/raw/last-day.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import { createRawStore } from '../ingest/raw/raw-store.ts'
import type { AdvertSource } from '../ingest/raw/source-kind.ts'
import type { Reference } from '../reference/load-reference.ts'
import { judgeBatches, LOOK_BACK } from '../stages/normalize/judge-batches.ts'
import { createNormalizerFactory } from '../stages/normalize/normalize-advert.ts'
import { compareSnapshots } from '../stages/normalize/compare-snapshots.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'
import { columnPaths } from './column-paths.ts'
import { fileColumns } from './file-columns.ts'
import { COMPARED_FACTS, readFile, unusableBatch, type FileReading, type Reading } from './read-file.ts'

/** The newest file before the checked one, and the columns that only one of the two has. */
export interface FileBefore {
  batch: NormalizedBatch
  lostColumns: string[]
  newColumns: string[]
}

/** Everything that a run would read from the newest file of a feed. */
export interface FeedCheckReport extends Pick<FileReading, 'rows' | 'places'> {
  source: AdvertSource
  file: RawFile
  files: number
  /** Its findings are those of the contract and of the comparison with the file before. */
  batch: NormalizedBatch
  /** Null: nothing is known of an earlier day. */
  before: FileBefore | null
  unmapped: string[]
}

interface CheckOptions {
  shownRows: number
  now: Date
  /** Raw store of the runs, whose files of the feed are earlier ones. */
  rawDir: string
}

/**
 * Reads the newest file of a feed as a run would and compares it with those before it, in a store that is removed again.
 * @throws UsageError when there is no file or it cannot be used
 */
export async function checkFeed(
  source: AdvertSource,
  reference: Reference,
  { shownRows, now, rawDir }: CheckOptions,
): Promise<FeedCheckReport> {
  const directory = mkdtempSync(join(tmpdir(), 'lux-feed-'))
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    const { offered, file, earlier } = await filesOf(source, { directory, now, rawDir })
    await warehouse.createTable('observation', COMPARED_FACTS)
    const normalizers = createNormalizerFactory(reference)
    const reading: Reading = { source, normalizers, warehouse, lastDay: luxembourgDay(now) }
    const past: NormalizedBatch[] = []
    for (const one of earlier) past.push(await pastBatch(one, reading))
    const { batch, rows, places } = await readFile(file, reading, shownRows)
    const judged = await judgeBatches([...past, batch], new Map([[source.id, source]]), compareSnapshots(warehouse))
    const verdict = judged.find(({ batchId }) => batchId === batch.batchId)!
    const columns = (await fileColumns(file, source)) ?? []
    const { leadsTo } = columnPaths(source)
    const mapped = Object.values(source.mapping).flatMap(columnsOf)
    const unread = columns.filter((column) => !mapped.some((path) => leadsTo(path, column)))
    const unmapped = namesOf(unread)
    const before = await fileBefore(earlier, judged, { source, columns, verdict })
    return { source, file, files: offered, batch: verdict, before, rows, places, unmapped }
  } catch (error) {
    throw error instanceof FeedError ? new UsageError(`${error.message}. ${ADVICE[error.fault]}.`) : error
  } finally {
    warehouse.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The newest file that a feed offers, and the newest ones of earlier days, of the feed or of earlier runs, oldest first. */
async function filesOf(
  source: AdvertSource,
  { directory, now, rawDir }: Pick<CheckOptions, 'now' | 'rawDir'> & { directory: string },
): Promise<{ offered: number; file: RawFile; earlier: RawFile[] }> {
  const store = createRawStore(join(directory, 'raw'))
  const fetched = await fetchSource(source, store, { now, signal: new AbortController().signal, log: () => undefined })
  const file = byDay(fetched.added).at(-1)
  if (!file) throw new UsageError(fetched.ok ? `source ${source.id}: no file` : fetched.reason)
  const known = new Map(
    [...(await createRawStore(rawDir).files(source.id)), ...fetched.added].map((one) => [keyOf(one), one]),
  )
  const day = file.snapshotDate
  const isEarlier = ({ snapshotDate }: RawFile): boolean => day !== null && snapshotDate !== null && snapshotDate < day
  const earlier = byDay([...known.values()].filter(isEarlier)).slice(-LOOK_BACK)
  return { offered: fetched.added.length, file, earlier }
}

function keyOf({ snapshotDate, name, sha256 }: RawFile): string {
  return [snapshotDate, name, sha256].join('\t')
}

function byDay(files: readonly RawFile[]): RawFile[] {
  return files.toSorted((a, b) => ((a.snapshotDate ?? '') < (b.snapshotDate ?? '') ? -1 : 1))
}

/** An earlier file that cannot be used is no measure, as in a run. */
async function pastBatch(file: RawFile, reading: Reading): Promise<NormalizedBatch> {
  try {
    return (await readFile(file, reading, 0)).batch
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return unusableBatch(file, reading.source, error)
  }
}

async function fileBefore(
  earlier: readonly RawFile[],
  judged: readonly NormalizedBatch[],
  { source, columns, verdict }: { source: AdvertSource; columns: readonly Column[]; verdict: NormalizedBatch },
): Promise<FileBefore | null> {
  const measure = judged.find(({ key }) => key === verdict.comparedWith) ?? judged.at(-2)
  const file = earlier.find((one) => one.sha256 === measure?.sha256)
  if (measure === undefined || file === undefined) return null
  const before = measure.status === 'failed' ? columns : ((await fileColumns(file, source)) ?? [])
  const { isSame } = columnPaths(source)
  return {
    batch: measure,
    lostColumns: namesOf(before.filter((column) => !columns.some((other) => isSame(column, other)))),
    newColumns: namesOf(columns.filter((column) => !before.some((other) => isSame(column, other)))),
  }
}

function namesOf(columns: readonly Column[]): string[] {
  return columns.map(({ name }) => name)
}

const FACTS: Partial<Record<keyof RawAdvert, (keyof Observation)[]>> = {
  city: ['communeSlug', 'locality', 'country'],
  photos: ['photoUrls'],
  areaFrom: ['areaM2'],
  priceFrom: ['priceEur'],
}

/** Facts that a field becomes, by the names of an observation. */
export function factsOf(field: keyof RawAdvert): (keyof Observation)[] {
  const names = z.keyof(observationSchema).options
  return FACTS[field] ?? names.filter((name) => [field, `${field}Eur`, `${field}M2`].includes(name))
}
