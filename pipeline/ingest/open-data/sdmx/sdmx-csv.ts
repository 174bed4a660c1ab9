import type { Source } from '../../../../models/contracts/release/source.ts'
import { csvRecords, type CsvRecord } from '../../raw/csv-records.ts'
import { excerpt, FeedError } from '../../raw/feed-error.ts'
import type { RawFile } from '../../raw/raw-file.ts'
import { readText } from '../../raw/read-text.ts'
import type { SdmxCells, SdmxRecord } from './sdmx-record.ts'

/** A header such as `CANTON: Canton`: the cells below it are `0204: Esch-sur-Alzette`. */
const WITH_LABEL = /^([^:]+?): /
const DELETED = 'D'

/** Reads the observations of SDMX-CSV 1.0 and 2.0: ids alone, labels in columns of their own, or `id: label` in headers and cells. */
export async function* readSdmxCsv(
  file: RawFile,
  source: Source,
  delimiter: string,
  onHeader: (names: readonly string[]) => void,
): AsyncGenerator<SdmxRecord[]> {
  let columns: Column[] | undefined
  let rowNumber = 0
  let lastCells = 0
  const end = { isLineBreak: true }
  const texts = withEnd(readText(file, source), end)
  for await (const records of csvRecords(texts, { delimiter }, file, source)) {
    const rows: SdmxRecord[] = []
    for (const record of records) {
      lastCells = record.ok ? record.cells.length : 0
      if (columns === undefined) {
        columns = columnsOf(record, file, source)
        onHeader(columns.map(({ name }) => name))
      } else {
        const row = rowOf(record, columns, ++rowNumber)
        if (row) rows.push(row)
      }
    }
    yield rows
  }
  if (columns === undefined) throw new FeedError('empty', source.id, file.name, 'has no header')
  if (!end.isLineBreak && lastCells < columns.length)
    throw new FeedError(
      'truncated',
      source.id,
      file.name,
      `ends inside row ${rowNumber}, after ${lastCells} of ${columns.length} cells`,
    )
}

async function* withEnd(texts: AsyncIterable<string>, end: { isLineBreak: boolean }): AsyncGenerator<string> {
  for await (const text of texts) {
    end.isLineBreak = /[\r\n]$/.test(text)
    yield text
  }
}

interface Column {
  name: string
  hasLabels: boolean
}

function columnsOf(record: CsvRecord, file: RawFile, source: Source): Column[] {
  if (!record.ok) throw new FeedError('corrupt', source.id, file.name, `has no readable header: ${record.detail}`)
  return record.cells.map((cell) => {
    const text = cell.trim()
    const [, name] = WITH_LABEL.exec(text) ?? []
    return { name: name ?? text, hasLabels: name !== undefined }
  })
}

/** The observation of a row; null for one that the answer deletes. */
function rowOf(record: CsvRecord, columns: readonly Column[], rowNumber: number): SdmxRecord | null {
  if (!record.ok) return { ok: false, rowNumber, received: record.received, detail: record.detail }
  if (record.cells.length !== columns.length) {
    const detail = `expected ${columns.length} cells as in the header, found ${record.cells.length}`
    return { ok: false, rowNumber, received: excerpt(record.cells.join(' | ')), detail }
  }
  const cells: SdmxCells = Object.create(null) as SdmxCells
  for (const [index, { name, hasLabels }] of columns.entries()) {
    const cell = record.cells[index]!.trim()
    // The first of two columns with one name holds the code, the second its label.
    cells[name] ??= hasLabels ? (WITH_LABEL.exec(cell)?.[1] ?? cell) : cell
  }
  return cells['ACTION'] === DELETED && 'STRUCTURE_ID' in cells ? null : { ok: true, rowNumber, cells }
}
