import { mkdtempDisposableSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { describeWarehouse, MEANINGS } from './describe-warehouse.ts'

const TABLE = 'feed_failure'

async function comments(warehouse: Warehouse): Promise<(string | null)[]> {
  const rows = await warehouse.all<{ comment: string | null }>(
    `SELECT comment FROM duckdb_tables() UNION ALL SELECT comment FROM duckdb_columns() WHERE NOT internal`,
  )
  return rows.map(({ comment }) => comment)
}

it('says what a table means, also after a job has written it anew and after the meaning has changed', async () => {
  const warehouse = await openWarehouse({ location: ':memory:' })
  const { meaning, key } = MEANINGS.tables[TABLE]!
  const said = [`${meaning} Key: ${key.join(', ')}.`, MEANINGS.columns['batch_id']]
  const anew = `CREATE OR REPLACE TABLE ${TABLE} (batch_id VARCHAR)`
  for (const change of [anew, 'SELECT 1', anew, `COMMENT ON TABLE ${TABLE} IS 'an older meaning'`]) {
    await warehouse.run(change)
    if (change === anew) expect(await comments(warehouse)).toEqual([null, null])
    await describeWarehouse(warehouse)
    expect(await comments(warehouse)).toEqual(said)
  }
  warehouse.close()
})

it('writes nothing where all of it stands already, and a view that reads something else', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'described-'))
  const location = join(folder.path, 'described.duckdb')
  const opened = async (work: (warehouse: Warehouse) => Promise<void>): Promise<number> => {
    const warehouse = await openWarehouse({ location })
    await work(warehouse)
    warehouse.close()
    return statSync(location).mtimeMs
  }
  const table = `CREATE TABLE normalized_batch (source_id VARCHAR, rows_read INTEGER, observations INTEGER, rejects INTEGER,
    snapshot_date DATE, status VARCHAR)`
  const first = await opened(async (warehouse) => {
    await warehouse.run(table)
    await describeWarehouse(warehouse)
  })
  expect(await opened(describeWarehouse)).toBe(first)
  const changed = await opened((warehouse) => warehouse.run('CREATE OR REPLACE VIEW feed_yield AS SELECT 1 AS files'))
  expect(await opened(describeWarehouse)).toBeGreaterThan(changed)
  await opened(async (warehouse) => {
    expect(await warehouse.all('SELECT * FROM feed_yield')).toEqual([])
  })
})
