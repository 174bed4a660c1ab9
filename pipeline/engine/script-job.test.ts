import { afterAll, expect, it } from 'vitest'
import { openSmallWarehouse, runOver } from '../testing/small-warehouse.ts'
import { scriptJob } from './script-job.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

const ABOUT = { name: 'example', title: 'an example', inputs: [], outputs: ['example'], module: import.meta.url }
const counts = 'SELECT count(*)::INTEGER AS lines FROM example'

it('gives the script what is stated as the parameters of the job, and reports the counts', async () => {
  const job = scriptJob({
    ...ABOUT,
    parameters: async (run) => ({ asOf: await run.asOf(), fewest: 3 }),
    script: () => 'CREATE OR REPLACE TABLE example AS SELECT $as_of AS day, $fewest::INTEGER AS fewest;',
    counts,
  })
  const run = runOver(warehouse)
  expect(await job.parameters?.(run)).toEqual({ asOf: await run.asOf(), fewest: 3 })
  expect(await job.work(run)).toEqual({ lines: 1 })
  expect(await warehouse.all('SELECT * FROM example')).toEqual([{ day: await run.asOf(), fewest: 3 }])
})

it('needs neither parameters nor counts', async () => {
  const job = scriptJob({
    ...ABOUT,
    script: () => 'CREATE OR REPLACE TABLE example AS SELECT 1 AS x; DELETE FROM example;',
  })
  expect(await job.work(runOver(warehouse))).toEqual({})
  expect(await warehouse.one(counts)).toEqual({ lines: 0 })
})
