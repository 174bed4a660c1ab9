import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isRecord } from '../../../models/kernel/is-record.ts'
import type { CsvRow, CsvSchema } from '../../files/csv-columns.ts'
import { badCell, csvTable, parseCsvTable } from '../../files/csv-table.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'

/** Help on the tables that models read and write. */
export const TABLES_HELP = `
A table is a CSV file, or by its ending .json (a list of objects), .ndjson or .parquet. - reads one table from standard input, in any of
these formats, and writes CSV to standard output, so that the output of one model is the input of the next:
  lux model trends --listings sales.parquet --out - | lux model forecast-panel --in - --out forecasts.csv`

/** Path that stands for standard input and output. */
const STDIO = '-'
const MAX_BYTES = 384 * 2 ** 20
const MAX_ROWS = 5_000_000
const PARQUET_START = 'PAR1'

type Cell = string | number | boolean | null
type Format = 'csv' | 'json' | 'ndjson' | 'parquet'

/**
 * Reads a table of any format into typed rows; true and false are 1 and 0, as in CSV. In errors the header is row 1.
 * @throws BadInputError
 */
export async function readTable<S extends CsvSchema>(
  file: string,
  schema: S,
  maxRows = MAX_ROWS,
): Promise<CsvRow<S>[]> {
  const bytes = await bytesOf(file)
  const format = file === STDIO ? formatIn(bytes) : formatOf(file)
  const text = format === 'parquet' ? await parquetAsLines(file, bytes) : bytes.toString('utf8')
  return parseCsvTable(file, format === 'csv' ? text : asCsv(file, recordsIn(file, text, format)), schema, maxRows)
}

/** Writes rows as a table of the format that the file's ending names. The same rows give the same bytes. */
export async function writeTable<K extends string>(
  file: string,
  columns: readonly K[],
  rows: readonly Readonly<Partial<Record<K, Cell>>>[],
): Promise<void> {
  const format = file === STDIO ? 'csv' : formatOf(file)
  if (format === 'parquet') return writeParquet(file, columns, rows)
  const text = format === 'csv' ? csvTable(columns, rows) : asJson(columns, rows, format)
  if (file === STDIO) return writeOut(text)
  await writeFile(`${file}.partial`, text)
  await rename(`${file}.partial`, file)
}

function formatOf(file: string): Format {
  const ending = extname(file).slice(1).toLowerCase()
  if (ending === 'jsonl') return 'ndjson'
  return ending === 'json' || ending === 'ndjson' || ending === 'parquet' ? ending : 'csv'
}

function formatIn(bytes: Buffer): Format {
  if (bytes.subarray(0, PARQUET_START.length).toString('latin1') === PARQUET_START) return 'parquet'
  const start = bytes.subarray(0, 4096).toString('utf8').trimStart()
  return start.startsWith('[') ? 'json' : start.startsWith('{') ? 'ndjson' : 'csv'
}

async function bytesOf(file: string): Promise<Buffer> {
  if (file === STDIO) {
    const bytes = await buffer(process.stdin)
    if (bytes.length > MAX_BYTES) throw badCell(file, 1, '', `${bytes.length} bytes`, `at most ${MAX_BYTES} bytes`)
    return bytes
  }
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw badCell(file, 1, '', 'no such file', 'a readable file, or - for standard input')
  if (found.size > MAX_BYTES) throw badCell(file, 1, '', `${found.size} bytes`, `at most ${MAX_BYTES} bytes`)
  return readFile(file)
}

function recordsIn(file: string, text: string, format: 'json' | 'ndjson' | 'parquet'): Record<string, unknown>[] {
  const lines = format === 'json' ? [text] : text.split('\n')
  const values = lines.flatMap((line, at) => (line.trim() === '' ? [] : parsed(file, line, at + 1)))
  const list: unknown[] = format === 'json' && Array.isArray(values[0]) ? values[0] : values
  return list.map((value, at) => {
    if (isRecord(value)) return value
    throw badCell(file, at + 2, '', JSON.stringify(value), 'an object with the columns of a row')
  })
}

function parsed(file: string, json: string, line: number): [unknown] {
  try {
    return [JSON.parse(json)]
  } catch (error) {
    throw badCell(file, line, '', (error as Error).message, 'JSON')
  }
}

function asCsv(file: string, records: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  if (columns.length === 0) throw badCell(file, 1, '', 'no row', 'at least one object with the columns of a row')
  return csvTable(
    columns,
    records.map((record) => Object.fromEntries(columns.map((column) => [column, cellOf(record[column])]))),
  )
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'string')
    return value ?? null
  return JSON.stringify(value)
}

function asJson<K extends string>(
  columns: readonly K[],
  rows: readonly Readonly<Partial<Record<K, Cell>>>[],
  format: 'json' | 'ndjson',
): string {
  const lines = rows.map((row) => JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))))
  return format === 'json' ? `[${lines.join(',\n')}]\n` : lines.map((line) => `${line}\n`).join('')
}

async function parquetAsLines(file: string, bytes: Buffer): Promise<string> {
  return inWarehouse(async (warehouse, folder) => {
    const path = join(folder, 'in.parquet')
    await writeFile(path, bytes)
    try {
      const rows = await warehouse.all<{ line: string }>(
        `SELECT to_json(t)::VARCHAR AS line FROM read_parquet(${literal(path)}, file_row_number = false) t`,
      )
      return rows.map(({ line }) => line).join('\n')
    } catch (error) {
      throw badCell(file, 1, '', (error as Error).message.split('\n')[0]!.replaceAll(path, file), 'a Parquet file')
    }
  })
}

async function writeParquet<K extends string>(
  file: string,
  columns: readonly K[],
  rows: readonly Readonly<Partial<Record<K, Cell>>>[],
): Promise<void> {
  await inWarehouse(async (warehouse, folder) => {
    const path = join(folder, 'out.ndjson')
    await writeFile(path, asJson(columns, rows, 'ndjson'))
    const types = columns.map((name) => `${literal(name)}: ${literal(typeOf(rows.map((row) => row[name] ?? null)))}`)
    await warehouse.run(
      `COPY (FROM read_json(${literal(path)}, format = 'newline_delimited', columns = {${types.join(', ')}}))
       TO ${literal(`${file}.partial`)} (FORMAT parquet)`,
    )
  })
  await rename(`${file}.partial`, file)
}

function typeOf(values: readonly Cell[]): string {
  const known = values.filter((value) => value !== null)
  if (known.length === 0 || known.some((value) => typeof value === 'string')) return 'VARCHAR'
  if (known.every((value) => typeof value === 'boolean')) return 'BOOLEAN'
  return known.every((value) => Number.isSafeInteger(value)) ? 'BIGINT' : 'DOUBLE'
}

async function inWarehouse<T>(work: (warehouse: Warehouse, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lux-model-'))
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  try {
    await warehouse.run('SET preserve_insertion_order = true')
    return await work(warehouse, folder)
  } finally {
    warehouse.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A reader that has seen enough, such as `head`, is no error. */
async function writeOut(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? resolve() : reject(error)))
    process.stdout.write(text, () => resolve())
  })
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
