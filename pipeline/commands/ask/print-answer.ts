import { stringifyCsv } from './csv.ts'
import type { Answered } from './read-only.ts'

export const FORMATS = ['table', 'csv', 'json', 'ndjson'] as const
export type Format = (typeof FORMATS)[number]

/** Maximum width of a cell on a terminal, in characters. */
const MAX_WIDTH = 60
/** Characters that move the cursor or change a terminal; texts of listings may contain them. */
// oxlint-disable-next-line no-control-regex -- these are the characters to be found
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** An answer as text: a table for people, or CSV, JSON and lines of JSON for programs. */
export function printedAnswer({ columns, rows }: Answered, format: Format): string {
  if (format === 'csv') return stringifyCsv([columns, ...rows])
  const records = (): object[] => rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
  if (format === 'json') return JSON.stringify(records())
  if (format === 'ndjson')
    return records()
      .map((record) => JSON.stringify(record))
      .join('\n')
  return table(columns, rows)
}

function table(columns: readonly string[], rows: readonly unknown[][]): string {
  const cells = rows.map((row) => row.map(cell))
  const widths = columns.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]!.length)))
  const isNumber = columns.map((_, at) => rows.every((row) => row[at] === null || isNumeric(row[at])))
  const line = (row: readonly string[]): string =>
    row
      .map((text, at) => (isNumber[at] ? text.padStart(widths[at]!) : text.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(columns), rule, ...cells.map(line), `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`].join('\n')
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
}

function cell(value: unknown): string {
  const text = value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const plain = text.replace(CONTROL, '·')
  return plain.length > MAX_WIDTH ? `${plain.slice(0, MAX_WIDTH - 1)}…` : plain
}
