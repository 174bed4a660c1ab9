import { readFile, rename, stat, writeFile } from 'node:fs/promises'

import { parse } from 'csv-parse/sync'

import type { CsvRow, CsvSchema } from './csv-columns.ts'

/** One problem in an input file. `row` is the line number; the header is row 1. */
export type InputProblem = {
  readonly file: string
  readonly row: number
  readonly column: string
  readonly received: string
  readonly expected: string
}

/** Input that the user can fix; commands print the message and exit with 2. */
export class BadInputError extends Error {
  override readonly name = 'BadInputError'
  readonly problems: readonly InputProblem[]

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(inWords).join('\n'))
    this.problems = problems
  }
}

type ReadLimits = {
  /** @default 384 MiB, below the longest string Node can hold */
  readonly maxBytes?: number
  /** @default 5,000,000 */
  readonly maxRows?: number
}

const MAX_BYTES = 384 * 2 ** 20
const MAX_ROWS = 5_000_000
const MAX_RECORD_CHARACTERS = 100_000
// Maximum problems listed in one error.
const MAX_PROBLEMS = 10

/**
 * Reads a UTF-8, comma-separated file with a header. Columns may be in any order; columns that are not in the schema are ignored.
 *
 * @returns one typed object per data row, in file order
 * @throws BadInputError with up to ten problems, each with file, row, column, received and expected
 */
export async function readCsvTable<S extends CsvSchema>(
  file: string,
  schema: S,
  limits: ReadLimits = {},
): Promise<CsvRow<S>[]> {
  const text = await readBounded(file, limits.maxBytes ?? MAX_BYTES)
  return parseCsvTable(file, text, schema, limits.maxRows ?? MAX_ROWS)
}

/** `readCsvTable` for text already in memory; `file` is its name in errors. */
export function parseCsvTable<S extends CsvSchema>(
  file: string,
  text: string,
  schema: S,
  maxRows = MAX_ROWS,
): CsvRow<S>[] {
  const rows: CsvRow<S>[] = []
  const problems: InputProblem[] = []
  let readRow: RowReader<S> | undefined
  eachRecord(file, text, (cells, line) => {
    if (readRow === undefined) {
      readRow = rowReader(file, cells, schema)
      return
    }
    if (rows.length >= maxRows) throw badCell(file, line, '', 'one more row', `at most ${maxRows} rows`)
    rows.push(readRow(cells, line, problems))
    if (problems.length >= MAX_PROBLEMS) throw new BadInputError(problems)
  })
  if (problems.length > 0) throw new BadInputError(problems)
  if (readRow === undefined) throw badCell(file, 1, '', 'an empty file', 'a header row')
  if (rows.length === 0) throw badCell(file, 2, '', 'no data row', 'at least one row below the header')
  return rows
}

/**
 * Writes rows with `\n` line ends and RFC 4180 quoting; the same rows give the same bytes. Null and undefined become empty cells.
 * Writes a temporary file and renames it, so a reader never sees a partial one.
 *
 * @throws RangeError for a number that is not finite
 */
export async function writeCsvTable<K extends string>(
  file: string,
  columns: readonly K[],
  rows: readonly Readonly<Partial<Record<K, string | number | boolean | null>>>[],
): Promise<void> {
  await writeFile(`${file}.partial`, csvTable(columns, rows))
  await rename(`${file}.partial`, file)
}

/** The text of such a file. @throws RangeError for a number that is not finite */
export function csvTable<K extends string>(
  columns: readonly K[],
  rows: readonly Readonly<Partial<Record<K, string | number | boolean | null>>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => formatCell(row[column], column)).join(','))
  return `${[columns.map(quoted).join(','), ...lines].join('\n')}\n`
}

/** Builds a BadInputError with one problem, for rules that span cells (a gap, a duplicate, too few quarters). */
export function badCell(file: string, row: number, column: string, received: string, expected: string): BadInputError {
  return new BadInputError([{ file, row, column, received, expected }])
}

type RowReader<S extends CsvSchema> = (cells: readonly string[], line: number, problems: InputProblem[]) => CsvRow<S>

async function readBounded(file: string, maxBytes: number): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw badCell(file, 1, '', 'no such file', 'a readable CSV file')
  if (found.size > maxBytes) throw badCell(file, 1, '', `${found.size} bytes`, `at most ${maxBytes} bytes`)
  return readFile(file, 'utf8')
}

function eachRecord(file: string, text: string, visit: (cells: string[], line: number) => void): void {
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      // Returning undefined keeps the parser from collecting a second copy of every row.
      on_record: (cells: string[], context) => void visit(cells, context.lines),
    })
  } catch (error) {
    if (error instanceof BadInputError) throw error
    const { lines, message } = error as { lines?: number; message: string }
    throw badCell(file, lines ?? 1, '', message, 'comma-separated values with RFC 4180 quoting')
  }
}

function rowReader<S extends CsvSchema>(file: string, header: readonly string[], schema: S): RowReader<S> {
  const fields = Object.entries(schema).map(([name, column]) => ({ name, column, index: header.indexOf(name) }))
  const problems: InputProblem[] = fields
    .filter(({ column, index }) => index === -1 && !column.mayBeAbsent)
    .map(({ name }) => ({ file, row: 1, column: name, received: header.join(','), expected: `a column ${name}` }))
  for (const { name, index } of fields) {
    if (index !== -1 && header.indexOf(name, index + 1) !== -1)
      problems.push({ file, row: 1, column: name, received: 'the column twice', expected: 'each column once' })
  }
  if (problems.length > 0) throw new BadInputError(problems)
  return (cells, line, found) => {
    if (cells.length !== header.length)
      throw badCell(file, line, '', `${cells.length} cells`, `${header.length} cells, as in the header`)
    const row: Record<string, unknown> = {}
    for (const { name, column, index } of fields) {
      const cell = column.isLine ? String(line) : cells[index]
      const value = cell === undefined ? null : column.parse(cell)
      if (value === undefined)
        found.push({ file, row: line, column: name, received: cells[index] ?? '', expected: column.expected })
      row[name] = value
    }
    return row as CsvRow<S>
  }
}

function formatCell(value: string | number | boolean | null | undefined, column: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`Column ${column}: ${value} cannot be written; a finite number or null was expected.`)
  return quoted(String(value))
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function inWords({ file, row, column, received, expected }: InputProblem): string {
  const place = column === '' ? `${file}:${row}` : `${file}:${row}:${column}`
  return `${place}: received ${JSON.stringify(received.slice(0, 120))}, expected ${expected}.`
}
