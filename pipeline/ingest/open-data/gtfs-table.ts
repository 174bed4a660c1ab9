import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError } from '../raw/feed-error.ts'
import { csvRecords } from '../raw/csv-records.ts'
import { decodeText } from '../raw/read-text.ts'
import type { Archive } from '../raw/zip-archive.ts'

/** Reads one cell of the current row by the name of its column; blank when the column is absent. */
export type CellOf = (column: string) => string

const MAX_ROWS = 50_000_000

/**
 * Passes every row of one table of a GTFS zip to `visit`. A malformed row cannot be told from a lost departure, so it fails the whole file.
 * @throws FeedError `wrong_structure` for an absent required table, `missing_column` for an absent required column
 */
export async function readGtfsTable(
  archive: Archive,
  name: string,
  needed: readonly string[],
  visit: (cell: CellOf) => void,
  file: RawFile,
  source: Source,
): Promise<void> {
  const texts = decodeText(archive.read(name), 'utf-8', file, source)
  let header: Map<string, number> | undefined
  let rows = 0
  for await (const records of csvRecords(texts, { delimiter: ',' }, file, source)) {
    for (const record of records) {
      if (!record.ok) throw new FeedError('corrupt', source.id, file.name, `${name} row ${rows}: ${record.received}`)
      if (header === undefined) {
        header = new Map(record.cells.map((cell, index) => [cell.trim(), index]))
        assertColumns(header, needed, name, file, source)
        continue
      }
      if (++rows > MAX_ROWS)
        throw new FeedError('too_large', source.id, file.name, `${name} has more than ${MAX_ROWS} rows`)
      const { cells } = record
      const columns = header
      const lost = needed.find((column) => columns.get(column)! >= cells.length)
      if (lost !== undefined)
        throw new FeedError('corrupt', source.id, file.name, `${name} row ${rows} ends before its ${lost}`)
      visit((column) => cells[columns.get(column) ?? -1]?.trim() ?? '')
    }
  }
  if (header === undefined) throw new FeedError('empty', source.id, file.name, `${name} is empty`)
}

function assertColumns(
  header: ReadonlyMap<string, number>,
  needed: readonly string[],
  name: string,
  file: RawFile,
  source: Source,
): void {
  const missing = needed.filter((column) => !header.has(column))
  if (missing.length === 0) return
  throw new FeedError(
    'missing_column',
    source.id,
    file.name,
    `${name} lacks ${missing.join(', ')}; present: ${[...header.keys()].join(', ').slice(0, 500)}`,
  )
}
