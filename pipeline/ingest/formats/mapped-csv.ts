import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { assertColumns } from './column-check.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'
import { compileMapping, mapRow, type CompiledField } from './field-mapping.ts'
import { feedPictures } from './feed-pictures.ts'
import { readCsvRecords, type CsvRecord } from '../raw/csv-records.ts'

/** Reads adverts from delimited text with a header. A row with more or fewer cells than the header is a reject. */
export async function* readCsv(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const delimiter = source.delimiter ?? (source.adapter === 'tsv' ? '\t' : ',')
  const pictures = feedPictures(file, source)
  let header: string[] | undefined
  let fields: CompiledField<string[]>[] = []
  let rowNumber = 0
  for await (const records of readCsvRecords(file, source, { delimiter })) {
    const rows: RawRow[] = []
    for (const record of records) {
      if (header === undefined) {
        header = headerOf(record, file, source)
        fields = compileFor(header, file, source)
        continue
      }
      rows.push(rowOf(record, header, fields, ++rowNumber))
    }
    yield await pictures.resolved(rows)
  }
}

function headerOf(record: CsvRecord, file: RawFile, source: Source): string[] {
  if (record.ok) return record.cells.map((cell) => cell.trim())
  throw new FeedError('corrupt', source.id, file.name, `the header cannot be read: ${record.received}`)
}

function compileFor(header: string[], file: RawFile, source: Source): CompiledField<string[]>[] {
  const fields = compileMapping<string[]>(source, (column) => {
    const index = header.indexOf(column)
    return index < 0 ? () => undefined : (cells) => cells[index]
  })
  assertColumns(fields, (column) => header.includes(column), header, file, source)
  return fields
}

function rowOf(record: CsvRecord, header: string[], fields: CompiledField<string[]>[], rowNumber: number): RawRow {
  if (!record.ok) return { ...record, rowNumber, code: 'malformed_row', field: null }
  const { cells } = record
  if (cells.length === header.length) return mapRow(fields, cells, rowNumber)
  const detail = `expected ${header.length} cells as in the header, found ${cells.length}`
  return { ok: false, rowNumber, code: 'malformed_row', field: null, received: excerpt(cells.join(' | ')), detail }
}
