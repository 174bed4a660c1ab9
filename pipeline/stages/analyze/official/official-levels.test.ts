import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OfficialLevel } from '../../../../models/contracts/market/official-level.ts'
import { officialPriceSchema } from '../../../../models/contracts/market/official-price.ts'
import { loadReference } from '../../../reference/load-reference.ts'
import { openSmallWarehouse, runOver } from '../../../testing/small-warehouse.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import type { Warehouse } from '../../../warehouse/warehouse.ts'
import { newestLevels, officialLevelsJob } from './official-levels.ts'

function aLevel(over: Partial<OfficialLevel> = {}): OfficialLevel {
  const key = {
    communeSlug: 'mersch',
    listingType: 'sale',
    segment: 'house',
    basis: 'asking',
    condition: 'all',
  } as const
  return { ...key, pricePerSqm: 6000, observations: null, period: '2025', source: 'feed', ...over }
}

describe('the newest official levels', () => {
  it('are those of the latest period that has ended', () => {
    const levels = ['2024', '2025-04/2026-03', '2025'].map((period, i) => aLevel({ period, pricePerSqm: 5000 + i }))
    expect(newestLevels(levels, '2026-09-30')).toEqual([{ ...levels[1], isHistory: false }])
    expect(newestLevels(levels, '2026-02-28')).toEqual([{ ...levels[2], isHistory: false }])
    expect(newestLevels(levels, '2024-06-30')).toEqual([])
  })

  it('leave out a commune that stands for several rows of one table', () => {
    expect(newestLevels([aLevel(), aLevel({ pricePerSqm: 7000 })], '2026-09-30')).toEqual([])
  })

  it('prefer the reference table to a file of the same period', () => {
    const reference = aLevel({ source: 'reference:price-levels', pricePerSqm: 6100 })
    expect(newestLevels([aLevel(), reference], '2026-09-30')).toEqual([{ ...reference, isHistory: false }])
  })

  it('are history two years after the end of their period', () => {
    const isHistory = (asOf: string) => newestLevels([aLevel({ period: '2021' })], asOf)[0]!.isHistory
    expect([isHistory('2023-12-31'), isHistory('2024-01-01')]).toEqual([false, true])
  })
})

describe('the job', () => {
  let warehouse: Warehouse
  beforeAll(async () => {
    warehouse = await openSmallWarehouse()
    const price = {
      batchId: 'b',
      rowNumber: 1,
      sourceId: 'workbook',
      communeText: 'Käerjeng',
      areaKind: 'commune',
      year: 2026,
      period: '2025-07/2026-06',
      listingType: 'sale',
      segment: 'apartment',
      basis: 'asking',
      condition: 'all',
      pricePerSqm: 7123,
      suppressed: false,
      sourceNote: 'a sheet',
    }
    const origin = z.object({ batchId: z.string(), sourceId: z.string(), rowNumber: z.int() })
    await writeRecords(warehouse, 'official_price', origin.extend(officialPriceSchema.shape), [
      price,
      { ...price, communeText: 'Nowhere', rowNumber: 2 },
    ])
    await officialLevelsJob.work(runOver(warehouse, { reference: await loadReference() }))
  })
  afterAll(() => warehouse.close())

  it('uses the figures of the reference table, merged communes included', async () => {
    const rows = await warehouse.all<{ communeSlug: string; period: string; source: string }>(
      `SELECT commune_slug, period, source FROM official_level WHERE segment = 'apartment' AND basis = 'asking' AND listing_type = 'sale'`,
    )
    expect(rows.length).toBeGreaterThan(50)
    const other = rows.filter(({ communeSlug }) => communeSlug !== 'kaerjeng')
    expect(new Set(other.map(({ source }) => source))).toEqual(new Set(['reference:price-levels']))
    expect(new Set(other.map(({ period }) => period))).toEqual(new Set(['2025-04/2026-03']))
  })

  it('prefers a newer file', async () => {
    const [row] = await warehouse.all(
      `SELECT * FROM official_level WHERE commune_slug = 'kaerjeng' AND segment = 'apartment' AND basis = 'asking' AND listing_type = 'sale'`,
    )
    expect(row).toMatchObject({ pricePerSqm: 7123, period: '2025-07/2026-06', source: 'workbook' })
  })

  it('gives two communes the figure that an official table states for both', async () => {
    const rows = await warehouse.all<{ communeSlug: string; pricePerSqm: number }>(
      `SELECT commune_slug, price_per_sqm FROM official_level
       WHERE commune_slug IN ('bous', 'waldbredimus') AND segment = 'house' AND basis = 'asking' ORDER BY commune_slug`,
    )
    expect(rows.map(({ communeSlug }) => communeSlug)).toEqual(['bous', 'waldbredimus'])
    expect(new Set(rows.map(({ pricePerSqm }) => pricePerSqm)).size).toBe(1)
  })
})
