import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { WAREHOUSE_VIEWS } from './warehouse-views.ts'

const meaningsSchema = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ meaning: z.string().min(3), key: z.array(z.string()).min(1) })),
  columns: z.record(z.string(), z.string().min(3)),
})

/** Meaning and key of each table, and of columns by name, or by table and name where the name alone does not tell. */
export const MEANINGS = meaningsSchema.parse(
  JSON.parse(readFileSync(new URL('./warehouse-meanings.json', import.meta.url), 'utf8')),
)

/**
 * Writes the views of the warehouse, and comments on what has none: keys on tables, meanings on columns. Tables are not changed. All in one transaction:
 * each one waits for the disk, which took longer than the rest of a run without news.
 */
export async function describeWarehouse(warehouse: Warehouse): Promise<void> {
  await warehouse.transaction(async () => {
    const comments = await commentsOfTables(warehouse)
    for (const { name, question, reads, sql } of WAREHOUSE_VIEWS)
      if (reads.every((table) => comments.has(table))) {
        await warehouse.run(`CREATE OR REPLACE VIEW "${name}" AS ${sql}`)
        await warehouse.run(`COMMENT ON VIEW "${name}" IS ${text(question)}`)
      }
    for (const [table, { meaning, key }] of Object.entries(MEANINGS.tables)) {
      const comment = `${meaning} Key: ${key.join(', ')}.`
      if (comments.has(table) && comments.get(table) !== comment)
        await warehouse.run(`COMMENT ON TABLE "${table}" IS ${text(comment)}`)
    }
    for (const { table, column } of await silentColumns(warehouse)) {
      const meaning = MEANINGS.columns[`${table}.${column}`] ?? MEANINGS.columns[column]
      if (meaning !== undefined) await warehouse.run(`COMMENT ON COLUMN "${table}"."${column}" IS ${text(meaning)}`)
    }
  })
}

const HERE = 'database_name = current_database() AND schema_name = current_schema() AND NOT internal'

/** Comment of each table, null where it has none. */
async function commentsOfTables(warehouse: Warehouse): Promise<Map<string, string | null>> {
  const tables = await warehouse.all<{ name: string; comment: string | null }>(
    `SELECT table_name AS name, comment FROM duckdb_tables() WHERE ${HERE}`,
  )
  return new Map(tables.map(({ name, comment }) => [name, comment]))
}

function silentColumns(warehouse: Warehouse): Promise<{ table: string; column: string }[]> {
  return warehouse.all(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM duckdb_columns() c
     WHERE ${HERE} AND c.comment IS NULL ORDER BY c.table_name, c.column_index`,
  )
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
