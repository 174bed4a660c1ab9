import { integerColumn, numberColumn, textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'

export type PublicSeries = {
  readonly seriesId: string
  readonly group: string
  /** Windows of one source share an id, so that no source is on both sides of a split. */
  readonly sourceId: string
  readonly history: readonly number[]
  readonly truth: readonly number[]
}

/** Groups of competition series; all other groups are house prices. */
export const COMPETITION_GROUPS: ReadonlySet<string> = new Set(['m1', 'm3', 'tourism', 'm4misc'])

/** Reads `series.csv`, `history.csv` and `truth.csv` of a benchmark folder, in the order of `series.csv`. */
export async function loadPublicSeries(folder: string): Promise<PublicSeries[]> {
  const series = await readCsvTable(`${folder}/series.csv`, {
    series_id: textColumn(),
    group: textColumn(),
    source_id: textColumn(),
  })
  const history = await readCsvTable(`${folder}/history.csv`, {
    series_id: textColumn(),
    t: integerColumn(),
    value: numberColumn(),
  })
  const truth = await readCsvTable(`${folder}/truth.csv`, {
    series_id: textColumn(),
    h: integerColumn(),
    value: numberColumn(),
  })
  const histories = valuesById(history.map((row) => ({ id: row.series_id, step: row.t, value: row.value })))
  const truths = valuesById(truth.map((row) => ({ id: row.series_id, step: row.h, value: row.value })))
  return series.map((row) => ({
    seriesId: row.series_id,
    group: row.group,
    sourceId: row.source_id,
    history: histories.get(row.series_id) ?? [],
    truth: truths.get(row.series_id) ?? [],
  }))
}

/** Whether a series is for tuning: about half of the sources, by hash. All others are for reporting only. */
export function isTuning({ sourceId }: { readonly sourceId: string }): boolean {
  return sourceHash(sourceId) % 2 === 0
}

/** Assigns a tuning source to one of `folds` parts. */
export function tuningFold({ sourceId }: { readonly sourceId: string }, folds: number): number {
  return Math.floor(sourceHash(sourceId) / 2) % folds
}

/** 32-bit FNV-1a with a final mix, so that ids that differ in one digit get unrelated hashes. */
function sourceHash(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function valuesById(rows: readonly { id: string; step: number; value: number }[]): Map<string, number[]> {
  const sorted = rows.toSorted((a, b) => a.step - b.step)
  const byId = new Map<string, number[]>()
  for (const { id, value } of sorted) {
    const values = byId.get(id)
    if (values) values.push(value)
    else byId.set(id, [value])
  }
  return byId
}
