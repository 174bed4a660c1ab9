import { afterAll, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { mortgageRateOn } from '../../../models/law/affordability/mortgage-rate.ts'
import { aSource } from '../../ingest/testing/feed-files.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { ingestedRates, mergedRates, publishedRates } from './mortgage-rates.ts'

const legal = await committedLegalFacts()
const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

const source = {
  ...aSource({ adapter: 'sdmx' }),
  id: 'ecb',
  producer: { name: 'European Central Bank', url: 'https://data.ecb.europa.eu/data/datasets/MIR' },
}
const row = (changed: object = {}) => ({
  batchId: 'b1',
  sourceId: 'ecb',
  rowNumber: 1,
  series: 'mortgage-rate',
  dataset: 'unknown',
  area: 'LU',
  breakdown: 'P',
  unit: 'percent',
  period: '2026-09',
  frequency: 'M' as const,
  periodStart: '2026-09-01',
  periodEnd: '2026-09-30',
  value: 3.31,
  flag: null,
  ...changed,
})
const batch = (batchId: string, snapshotDate: string) => ({
  batchId,
  sourceId: 'ecb',
  portalId: 'ecb',
  name: `${batchId}.csv`,
  sha256: batchId,
  bytes: 1,
  snapshotDate,
})

describe('rates of a release', () => {
  it('are those of the reference where no series was ingested', async () => {
    const run = { ...runOver(warehouse), sources: [source], reference: { legal } } as never
    expect(await publishedRates(run)).toEqual(legal.mortgageRates)
  })

  it('take in an ingested series by fixation, the newest snapshot of a month, and then stand for a new loan', async () => {
    await fill(warehouse, 'raw_batch', [batch('b1', '2026-10-05'), batch('b0', '2026-11-05')])
    await fill(warehouse, 'statistic', [
      row({ batchId: 'b0', value: 3.33 }),
      row(),
      row({ breakdown: 'F', value: 3.02 }),
      row({ area: 'AT', value: 9 }),
      row({ series: 'key-rate', value: 8 }),
    ])
    const run = { ...runOver(warehouse), sources: [source], reference: { legal } } as never
    const mortgageRates = await publishedRates(run)
    expect(mortgageRates).toHaveLength(legal.mortgageRates.length + 2)
    expect(mortgageRateOn({ mortgageRates }, 25, '2026-11-21')).toEqual({
      month: '2026-09',
      fixedYearsFrom: 10,
      fixedYearsTo: null,
      percent: 3.33,
      source: 'European Central Bank',
      status: 'verified',
      url: source.producer.url,
    })
    expect(mortgageRateOn({ mortgageRates }, 0, '2026-11-21')).toMatchObject({ percent: 3.02, fixedYearsTo: 1 })
    expect(mortgageRateOn({ mortgageRates }, 0, '2026-08-31')).toMatchObject({ percent: 3.01 })
  })

  it('leave out totals, withheld values, other frequencies and what is no rate', () => {
    const rows = [
      row({ breakdown: 'A' }),
      row({ breakdown: null }),
      row({ value: null }),
      row({ value: 331 }),
      row({ frequency: 'Q', period: '2026-Q3' }),
    ]
    expect(ingestedRates(rows, [source])).toEqual([])
    expect(ingestedRates([row({ dataset: 'ECB:MIR(1.0)', sourceId: 'other' })], [source])).toMatchObject([
      { source: 'other, ECB:MIR(1.0)', url: null },
    ])
  })

  it('keep one figure for a month and fixation: the ingested one', () => {
    const ingested = ingestedRates([row({ breakdown: 'O', period: '2026-01', value: 3.5 })], [source])
    const merged = mergedRates(legal.mortgageRates, ingested)
    expect(merged).toHaveLength(legal.mortgageRates.length)
    expect(merged.find(({ month, fixedYearsFrom }) => month === '2026-01' && fixedYearsFrom === 5)?.percent).toBe(3.5)
  })
})
