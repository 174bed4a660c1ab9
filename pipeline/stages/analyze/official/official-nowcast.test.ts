import { describe, expect, it } from 'vitest'
import { officialNowcastSchema } from '../../../../models/contracts/market/official-nowcast.ts'
import { recordRowSchema } from '../../../../models/contracts/market/record.ts'
import { RECORDED_QUARTERS } from '../../../../models/record/first-figures.ts'
import { formatQuarter, parseQuarter } from '../../../../models/kernel/quarter.ts'
import { AS_OF, reference } from './committed.fixture.ts'
import { officialNowcasts } from './nowcast-official-index.ts'

const points = () =>
  reference.officialIndex.map(({ quarter, value }) => ({ quarter: formatQuarter(parseQuarter(quarter)), value }))

describe('the nowcast of the official index', () => {
  it('is of the quarter after the last published one, with its record', () => {
    const { nowcasts } = officialNowcasts(points(), reference.policyRates, AS_OF)
    expect(nowcasts.map(({ quarter }) => quarter)).toEqual(['Q4-2025'])
    for (const one of nowcasts) {
      expect(officialNowcastSchema.parse(one)).toEqual(one)
      expect(one.low < one.value && one.value < one.high).toBe(true)
      expect(one.rmsePercent).toBeLessThan(0.8 * one.noChangeRmsePercent)
      expect(one.coverage).toBeGreaterThanOrEqual(0.75)
    }
  })

  it('is only of quarters that are over', () => {
    const quartersAt = (asOf: string) =>
      officialNowcasts(points(), reference.policyRates, asOf).nowcasts.map(({ quarter }) => quarter)
    expect(quartersAt('2025-12-30')).toEqual([])
    expect(quartersAt('2025-12-31')).toEqual(['Q4-2025'])
    expect(quartersAt('2026-02-01')).toEqual(['Q4-2025'])
  })

  it('looks at no rate of a quarter that is not over, and stands without any', () => {
    const shocked = reference.policyRates.map((row) => (row.quarter >= '2025-Q4' ? { ...row, percent: 9 } : row))
    const at = (rates: typeof shocked) => officialNowcasts(points(), rates, '2025-12-31').nowcasts[0]!.value
    expect(at(shocked)).toBe(at([...reference.policyRates]))
    expect(officialNowcasts(points(), [], AS_OF).nowcasts).toHaveLength(1)
  })

  it('leaves the past quarters for the record, as nowcast then', () => {
    const { past } = officialNowcasts(points(), reference.policyRates, AS_OF)
    expect(past).toHaveLength(RECORDED_QUARTERS)
    for (const row of past) {
      expect(recordRowSchema.parse(row)).toEqual(row)
      expect(row).toMatchObject({ model: 'nowcast', origin: 'backfilled', outcome: 'scored', horizon: 1 })
      expect(row.naive).toBe(points().find(({ quarter }) => quarter === row.madeIn)!.value)
    }
    expect(past.at(-1)).toMatchObject({ forQuarter: 'Q3-2025', madeIn: 'Q2-2025', came: 164.42 })
  })

  it('is none without an index, or with a short one', () => {
    expect(officialNowcasts([], reference.policyRates, AS_OF)).toEqual({ nowcasts: [], past: [] })
    expect(officialNowcasts(points().slice(0, 8), reference.policyRates, AS_OF)).toEqual({ nowcasts: [], past: [] })
  })
})
