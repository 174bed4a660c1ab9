import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MEANINGS } from '../run/describe-warehouse.ts'
import { WAREHOUSE_VIEWS } from '../run/warehouse-views.ts'
import { JOBS } from '../run/jobs.ts'
import { createMarketHome, type LuxHome } from '../testing/lux-home.ts'
import { publishedHome } from '../testing/market-homes.ts'
import { openReadOnly, type ReadOnly } from '../commands/ask/read-only.ts'
import { readSettings } from '../base/settings.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

const WAREHOUSES: [string, () => Promise<LuxHome>][] = [
  ['of a market', publishedHome],
  ['of three adverts', thinHome],
]

async function thinHome(): Promise<LuxHome> {
  const home = await createMarketHome({ adverts: 3, active: 3, quarters: 4, snapshots: 1 })
  await home.lux(['run'])
  return home
}

describe.each(WAREHOUSES)('the warehouse %s', (name, build) => {
  let home: LuxHome
  let warehouse: ReadOnly
  const rows = async (sql: string): Promise<unknown[][]> => (await warehouse.ask(sql))[0]!.rows

  beforeAll(async () => {
    home = await build()
    warehouse = await openReadOnly(readSettings({ DATA_DIR: home.dataDir }), { warehouse: true })
  })
  afterAll(() => {
    warehouse?.close()
    home?.remove()
  })

  it('explains every table, view and column', async () => {
    expect(await rows('SELECT table_name FROM duckdb_tables() WHERE comment IS NULL')).toEqual([])
    expect(await rows('SELECT view_name FROM duckdb_views() WHERE NOT internal AND comment IS NULL')).toEqual([])
    const silent = `SELECT table_name || '.' || column_name FROM duckdb_columns() WHERE NOT internal AND comment IS NULL`
    expect(await rows(silent)).toEqual([])
  })

  it('has every table of every job, and no other', async () => {
    const tables = (await rows('SELECT table_name FROM duckdb_tables()')).map(([table]) => String(table)).sort()
    expect(Object.keys(MEANINGS.tables).filter((table) => !tables.includes(table))).toEqual([])
    expect(tables.filter((table) => !(table in MEANINGS.tables))).toEqual([])
    const written = JOBS.flatMap(({ outputs }) => outputs)
    expect(written.filter((table) => !(table in MEANINGS.tables))).toEqual([])
  })

  it('has keys that tell all rows apart', async () => {
    for (const [table, { key }] of Object.entries(MEANINGS.tables)) {
      const columns = key.map((column) => `"${column}"`).join(', ')
      const twice = `SELECT ${columns}, count(*) FROM "${table}" GROUP BY ${columns} HAVING count(*) > 1 LIMIT 3`
      expect(await rows(twice), table).toEqual([])
    }
  })

  it('has no objects or lists in columns of text', async () => {
    const texts = await rows(
      `SELECT table_name, column_name FROM duckdb_columns() WHERE NOT internal AND data_type = 'VARCHAR'`,
    )
    for (const [table, column] of texts) {
      const isJson = `regexp_matches("${String(column)}", '^\\s*[\\[{]') AND json_valid("${String(column)}")`
      expect(
        await rows(`SELECT 1 FROM "${String(table)}" WHERE ${isJson} LIMIT 1`),
        `${String(table)}.${String(column)}`,
      ).toEqual([])
    }
  })

  it('answers the questions of its views', async () => {
    for (const { name: view } of WAREHOUSE_VIEWS) {
      const found = await rows(`SELECT count(*) FROM "${view}"`)
      if (name === 'of a market' && view !== 'listings_to_review') expect(found[0]![0], view).not.toBe(0)
    }
  })
})
