import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rawBatchSchema, type RawBatch } from '../../../models/contracts/listings/batch.ts'
import type { OpenDataBatch } from '../../../models/contracts/release/open-data-batch.ts'
import type { PriceIndexPoint } from '../../../models/contracts/market/price-index-point.ts'
import type { Reject } from '../../../models/contracts/listings/reject.ts'
import { aRawFile, aSource, temporaryDirectory } from '../../ingest/testing/feed-files.ts'
import { openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { openDataJob } from './read-open-data.ts'

const HEADER = 'unit,geo,TIME_PERIOD,OBS_VALUE\n'
const directory = temporaryDirectory()
let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openSmallWarehouse()
})
afterEach(() => warehouse.close())

async function read(
  ...contents: string[]
): Promise<{ batches: OpenDataBatch[]; points: (PriceIndexPoint & { rowNumber: number })[]; rejects: Reject[] }> {
  const batches: RawBatch[] = []
  for (const [index, content] of contents.entries()) {
    const { sha256, bytes, name } = await aRawFile(directory, content, `hpi-${index}.csv`)
    batches.push({ batchId: `b${index}`, sourceId: 'hpi', portalId: 'hpi', name, sha256, bytes, snapshotDate: null })
  }
  await writeRecords(warehouse, 'fact_batch', rawBatchSchema, batches)
  const sources = [
    aSource({
      id: 'hpi',
      adapter: 'sdmx',
      options: { table: 'price_index_point' },
      mapping: { geo: 'geo', unit: 'unit', purchase: { path: 'purchase', value: 'TOTAL' } },
    }),
  ]
  await openDataJob.work(
    runOver(warehouse, { sources, now: new Date(0), settings: { rawDir: join(directory, 'raw') } as never }),
  )
  return {
    batches: await warehouse.all('SELECT * FROM open_data_batch ORDER BY batch_id'),
    points: await warehouse.all('SELECT * FROM price_index_point ORDER BY batch_id, row_number'),
    rejects: await warehouse.all('SELECT * FROM open_data_reject ORDER BY batch_id, row_number'),
  }
}

describe('open data', () => {
  it('becomes records with their file and row', async () => {
    const { points, batches } = await read(`${HEADER}I15_Q,LU,2025-Q3,151.2\nI15_Q,LU,2025-Q4,152\n`)
    expect(points).toMatchObject([
      { batchId: 'b0', sourceId: 'hpi', rowNumber: 1, period: '2025-Q3', value: 151.2 },
      { batchId: 'b0', sourceId: 'hpi', rowNumber: 2, period: '2025-Q4', value: 152 },
    ])
    expect(batches).toMatchObject([{ rowsRead: 2, records: 2, rejects: 0, error: null }])
  })

  it('keeps a row that cannot be used as a reject, and the counts add up', async () => {
    const { batches, rejects } = await read(`${HEADER}I15_Q,LU,2025-Q3,high\nI15_Q,LU,2025-Q4,152\n`)
    expect(batches).toMatchObject([{ rowsRead: 2, records: 1, rejects: 1 }])
    expect(rejects).toMatchObject([{ sourceId: 'hpi', rowNumber: 1, field: 'value', received: 'high' }])
  })

  it('uses nothing of an unreadable file, gives the reason, and reads the others', async () => {
    const { batches, points } = await read('a,b\n1,2\n', `${HEADER}I15_Q,LU,2025-Q4,152\n`)
    expect(batches).toMatchObject([
      { name: 'hpi-0.csv', rowsRead: 0, records: 0, error: expect.stringContaining('TIME_PERIOD') },
      { name: 'hpi-1.csv', records: 1, error: null },
    ])
    expect(points).toHaveLength(1)
  })
})
