import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adjustedMedianSchema, type AdjustedMedianRow } from '../../../../models/contracts/market/adjusted-median.ts'
import { firstIndexPointSchema, firstLevelSchema } from '../../../../models/contracts/market/record.ts'
import type { FirstLevel, RecordRow } from '../../../../models/contracts/market/record.ts'
import { formatQuarter } from '../../../../models/kernel/quarter.ts'
import { fill, openSmallWarehouse, runOver } from '../../../testing/small-warehouse.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import type { Warehouse } from '../../../warehouse/warehouse.ts'
import { pastForecasts } from './past-forecasts.ts'
import { priceOutlooks } from '../price-outlook.ts'
import { recordJob } from './record.ts'

const QUARTERS = 30
const LAST = 8106
const STEPS = Array.from({ length: QUARTERS }, (_, t) => LAST - QUARTERS + 1 + t)
const PLACES = [
  ['nation', 'luxembourg'],
  ['commune', 'mersch'],
  ['commune', 'wiltz'],
] as const

function median(quarter: number, place: number): number {
  return 5_000 * Math.exp(0.01 * (quarter - LAST) + 0.02 * Math.sin(5 * quarter + place))
}

const MEDIANS = PLACES.flatMap(([areaLevel, areaSlug], place) =>
  STEPS.map((quarter): AdjustedMedianRow => {
    return { areaLevel, areaSlug, segment: 'house', quarter, pricePerSqm: median(quarter, place), listingCount: 9 }
  }),
)
const LEVELS = PLACES.flatMap(([areaLevel, areaSlug], place) =>
  STEPS.slice(-4, -1).map((quarter): FirstLevel => {
    return { areaLevel, areaSlug, segment: 'house', quarter, pricePerSqm: 1.1 * median(quarter, place) }
  }),
)

describe('forecasts of past quarters', () => {
  it('are those that the method gives from what was known then', () => {
    const stated = pastForecasts({ levels: LEVELS, medians: MEDIANS })
    expect(stated).toHaveLength(LEVELS.length * 4)
    for (const { areaSlug, areaLevel, quarter, pricePerSqm } of LEVELS) {
      const known = MEDIANS.filter((row) => row.quarter <= quarter)
      const { mean, lo80, hi80 } = priceOutlooks(known).get(areaLevel === 'nation' ? 'nation' : areaSlug)!
      const subject = areaLevel === 'nation' ? 'luxembourg-country' : areaSlug
      const own = stated.filter((row) => row.subject === subject && row.madeIn === formatQuarter(quarter))
      const level = Math.round(pricePerSqm)
      expect(own).toMatchObject(
        mean.map((factor, h) => ({
          forQuarter: formatQuarter(quarter + h + 1),
          horizon: h + 1,
          predicted: Math.round(level * factor),
          low: Math.round(level * lo80[h]!),
          high: Math.round(level * hi80[h]!),
          naive: level,
          origin: 'backfilled',
        })),
      )
    }
  })

  it('do not exist before a place had eight quarters with adverts', () => {
    const young = MEDIANS.map((row) =>
      row.areaSlug === 'wiltz' && row.quarter < LAST - 8 ? { ...row, pricePerSqm: null, listingCount: 0 } : row,
    )
    const stated = pastForecasts({ levels: LEVELS, medians: young }).filter(({ subject }) => subject === 'wiltz')
    expect([...new Set(stated.map(({ madeIn }) => madeIn))]).toEqual([LAST - 1].map(formatQuarter))
  })
})

describe('the record of past figures', () => {
  let warehouse: Warehouse
  beforeEach(async () => void (warehouse = await openSmallWarehouse()))
  afterEach(() => warehouse.close())

  async function recordOf(levels: FirstLevel[], medians: AdjustedMedianRow[]): Promise<RecordRow[]> {
    await writeRecords(warehouse, 'first_level', firstLevelSchema, levels)
    await writeRecords(warehouse, 'adjusted_median', adjustedMedianSchema, medians)
    const figures = { value: 104, low: 103, high: 105, previousValue: 101, valueNow: 104.5 }
    const points = levels.length === 0 ? [] : [{ scope: 'national', quarter: LAST - 1, ...figures }]
    await writeRecords(warehouse, 'first_index_point', firstIndexPointSchema, points)
    await recordJob.work(runOver(warehouse, { settings: { threads: 1 } as never }))
    return warehouse.all<RecordRow>('SELECT * FROM backfilled_record ORDER BY model, made_in, for_quarter, subject')
  }

  it('has only quarters that are over, with the level published for them', async () => {
    const level = { areaLevel: 'commune', areaSlug: 'mersch', listingType: 'sale', segment: 'house', basis: 'asking' }
    const unsaid = { listingCount: 9, trend: 'up', dataAvailability: 'full' }
    const prices = [
      [LAST - 2, 6_000],
      [LAST - 1, null],
      [LAST, 6_200],
    ] as const
    await fill(
      warehouse,
      'trend_point',
      prices.map(([quarter, pricePerSqm]) => ({ ...level, ...unsaid, quarter: formatQuarter(quarter), pricePerSqm })),
    )
    await fill(warehouse, 'market_index_point', [{ scope: 'national', quarter: 'Q2-2026', value: 104.5 }])
    const rows = await recordOf(LEVELS, MEDIANS)
    expect(rows.map((row) => [row.model, row.madeIn, row.forQuarter, row.subject, row.came, row.outcome])).toEqual([
      ['forecast', 'Q1-2026', 'Q2-2026', 'mersch', null, 'unknown'],
      ['forecast', 'Q1-2026', 'Q3-2026', 'mersch', 6_200, 'scored'],
      ['market-index', 'Q2-2026', 'Q2-2026', 'national', 104.5, 'scored'],
    ])
  })

  it('is empty without prices', async () => {
    expect(await recordOf([], [])).toEqual([])
  })
})
