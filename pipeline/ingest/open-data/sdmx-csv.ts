import { priceIndexPointSchema, type PriceIndexPoint } from '../../../models/contracts/market/price-index-point.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { FactRow } from '../raw/adapter.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { factRow } from './fact-rows.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'
import { readCsvRecords, type CsvRecord } from '../raw/csv-records.ts'

const NEEDED = ['geo', 'unit', 'TIME_PERIOD', 'OBS_VALUE'] as const
/** Columns with the id of a Eurostat data flow: `STRUCTURE_ID` in the current format, `DATAFLOW` in the previous one. */
const DATASET_COLUMNS = ['STRUCTURE_ID', 'DATAFLOW']

/** Reads the points of a quarterly index from SDMX-CSV, with or without label columns beside the codes. */
export async function* readSdmxCsv(file: RawFile, source: Source): AsyncGenerator<FactRow<PriceIndexPoint>[]> {
  let header: string[] | undefined
  let rowNumber = 0
  for await (const records of readCsvRecords(file, source, { delimiter: source.delimiter ?? ',' })) {
    const rows: FactRow<PriceIndexPoint>[] = []
    for (const record of records) {
      if (header === undefined) header = headerOf(record, file, source)
      else rows.push(pointOf(record, header, ++rowNumber))
    }
    yield rows
  }
}

function headerOf(record: CsvRecord, file: RawFile, source: Source): string[] {
  const header = record.ok ? record.cells.map((cell) => cell.trim()) : []
  const missing = NEEDED.filter((column) => !header.includes(column))
  if (missing.length === 0) return header
  const detail = `is no SDMX-CSV: lacks ${missing.join(', ')}; present: ${header.slice(0, 40).join(', ').slice(0, 500)}`
  throw new FeedError('missing_column', source.id, file.name, detail)
}

function pointOf(record: CsvRecord, header: readonly string[], rowNumber: number): FactRow<PriceIndexPoint> {
  if (!record.ok) return { ...record, rowNumber, code: 'malformed_row', field: null }
  const { cells } = record
  if (cells.length !== header.length) {
    const detail = `expected ${header.length} cells as in the header, found ${cells.length}`
    return { ok: false, rowNumber, code: 'malformed_row', field: null, received: excerpt(cells.join(' | ')), detail }
  }
  const at = (column: string) => cells[header.indexOf(column)]?.trim() || undefined
  const value = at('OBS_VALUE')
  const draft = {
    dataset: DATASET_COLUMNS.map(at).find((id) => id !== undefined) ?? 'unknown',
    geo: at('geo'),
    unit: at('unit'),
    purchase: at('purchase') ?? 'TOTAL',
    period: at('TIME_PERIOD'),
    value: value === undefined || value === ':' ? null : Number.isFinite(Number(value)) ? Number(value) : value,
    flag: at('OBS_FLAG') ?? null,
  }
  return factRow(priceIndexPointSchema, draft, rowNumber)
}
