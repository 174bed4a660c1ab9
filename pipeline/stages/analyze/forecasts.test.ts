import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustedMedianSchema } from '../../../models/contracts/market/adjusted-median.ts'
import { forecastSchema } from '../../../models/contracts/market/forecast.ts'
import { formatQuarter } from '../../../models/kernel/quarter.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { forecastRefusalSchema, forecastRowSchema } from './forecast-row.ts'
import { forecastsJob } from './forecasts.ts'

const QUARTERS = 28
const LAST = 8106
let warehouse: Warehouse

/** Published levels are a tenth above the medians; the medians grow by one per cent per quarter. */
function place(
  areaLevel: 'commune' | 'nation',
  areaSlug: string,
  quarters: number,
  isLastKnown = true,
  segment = 'house',
) {
  const steps = Array.from({ length: QUARTERS }, (_, t) => t)
  const median = (t: number): number => 5000 * Math.exp(0.01 * t + 0.005 * Math.sin(5 * t))
  return {
    levels: steps.map((t) => ({
      areaLevel,
      areaSlug,
      listingType: 'sale',
      segment,
      basis: 'asking',
      quarter: formatQuarter(LAST - QUARTERS + 1 + t),
      pricePerSqm: t === QUARTERS - 1 && !isLastKnown ? null : Math.round(1.1 * median(t)),
      listingCount: 9,
      trend: 'up',
      dataAvailability: 'estimated',
    })),
    medians: steps.map((t) => ({
      areaLevel,
      areaSlug,
      segment,
      quarter: LAST - QUARTERS + 1 + t,
      pricePerSqm: t >= QUARTERS - quarters && segment === 'house' ? median(t) : null,
      listingCount: t >= QUARTERS - quarters ? 9 : 0,
    })),
  }
}

beforeAll(async () => {
  const places = [
    place('nation', 'luxembourg', QUARTERS),
    place('commune', 'mersch', QUARTERS),
    place('commune', 'wiltz', 7),
    place('commune', 'clervaux', 12, false),
    // Adverts of apartments, none of which gives a price.
    place('commune', 'vianden', 12, true, 'apartment'),
  ]
  warehouse = await openSmallWarehouse()
  await fill(
    warehouse,
    'trend_point',
    places.flatMap(({ levels }) => levels),
  )
  await writeRecords(
    warehouse,
    'adjusted_median',
    adjustedMedianSchema,
    places.flatMap(({ medians }) => medians),
  )
  await forecastsJob.work(runOver(warehouse))
})
afterAll(() => warehouse.close())

async function forecastOf(slug: string) {
  for await (const [row] of streamRecords(warehouse, 'forecast', forecastRowSchema, `WHERE commune_slug = '${slug}'`))
    return row
  return undefined
}

describe('forecasts', () => {
  it.each(['mersch', 'luxembourg-country'])(
    'of %s go on from the published level at the growth of the medians',
    async (slug) => {
      const { predictions, history, generatedForQuarter } = (await forecastOf(slug))!
      const current = history.at(-1)!.pricePerSqm
      expect(generatedForQuarter).toBe('Q3-2026')
      expect(predictions.map(({ quarter }) => quarter)).toEqual(['Q4-2026', 'Q1-2027', 'Q2-2027', 'Q3-2027'])
      const year = predictions[3]!
      expect(year.predictedValue / current).toBeGreaterThan(1.02)
      expect(year.predictedValue / current).toBeLessThan(1.06)
      expect(year.changePercent).toBe(Math.round(100 * (year.predictedValue / current - 1)))
      for (const { predictedValue, confidenceLow, confidenceHigh } of predictions) {
        expect(confidenceLow).toBeLessThanOrEqual(predictedValue)
        expect(confidenceHigh).toBeGreaterThanOrEqual(predictedValue)
      }
    },
  )

  it('follow their contract', async () => {
    const document = { ...(await forecastOf('mersch'))!, generatedAt: '2026-09-30T00:00:00.000Z' }
    expect(forecastSchema.parse(document).backtest.quarters).toBeGreaterThan(4)
    expect(document.marketQuarters).toBe(QUARTERS)
  })

  it('are refused with the reason: too few quarters with adverts, no last level, no growth path of the type', async () => {
    const refusals = []
    for await (const rows of streamRecords(
      warehouse,
      'forecast_refusal',
      forecastRefusalSchema,
      'ORDER BY commune_slug',
    ))
      refusals.push(...rows)
    expect(refusals).toEqual([
      { communeSlug: 'clervaux', propertyType: 'house', quartersOfData: 12, reason: 'level' },
      { communeSlug: 'vianden', propertyType: 'apartment', quartersOfData: 12, reason: 'path' },
      { communeSlug: 'wiltz', propertyType: 'house', quartersOfData: 7, reason: 'quarters' },
    ])
  })
})
