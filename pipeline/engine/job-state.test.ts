import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { forgetOtherJobs, readJobRecords, writeJobRecord, type JobRecord } from './job-state.ts'

let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
})
afterEach(() => warehouse.close())

const record = (job: string): JobRecord => ({
  job,
  code: 'c1',
  parameters: '{}',
  inputs: { advert: 'h1' },
  outputs: { property_member: { hash: `of ${job}`, rows: 2 } },
  counts: {},
  durationMs: 1,
})

it('keeps the last record of a job', async () => {
  expect(await readJobRecords(warehouse, ['match'])).toEqual(new Map())
  await writeJobRecord(warehouse, { ...record('match'), code: 'c0' })
  await writeJobRecord(warehouse, record('match'))
  expect(await readJobRecords(warehouse, ['match'])).toEqual(new Map([['match', record('match')]]))
})

it('ignores and deletes the record of a renamed job', async () => {
  for (const job of ['earlier-name', 'match']) {
    await readJobRecords(warehouse, [])
    await writeJobRecord(warehouse, record(job))
  }
  expect([...(await readJobRecords(warehouse, ['match'])).keys()]).toEqual(['match'])
  await forgetOtherJobs(warehouse, ['match'])
  expect([...(await readJobRecords(warehouse, ['earlier-name', 'match'])).keys()]).toEqual(['match'])
})
