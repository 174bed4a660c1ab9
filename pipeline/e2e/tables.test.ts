import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { columnLineage } from '../publish/tables/column-lineage.ts'
import { publicColumns } from '../publish/tables/public-table.ts'
import { PUBLIC_TABLES } from '../publish/tables/tables.ts'
import { JOBS } from '../run/jobs.ts'
import type { LuxHome } from '../testing/lux-home.ts'
import { publishedHome } from '../testing/market-homes.ts'
import { streamRecords } from '../warehouse/records.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

let home: LuxHome
let warehouse: Warehouse
let data: string

beforeAll(async () => {
  home = await publishedHome()
  data = join(home.store.directory, home.release().id, 'public', 'data')
  warehouse = await openWarehouse({ location: ':memory:', threads: 2 })
  await warehouse.run(`ATTACH '${join(data, 'lux.duckdb')}' AS kit (READ_ONLY)`)
})
afterAll(() => {
  warehouse?.close()
  home?.remove()
})

describe.each(PUBLIC_TABLES.map((table) => [table.name, table] as const))('the table %s', (name, table) => {
  const parquet = (): string => `read_parquet('${join(data, `${name}.parquet`)}')`

  it('has the columns and types of its contract, rows that satisfy it, and a key that tells them apart', async () => {
    const described = await warehouse.all<{ columnName: string; columnType: string }>(
      `DESCRIBE SELECT * FROM ${parquet()}`,
    )
    expect(described.map(({ columnName, columnType }) => [columnName, columnType])).toEqual(
      publicColumns(table).map((column) => [column.name, column.type]),
    )
    const key = table.key.map((column) => `"${column}"`).join(', ')
    const twice = await warehouse.all(`SELECT ${key} FROM ${parquet()} GROUP BY ${key} HAVING count(*) > 1 LIMIT 3`)
    expect(twice).toEqual([])
    const lists = publicColumns(table).filter(({ type }) => type === 'VARCHAR[]')
    const asText = lists.map(({ name: list }) => `to_json("${list}")::VARCHAR AS "${list}"`).join(', ')
    const rows = lists.length > 0 ? `(SELECT * REPLACE (${asText}) FROM ${parquet()})` : parquet()
    let bad: unknown = null
    for await (const chunk of streamRecords(warehouse, rows, table.schema))
      for (const row of chunk) bad ??= table.schema.safeParse(row).error ?? null
    expect(bad).toBeNull()
  })

  it('states licence, release, sources and columns in Parquet, and has the same rows in CSV and in the file to attach', async () => {
    const metadata = await warehouse.all<{ key: string; value: string }>(
      `SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata('${join(data, `${name}.parquet`)}')`,
    )
    const stated = new Map(metadata.map(({ key, value }) => [key, value]))
    expect(stated.get('release')).toBe(home.release().id)
    expect(stated.get('licence')).toBeTruthy()
    expect(JSON.parse(stated.get('sources')!)).toBeInstanceOf(Array)
    expect(JSON.parse(stated.get('columns')!)).toHaveLength(publicColumns(table).length)
    const attached = name.replaceAll('-', '_')
    const { rows } = await warehouse.one<{ rows: number }>(`SELECT count(*) AS rows FROM ${parquet()}`)
    expect(parse(readFileSync(join(data, `${name}.csv`), 'utf8'), { columns: true })).toHaveLength(rows)
    const columns = publicColumns(table).map(({ name: column, type }) => `"${column}"::${type} AS "${column}"`)
    const other = await warehouse.all(
      `SELECT ${columns.join(', ')} FROM kit.${attached} EXCEPT ALL SELECT * FROM ${parquet()}`,
    )
    expect(other).toEqual([])
    const { attachedRows } = await warehouse.one<{ attachedRows: number }>(
      `SELECT count(*) AS attached_rows FROM kit.${attached}`,
    )
    expect(attachedRows).toBe(rows)
  })

  it('is made from columns that jobs have written', async () => {
    const lineage = await columnLineage(warehouse, table.query)
    const written = new Set(JOBS.flatMap(({ outputs }) => outputs))
    const names = [...lineage.values()].flat()
    expect(names.filter((origin) => !written.has(origin.split('.')[0]!))).toEqual([])
    const inputs = JOBS.find(({ name: job }) => job === 'publish')!
    const read = new Set([...inputs.inputs, ...inputs.outputs])
    expect(
      names.filter((origin) => !read.has(origin.split('.')[0]!)),
      'a table that publishing does not wait for',
    ).toEqual([])
  })
})

describe('the downloads', () => {
  it('have checksums that verify, for every table', () => {
    const lines = readFileSync(join(data, 'checksums.txt'), 'utf8').trim().split('\n')
    const files = new Map(home.release().files.map((file) => [file.publicPath, file]))
    for (const line of lines) {
      const [sha256, name] = line.split('  ') as [string, string]
      const { path, addressMarks } = files.get(`/data/${name}`)!
      const bytes = readFileSync(join(home.store.directory, home.release().id, path))
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256)
      expect(addressMarks, name).toBeUndefined()
    }
    const listed = lines.map((line) => line.split('  ')[1])
    expect(listed).toEqual(
      expect.arrayContaining([
        ...PUBLIC_TABLES.flatMap(({ name }) => [`${name}.csv`, `${name}.parquet`]),
        'lux.duckdb',
      ]),
    )
  })
})

describe('the file to attach', () => {
  it('explains every table and column, and answers under any name', async () => {
    const silent = await warehouse.all(
      `SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = 'kit' AND comment IS NULL
         AND table_name NOT IN ('dictionary', 'release', 'commune_overview', 'newest_levels', 'forecast_record')`,
    )
    expect(silent).toEqual([])
    const tables = await warehouse.all(
      `SELECT table_name FROM duckdb_tables() WHERE database_name = 'kit' AND comment IS NULL`,
    )
    expect(tables).toEqual([])
    const levels = await warehouse.all('SELECT area_slug FROM kit.newest_levels')
    expect(levels.length).toBeGreaterThan(0)
    expect(await warehouse.all('SELECT * FROM kit.commune_overview')).toHaveLength(102)
    expect(await warehouse.one(`SELECT kit.quarter_start('T3 2026') AS day`)).toEqual({ day: '2026-07-01' })
  })

  it('has the release and every column of the dictionary', async () => {
    expect(await warehouse.one('SELECT release_id FROM kit.release')).toEqual({ releaseId: home.release().id })
    const { columns } = await warehouse.one<{ columns: number }>('SELECT count(*) AS columns FROM kit.dictionary')
    expect(columns).toBe(PUBLIC_TABLES.flatMap((table) => publicColumns(table)).length)
  })

  it('answers its macros once it is in use', async () => {
    const own = await openWarehouse({ location: ':memory:', threads: 1 })
    await own.run(`ATTACH '${join(data, 'lux.duckdb')}' AS lux (READ_ONLY); USE lux`)
    const trend = await own.all<{ quarter: string }>(`FROM commune_trend('luxembourg')`)
    expect(trend.length).toBeGreaterThan(0)
    expect(await own.all(`FROM index_change('national', '2025-Q3', 'Q3-2026')`)).toHaveLength(1)
    own.close()
  })
})
