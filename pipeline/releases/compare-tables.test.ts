import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { compareReleases } from './compare-releases.ts'
import { compareTables } from './compare-tables.ts'
import { diffMarkdown } from '../publish/diff/diff-markdown.ts'
import { testFolder } from '../testing/test-folder.ts'

const directory = testFolder()
let duckdb: Warehouse
let folders = 0
beforeAll(async () => {
  duckdb = await openWarehouse({ location: ':memory:', threads: 1 })
})
afterAll(() => {
  duckdb.close()
})

const ALIKE = { added: 0, removed: 0, changed: 0, changedColumns: [], addedColumns: [], removedColumns: [] }

/** Writes tables, each a select with its key; without one, a file that states none. */
async function release(tables: Record<string, readonly [select: string, key?: string]>): Promise<string> {
  const folder = join(directory, `r${++folders}`)
  mkdirSync(join(folder, 'public', 'data'), { recursive: true })
  for (const [name, [select, key]] of Object.entries(tables)) {
    const metadata = key === undefined ? '' : `, KV_METADATA {key: '${key}', release: 'r${folders}'}`
    const file = join(folder, 'public', 'data', `${name}.parquet`)
    await duckdb.run(`COPY (${select}) TO '${file}' (FORMAT parquet${metadata})`)
  }
  return folder
}

function agencies(...rows: string[]): readonly [string, string] {
  return [`SELECT * FROM (VALUES ${rows.join(', ')}) t(commune, agency, stock, website)`, 'commune, agency']
}

it('counts rows added, removed and changed under the key of a table, and the columns that changed', async () => {
  const before = await release({
    agencies: agencies(`('a', 'x', 1, NULL)`, `('a', 'y', 2, NULL)`, `('b', 'x', 3, 'w')`),
  })
  const after = await release({ agencies: agencies(`('a', 'x', 1, 'w')`, `('b', 'x', 4, 'v')`, `('c', 'x', 1, NULL)`) })
  expect(await compareTables(duckdb, before, after)).toEqual([
    {
      ...ALIKE,
      table: 'agencies',
      before: 3,
      after: 3,
      added: 1,
      removed: 1,
      changed: 2,
      changedColumns: [
        { column: 'stock', rows: 1 },
        { column: 'website', rows: 2 },
      ],
    },
  ])
})

it('finds no difference where only the order of rows, the file and a null in the key are at play', async () => {
  const rows = [`('a', NULL, 1, NULL)`, `('b', 'x', 3, 'w')`]
  const before = await release({ agencies: agencies(...rows) })
  const after = await release({ agencies: agencies(...rows.toReversed()) })
  expect(await compareTables(duckdb, before, after)).toEqual([])
})

it('names columns that were added or removed, and compares one of another type by its text', async () => {
  const before = await release({ trends: [`SELECT 'a' AS area, 1::BIGINT AS n, 2 AS old`, 'area'] })
  const after = await release({ trends: [`SELECT 'a' AS area, '1' AS n, 2 AS young`, 'area'] })
  expect(await compareTables(duckdb, before, after)).toEqual([
    { ...ALIKE, table: 'trends', before: 1, after: 1, addedColumns: ['young'], removedColumns: ['old'] },
  ])
})

it('tells a table that one release lacks from an empty one, and compares whole rows where no key is stated', async () => {
  const before = await release({ gone: ['SELECT 1 AS a'], keyless: ['SELECT unnest([1, 1, 2]) AS a'] })
  const after = await release({ keyless: ['SELECT unnest([1, 2, 3]) AS a'], none: ['SELECT 1 AS a WHERE false'] })
  expect(await compareTables(duckdb, before, after)).toEqual([
    { ...ALIKE, table: 'gone', before: 1, after: null, removed: 1 },
    { ...ALIKE, table: 'keyless', before: 3, after: 3, added: 1, removed: 1 },
    { ...ALIKE, table: 'none', before: null, after: 0 },
  ])
})

it('finds no release the same whose tables differ', async () => {
  const [one, other] = [agencies(`('a', 'x', 1, 'w')`), agencies(`('a', 'x', 2, 'w')`)]
  const [before, after] = [await release({ agencies: one }), await release({ agencies: other })]
  const diff = await compareReleases({ id: 'r1', directory: before }, { id: 'r2', directory: after })
  expect(diff.same).toBe(false)
  expect(diffMarkdown(diff)).toMatch(/\| agencies +\| +1 \| +1 \| +0 \| +0 \| +1 \| stock \(1\) \|/)
  const again = await compareReleases({ id: 'r1', directory: before }, { id: 'r1', directory: before })
  expect(diffMarkdown(again)).toContain('No differences.')
})
