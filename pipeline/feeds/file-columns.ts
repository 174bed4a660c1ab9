import type { Column } from '../../models/adverts/infer/infer-mapping.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import { mappedOptionsSchema } from '../ingest/formats/mapped-options.ts'
import { readJsonRecords } from '../ingest/formats/mapped-json.ts'
import { readXmlRecords } from '../ingest/formats/mapped-xml.ts'
import type { XmlElement } from '../ingest/formats/xml-elements.ts'
import { xmlColumns } from '../ingest/formats/xml-path.ts'
import { readCsvRecords } from '../ingest/raw/csv-records.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import { readText } from '../ingest/raw/read-text.ts'
import { readWorkbook } from '../ingest/raw/workbook.ts'

/** Rows whose columns and values are looked at. */
const ROWS = 1000
const MAX_DEPTH = 5

/** Columns or dotted paths of a file with their values in the first rows; null for formats that have no columns of their own. */
export async function fileColumns(file: RawFile, source: Source): Promise<Column[] | null> {
  if (source.adapter === 'csv' || source.adapter === 'tsv') return toColumns(await csvRows(file, source))
  if (source.adapter === 'xlsx') return toColumns(await sheetRows(file, source))
  if (source.adapter === 'json') return jsonColumns(await jsonRows(readJsonRecords(file, source, source.records ?? '')))
  if (source.adapter === 'ndjson') return jsonColumns(await jsonRows(linesOf(file, source)))
  if (source.adapter === 'xml') {
    const records: XmlElement[] = []
    for await (const piece of readXmlRecords(file, source)) {
      records.push(...piece.slice(0, ROWS - records.length))
      if (records.length >= ROWS) break
    }
    return xmlColumns(records).map(({ path, values }) => ({ name: path, values }))
  }
  return null
}

type Row = Map<string, unknown>

async function csvRows(file: RawFile, source: Source): Promise<Row[]> {
  const delimiter = source.delimiter ?? (source.adapter === 'tsv' ? '\t' : ',')
  const cells: string[][] = []
  for await (const records of readCsvRecords(file, source, { delimiter })) {
    cells.push(...records.flatMap((record) => (record.ok ? [record.cells] : [])))
    if (cells.length > ROWS) break
  }
  return withHeader(cells[0] ?? [], cells.slice(1))
}

async function sheetRows(file: RawFile, source: Source): Promise<Row[]> {
  const { headerRow } = mappedOptionsSchema.parse(source.options)
  const sheets = await readWorkbook(file, source)
  const rows = (sheets.find(({ name }) => name === source.records) ?? sheets[0])?.rows ?? []
  return withHeader(rows[headerRow - 1] ?? [], rows.slice(headerRow, headerRow + ROWS))
}

function withHeader(header: readonly unknown[], rows: readonly (readonly unknown[])[]): Row[] {
  const names = header.map((cell) => String(cell ?? '').trim())
  return rows.map(
    (cells) => new Map(names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index]] as const]))),
  )
}

async function jsonRows(pieces: AsyncIterable<string[]>): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const texts of pieces) {
    for (const text of texts) {
      if (rows.length >= ROWS) return rows
      rows.push(parsed(text))
    }
  }
  return rows
}

async function* linesOf(file: RawFile, source: Source): AsyncGenerator<string[]> {
  let rest = ''
  for await (const text of readText(file, source)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    yield lines.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield [rest]
}

/** A row that is no JSON counts as one without columns; reading the feed rejects it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Dotted paths to the values of a record, as mappings name them: a list of texts is one value, a list of objects is `path.*.key`. */
function flat(record: unknown): Row {
  const row: Row = new Map()
  const walk = (value: unknown, path: string, depth: number): void => {
    if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) row.set(path, value)
    else if (!Array.isArray(value))
      for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`, depth + 1)
    else if (value.some((item) => item !== null && typeof item === 'object')) {
      const keys = new Set(
        value.flatMap((item) => (item === null || typeof item !== 'object' ? [] : Object.keys(item as object))),
      )
      for (const key of keys)
        row.set(
          `${path}.*.${key}`,
          value.map((item) => (item as Record<string, unknown> | null)?.[key]),
        )
    } else row.set(path, value)
  }
  if (record !== null && typeof record === 'object' && !Array.isArray(record)) walk(record, '', 0)
  return row
}

function toColumns(rows: readonly Row[]): Column[] {
  const names = new Set(rows.flatMap((row) => [...row.keys()]))
  return [...names].map((name) => ({ name, values: rows.map((row) => row.get(name)) }))
}

/** Leaves out what some rows lack and others have the parts of, such as `photos` beside `photos.*.url`. */
function jsonColumns(records: readonly unknown[]): Column[] {
  const columns = toColumns(records.map(flat))
  const parents = new Set(columns.flatMap(({ name }) => parentsOf(name)))
  return columns.filter(({ name, values }) => !parents.has(name) || !values.every(isNothing))
}

function parentsOf(path: string): string[] {
  const segments = path.split('.')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
