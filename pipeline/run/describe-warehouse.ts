import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { WAREHOUSE_VIEWS, type WarehouseView } from './warehouse-views.ts'

const meaningsSchema = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ meaning: z.string().min(3), key: z.array(z.string()).min(1) })),
  columns: z.record(z.string(), z.string().min(3)),
})

/** Meaning and key of each table, and of columns by name, or by table and name where the name alone does not tell. */
export const MEANINGS = meaningsSchema.parse(
  JSON.parse(readFileSync(new URL('./warehouse-meanings.json', import.meta.url), 'utf8')),
)

/**
 * Writes the views of the warehouse, and comments on what has none: keys on tables, meanings on columns. Tables are not changed, and nothing is written
 * that stands there already. All in one transaction: each one waits for the disk, which took longer than the rest of a run without news.
 */
export async function describeWarehouse(warehouse: Warehouse): Promise<void> {
  const comments = await commentsOfTables(warehouse)
  const views = await missingViews(
    warehouse,
    WAREHOUSE_VIEWS.filter(({ reads }) => reads.every((table) => comments.has(table))),
  )
  const tables = Object.entries(MEANINGS.tables).flatMap(([table, { meaning, key }]) => {
    const comment = `${meaning} Key: ${key.join(', ')}.`
    return comments.has(table) && comments.get(table) !== comment ? [{ table, comment }] : []
  })
  const written = [
    ...views.flatMap(({ name, question, sql }) => [
      `CREATE OR REPLACE VIEW "${name}" AS ${sql}`,
      `COMMENT ON VIEW "${name}" IS ${text(question)}`,
    ]),
    ...tables.map(({ table, comment }) => `COMMENT ON TABLE "${table}" IS ${text(comment)}`),
  ]
  await warehouse.transaction(async () => {
    if (written.length > 0) await warehouse.run(written.join(';'))
    const columns = (await silentColumns(warehouse)).flatMap(({ table, column }) => {
      const meaning = MEANINGS.columns[`${table}.${column}`] ?? MEANINGS.columns[column]
      return meaning === undefined ? [] : [`COMMENT ON COLUMN "${table}"."${column}" IS ${text(meaning)}`]
    })
    if (columns.length > 0) await warehouse.run(columns.join(';'))
  })
}

/** Those of the views that the warehouse lacks, or has with other words. DuckDB keeps a text of its own: each is made once more to be compared. */
async function missingViews(warehouse: Warehouse, views: readonly WarehouseView[]): Promise<WarehouseView[]> {
  if (views.length === 0) return []
  const trial = (name: string): string => `trial_of_${name}`
  await warehouse.run(views.map(({ name, sql }) => `CREATE OR REPLACE TEMP VIEW "${trial(name)}" AS ${sql}`).join(';'))
  const kept = await warehouse.all<{ name: string; sql: string; comment: string | null }>(
    `SELECT view_name AS name, sql, comment FROM duckdb_views() WHERE temporary OR (${HERE})`,
  )
  await warehouse.run(views.map(({ name }) => `DROP VIEW "${trial(name)}"`).join(';'))
  const [texts, words] = [
    new Map(kept.map(({ name, sql }) => [name, sql.slice(sql.indexOf(' AS '))])),
    new Map(kept.map(({ name, comment }) => [name, comment])),
  ]
  return views.filter(
    ({ name, question }) => texts.get(name) !== texts.get(trial(name)) || words.get(name) !== question,
  )
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
