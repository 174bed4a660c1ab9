import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatQuarter,
  formatQuarterCompact,
  parseQuarter,
  quarterBounds,
  quarterOfDate,
  quartersUpTo,
} from './quarter.ts'
import { DAY_MS } from './day.ts'

const anyQuarter = fc.integer({ min: 1900 * 4, max: 2200 * 4 })

describe('quarter', () => {
  it('reads back every form it writes', () => {
    fc.assert(
      fc.property(anyQuarter, (quarter) => {
        expect(parseQuarter(formatQuarter(quarter))).toBe(quarter)
        expect(parseQuarter(formatQuarterCompact(quarter))).toBe(quarter)
      }),
    )
  })

  it('is read in every spelling, and in no other', () => {
    const spellings = (year: string, quarter: string): string[] => [
      `Q${quarter}-${year}`,
      `${year}-Q${quarter}`,
      `${year}Q${quarter}`,
      `q${quarter} ${year}`,
      `T${quarter}/${year}`,
      `${year}-T${quarter}`,
      `${year}.K${quarter}`,
      `${quarter}e trimestre ${year}`,
      `${quarter}. Quartal ${year}`,
      `${quarter}.º trimestre de ${year}`,
      ` Q${quarter}  ${year} `,
    ]
    fc.assert(
      fc.property(anyQuarter, (quarter) => {
        const [label, year] = formatQuarter(quarter).split('-')
        for (const text of spellings(year!, label!.slice(1))) expect(parseQuarter(text), text).toBe(quarter)
      }),
    )
    for (const text of ['Q0-2026', 'Q5 2026', 'Q3', '2026', '2026-09', '3 2026', 'Q3-26', 'Q3-2026-1', 'M3 2026'])
      expect(() => parseQuarter(text), text).toThrow(RangeError)
  })

  it('contains its own first and last day and not the day after', () => {
    fc.assert(
      fc.property(anyQuarter, (quarter) => {
        const { from, to } = quarterBounds(quarter)
        expect([quarterOfDate(from), quarterOfDate(to)]).toEqual([quarter, quarter])
        const next = new Date(Date.parse(to) + DAY_MS).toISOString()
        expect(quarterOfDate(next)).toBe(quarter + 1)
      }),
    )
  })

  it('knows the third quarter of 2026', () => {
    expect(formatQuarter(quarterOfDate('2026-09-30'))).toBe('Q3-2026')
    expect(quarterBounds(parseQuarter('Q3-2026'))).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  })

  it('lists quarters oldest first', () => {
    expect(quartersUpTo(parseQuarter('Q1-2026'), 3).map(formatQuarter)).toEqual(['Q3-2025', 'Q4-2025', 'Q1-2026'])
  })

  it('refuses what is not a date or a quarter', () => {
    expect(() => quarterOfDate('30/09/2026')).toThrow(RangeError)
    expect(() => quarterOfDate('2026-13-01')).toThrow(RangeError)
    expect(() => parseQuarter('Q5-2026')).toThrow(/expected Q3-2026/)
  })
})
