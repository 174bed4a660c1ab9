import type { z } from 'zod'
import { columnsOf } from './columns.ts'
import type { Warehouse } from './warehouse.ts'

/** Streams the rows of a table, or of a query in brackets, as records of a contract with parsed JSON columns. `tail`: a filter or an order. */
export async function* streamRecords<Schema extends z.ZodObject>(
  warehouse: Warehouse,
  table: string,
  schema: Schema,
  tail = '',
): AsyncGenerator<z.infer<Schema>[]> {
  const columns = columnsOf(schema)
  const jsonFields = columns.filter(({ type }) => type === 'JSON').map(({ field }) => field)
  const select = columns.map(({ name }) => `"${name}"`).join(', ')
  for await (const rows of warehouse.stream<Record<string, unknown>>(`SELECT ${select} FROM ${table} ${tail}`)) {
    for (const row of rows)
      for (const field of jsonFields) row[field] = row[field] === null ? null : JSON.parse(row[field] as string)
    yield rows as z.infer<Schema>[]
  }
}

/** Writes records into a new table of their contract. @returns the number of rows */
export async function writeRecords<Row extends object>(
  warehouse: Warehouse,
  table: string,
  schema: z.ZodObject,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<number> {
  await warehouse.createTable(table, schema)
  const appender = await warehouse.appender<Row>(table, schema)
  for await (const row of rows) appender.append(row)
  appender.close()
  return appender.rows
}
