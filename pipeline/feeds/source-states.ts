import { z } from 'zod'
import type { Column } from '../../models/adverts/infer/infer-mapping.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import type { SourceState } from '../../models/contracts/release/source-state.ts'
import { DAY_MS, isoDateAt } from '../../models/kernel/day.ts'
import { sdmxColumns } from '../ingest/open-data/sdmx/read-sdmx.ts'
import { columnsOf } from '../ingest/formats/field-mapping.ts'
import { FeedError } from '../ingest/raw/feed-error.ts'
import { FRESH_DAYS } from '../ingest/raw/fresh-days.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import { createRawStore } from '../ingest/raw/raw-store.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { columnPaths } from './column-paths.ts'
import { fileColumns } from './file-columns.ts'

/** Calendar steps from one file to the next. */
const STEPS: Record<Source['cadence'], { days: number; months: number } | null> = {
  daily: { days: 1, months: 0 },
  weekly: { days: 7, months: 0 },
  monthly: { days: 0, months: 1 },
  quarterly: { days: 0, months: 3 },
  yearly: { days: 0, months: 12 },
  once: null,
}

/**
 * Says of each source what came last, when the next file is due, what failed and which columns changed, by what the last run left in the warehouse.
 * @param day on which ages are counted @param sources of one market, disabled ones too
 */
export async function sourceStates(
  warehouse: Warehouse,
  sources: readonly Source[],
  rawDir: string,
  day: string,
): Promise<SourceState[]> {
  const store = createRawStore(rawDir)
  const failures = await failedFetches(warehouse)
  const unusable = await unusableFiles(warehouse)
  const states: SourceState[] = []
  for (const source of sources) {
    const own = (await store.files(source.id)).filter(({ snapshotDate }) => (snapshotDate ?? '') <= day)
    const newest = own.at(-1)
    const lastError = failures.get(source.id) ?? (newest && unusable.get(fileKey(source.id, newest))) ?? null
    const drift = source.enabled ? await driftOf(source, own) : { lostColumns: [], newColumns: [] }
    states.push(stateOf(source, own, { ...drift, lastError }, day))
  }
  return states.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function stateOf(
  { id, title, licence, cadence, enabled, contract }: Source,
  batches: readonly RawFile[],
  found: Pick<SourceState, 'lostColumns' | 'newColumns' | 'lastError'>,
  day: string,
): SourceState {
  const newest = batches.at(-1)
  const newestOn = newest?.snapshotDate ?? null
  const ageDays = newestOn === null ? null : Math.round((Date.parse(day) - Date.parse(newestOn)) / DAY_MS)
  const freshDays = contract.freshness.maxDays ?? FRESH_DAYS[cadence]
  const isLate = newest === undefined || (freshDays !== null && ageDays !== null && ageDays > freshDays)
  const isDrifted = found.lostColumns.length > 0
  const state = found.lastError !== null ? 'failed' : isDrifted ? 'drifted' : isLate ? 'late' : 'fine'
  return {
    id,
    title,
    licence: licence.name,
    cadence,
    state: enabled ? state : 'disabled',
    files: new Set(batches.map(({ sha256 }) => sha256)).size,
    bytes: newest?.bytes ?? null,
    newestOn,
    ageDays,
    nextDueOn: nextDueOn(cadence, newestOn, day),
    ...found,
  }
}

/** Without a file the first is due today. */
function nextDueOn(cadence: Source['cadence'], newestOn: string | null, day: string): string | null {
  const step = STEPS[cadence]
  if (step === null) return null
  if (newestOn === null) return day
  const [year, month, date] = newestOn.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + step.months, 0)).getUTCDate()
  return isoDateAt(Date.UTC(year, month - 1 + step.months, Math.min(date, lastOfMonth) + step.days))
}

/** Why the last fetch of a source failed. */
async function failedFetches(warehouse: Warehouse): Promise<Map<string, string>> {
  if (!(await hasTable(warehouse, 'feed_failure'))) return new Map()
  const rows = await warehouse.all<{ sourceId: string; reason: string }>(
    'SELECT source_id, reason FROM feed_failure ORDER BY source_id, reason',
  )
  return new Map(rows.map(({ sourceId, reason }) => [sourceId, reason]))
}

/** Why a file could not be used, by `fileKey`. */
async function unusableFiles(warehouse: Warehouse): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const table of ['normalized_batch', 'open_data_batch']) {
    if (!(await hasTable(warehouse, table)) || !(await hasTable(warehouse, 'raw_batch'))) continue
    const rows = await warehouse.all<{ sourceId: string; name: string; sha256: string; error: string }>(
      `SELECT b.source_id, b.name, b.sha256, t.error FROM ${table} t JOIN raw_batch b USING (batch_id) WHERE t.error IS NOT NULL`,
    )
    for (const { sourceId, error, ...file } of rows) found.set(fileKey(sourceId, file), error)
  }
  return found
}

function fileKey(sourceId: string, { name, sha256 }: Pick<RawFile, 'name' | 'sha256'>): string {
  return [sourceId, name, sha256].join('\t')
}

async function hasTable(warehouse: Warehouse, name: string): Promise<boolean> {
  return (await warehouse.all('SELECT 1 FROM duckdb_tables() WHERE table_name = $name', { name })).length > 0
}

/** Compares the columns of the newest file with those of the one that it follows and with what the definition names. */
async function driftOf(
  source: Source,
  files: readonly RawFile[],
): Promise<Pick<SourceState, 'lostColumns' | 'newColumns'>> {
  const newest = files.at(-1)
  const now = newest && (await columnsIn(source, newest))
  if (!now) return { lostColumns: [], newColumns: [] }
  const others = files.filter(({ sha256 }) => sha256 !== newest.sha256)
  // Several files of one day may be the years of one table, each laid out in its own way.
  const before =
    others.findLast(({ name }) => name === newest.name) ??
    others.findLast(({ snapshotDate }) => snapshotDate !== newest.snapshotDate)
  const known = (before && (await columnsIn(source, before))) ?? now
  const { leadsTo, isSame } = columnPaths(source)
  const unmet = wantedColumns(source).filter((path) => !now.some((column) => leadsTo(path, column)))
  const gone = known.filter(
    (column) => !now.some((other) => isSame(column, other)) && !unmet.some((path) => leadsTo(path, column)),
  )
  const lost = [...unmet, ...gone.map(({ name }) => name)]
  const fresh = now.filter((column) => !known.some((other) => isSame(column, other)))
  return { lostColumns: [...new Set(lost)].sort(), newColumns: fresh.map(({ name }) => name).sort() }
}

/** Columns without which a field that no file may lack has no value. */
function wantedColumns({ mapping, options }: Source): string[] {
  const { optionalFields } = z.object({ optionalFields: z.array(z.string()).catch([]) }).parse(options)
  return Object.entries(mapping).flatMap(([field, one]) => {
    const columns = columnsOf(one)
    const hasConstant = typeof one !== 'string' && one.value !== undefined
    return columns.length === 1 && !hasConstant && !optionalFields.includes(field) ? columns : []
  })
}

/** Columns or dimensions; null for formats without any, and for a file that cannot be read, which is an error of its own. */
async function columnsIn(source: Source, file: RawFile): Promise<Column[] | null> {
  try {
    if (source.adapter === 'sdmx') return (await sdmxColumns(file, source)).map((name) => ({ name, values: [] }))
    return await fileColumns(file, source)
  } catch (error) {
    if (error instanceof FeedError) return null
    throw error
  }
}
