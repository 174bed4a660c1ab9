import type { Warehouse } from './warehouse.ts'

export interface ExportOptions {
  /** Full ordering key: without it two builds of the same rows differ in their bytes. */
  orderBy: string
  format: 'parquet' | 'csv'
  /** Statements about the file, which Parquet keeps in it. */
  metadata?: Record<string, string>
  /** Columns of a CSV file whose text others wrote: always in quotation marks, and never read as a formula. */
  foreignTexts?: readonly string[]
  /** Columns of lists, which CSV has as one text, separated by `|`. */
  lists?: readonly string[]
}

/** First characters that make a spreadsheet compute a cell, full-width ones included (OWASP, CSV injection). */
const FORMULA_START = '[=+\\-@\\t\\r\\n＝＋－＠]'

/**
 * Writes a query's rows to a file, ordered, with the same bytes for the same rows.
 * Lowers the thread count during the copy: DuckDB writes row groups in order with one thread only.
 */
export async function exportQuery(
  warehouse: Warehouse,
  query: string,
  file: string,
  { orderBy, format, metadata = {}, foreignTexts = [], lists = [] }: ExportOptions,
): Promise<void> {
  const isCsv = format === 'csv'
  const texts = isCsv ? [...foreignTexts, ...lists] : []
  const settings = isCsv
    ? `FORMAT csv, HEADER${texts.length > 0 ? `, FORCE_QUOTE (${texts.map(quoted).join(', ')})` : ''}`
    : `FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 100000${keyValues(metadata)}`
  const select = isCsv ? `* ${replaced(foreignTexts, lists)}` : '*'
  await inOneThread(warehouse, () =>
    warehouse.run(
      `COPY (SELECT ${select} FROM (${query}) t ORDER BY ${orderBy}) TO '${file.replaceAll("'", "''")}' (${settings})`,
    ),
  )
}

/** Runs work with one thread and rows in their order; work within work changes nothing again. */
export async function inOneThread<T>(warehouse: Warehouse, work: () => Promise<T>): Promise<T> {
  const { threads } = await warehouse.one<{ threads: number }>(`SELECT current_setting('threads')::BIGINT AS threads`)
  const { ordered } = await warehouse.one<{ ordered: boolean }>(
    `SELECT current_setting('preserve_insertion_order') AS ordered`,
  )
  if (threads === 1 && ordered) return work()
  await warehouse.run('SET threads = 1; SET preserve_insertion_order = true')
  try {
    return await work()
  } finally {
    await warehouse.run(`SET preserve_insertion_order = ${ordered}; SET threads = ${threads}`)
  }
}

/** Puts an apostrophe before what a spreadsheet would compute, and joins lists. */
function replaced(foreignTexts: readonly string[], lists: readonly string[]): string {
  const safe = (text: string): string =>
    `CASE WHEN regexp_matches(${text}, '^${FORMULA_START}') THEN '''' || ${text} ELSE ${text} END`
  const columns = [
    ...foreignTexts.map((name) => `${safe(`t.${quoted(name)}`)} AS ${quoted(name)}`),
    ...lists.map((name) => `${safe(`array_to_string(t.${quoted(name)}, '|')`)} AS ${quoted(name)}`),
  ]
  return columns.length === 0 ? '' : `REPLACE (${columns.join(', ')})`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function keyValues(metadata: Record<string, string>): string {
  const pairs = Object.entries(metadata)
    .map(([name, value]) => `"${name}": '${value.replaceAll("'", "''")}'`)
    .join(', ')
  return pairs === '' ? '' : `, KV_METADATA {${pairs}}`
}
