import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OfficialIndexPoint } from '../../../models/contracts/market/official-index.ts'
import { priceIndexPointSchema } from '../../../models/contracts/market/price-index-point.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { officialIndexJob } from './official-index.ts'

const warehouse = await openSmallWarehouse()
const reference = await loadReference()
afterAll(() => warehouse.close())

const ORIGIN = z.object({ batchId: z.string(), sourceId: z.string() })
const point = (batchId: string, period: string, value: number | null, over = {}) => ({
  batchId,
  sourceId: 'house-price-index',
  dataset: 'ESTAT:TIPSHO40(1.0)',
  geo: 'LU',
  unit: 'I15_Q',
  purchase: 'TOTAL',
  period,
  value,
  flag: null,
  ...over,
})

async function indexOf(delivered: object[], asOf = '2026-09-30'): Promise<OfficialIndexPoint[]> {
  await writeRecords(warehouse, 'price_index_point', ORIGIN.extend(priceIndexPointSchema.shape), delivered)
  await warehouse.run(`CREATE OR REPLACE TABLE raw_batch AS
    SELECT * FROM (VALUES ('old', '2026-01-10'), ('new', '2026-04-10')) AS t(batch_id, snapshot_date)`)
  await officialIndexJob.work(runOver(warehouse, { reference, asOf: async () => asOf }))
  return warehouse.all('SELECT * FROM official_index_point ORDER BY right(quarter, 4), quarter')
}

describe('the official index', () => {
  beforeEach(() => warehouse.run('DROP TABLE IF EXISTS official_index_point'))

  it('is the committed one where no file delivers it, up to the day of the release', async () => {
    const points = await indexOf([])
    expect(points[0]).toEqual({
      quarter: 'Q1-2007',
      value: 72.67,
      isProvisional: false,
      source: 'reference:official-index',
    })
    expect(points.at(-1)).toMatchObject({ quarter: 'Q3-2025', isProvisional: true })
    expect(points).toHaveLength(75)
    expect((await indexOf([], '2020-05-01')).at(-1)!.quarter).toBe('Q1-2020')
  })

  it('is that of the newest file: revised quarters are those of one edition', async () => {
    const points = await indexOf([
      point('old', '2025-Q3', 140),
      point('old', '2025-Q4', 141, { flag: 'p' }),
      point('new', '2025-Q4', 142.5),
      point('new', '2026-Q1', 143, { flag: 'p' }),
      point('new', '2026-Q2', null),
      point('new', '2026-Q1', 99, { geo: 'DE' }),
      point('new', '2026-Q1', 3, { unit: 'RCH_A' }),
      point('new', '2026-Q1', 120, { purchase: 'DW_NEW' }),
    ])
    expect(points.map(({ quarter, value, isProvisional }) => [quarter, value, isProvisional])).toEqual([
      ['Q4-2025', 142.5, false],
      ['Q1-2026', 143, true],
    ])
    expect(new Set(points.map(({ source }) => source))).toEqual(new Set(['house-price-index']))
  })
})
