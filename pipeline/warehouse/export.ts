import type { Warehouse } from './warehouse.ts'

export interface ExportOptions {
  /** Full ordering key: without it two builds of the same rows differ in their bytes. */
  orderBy: string
  format: 'parquet' | 'csv'
  /** Statements about the file, which Parquet keeps in it. */
  metadata?: Record<string, string>
}

/**
 * Writes a query's rows to a file, ordered, with the same bytes for the same rows.
 * Lowers the thread count during the copy: DuckDB writes row groups in order with one thread only.
 */
export async function exportQuery(
  warehouse: Warehouse,
  query: string,
  file: string,
  { orderBy, format, metadata = {} }: ExportOptions,
): Promise<void> {
  const settings =
    format === 'parquet'
      ? `FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 100000${keyValues(metadata)}`
      : `FORMAT csv, HEADER`
  const { threads } = await warehouse.one<{ threads: number }>(`SELECT current_setting('threads')::BIGINT AS threads`)
  await warehouse.run('SET threads = 1; SET preserve_insertion_order = true')
  try {
    await warehouse.run(
      `COPY (SELECT * FROM (${query}) ORDER BY ${orderBy}) TO '${file.replaceAll("'", "''")}' (${settings})`,
    )
  } finally {
    await warehouse.run(`SET preserve_insertion_order = false; SET threads = ${threads}`)
  }
}

function keyValues(metadata: Record<string, string>): string {
  const pairs = Object.entries(metadata)
    .map(([name, value]) => `${name}: '${value.replaceAll("'", "''")}'`)
    .join(', ')
  return pairs === '' ? '' : `, KV_METADATA {${pairs}}`
}
