import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FREQUENCIES, parsePeriod } from './period.ts'

describe('period', () => {
  it.each([
    ['2025', '2025', '2025-01-01', '2025-12-31'],
    ['2025-A1', '2025', '2025-01-01', '2025-12-31'],
    ['2025-S2', '2025-S2', '2025-07-01', '2025-12-31'],
    ['2025Q3', '2025-Q3', '2025-07-01', '2025-09-30'],
    ['2025-M02', '2025-02', '2025-02-01', '2025-02-28'],
    ['2024-02', '2024-02', '2024-02-01', '2024-02-29'],
    ['2026-W01', '2026-W01', '2025-12-29', '2026-01-04'],
    ['2020-W53', '2020-W53', '2020-12-28', '2021-01-03'],
    ['2025-09-30', '2025-09-30', '2025-09-30', '2025-09-30'],
  ])('reads %s', (text, label, start, end) => {
    expect(parsePeriod(text)).toMatchObject({ label, start, end })
  })

  it.each(['', '25', '2025-Q5', '2025-13', '2025-S0', '2025-W54', '2025-W00', '2025-02-30', 'Q3 2025?', '2025-Q3x'])(
    'refuses %j',
    (text) => {
      expect(parsePeriod(text)).toBeNull()
    },
  )

  it('reads its own labels back, and starts no later than it ends', () => {
    const parts = fc.record({
      year: fc.integer({ min: 1900, max: 2200 }),
      frequency: fc.constantFrom(...FREQUENCIES),
      part: fc.integer({ min: 1, max: 53 }),
    })
    fc.assert(
      fc.property(parts, ({ year, frequency, part }) => {
        const text = frequency === 'A' ? `${year}` : `${year}-${frequency}${part}`
        const period = parsePeriod(text)
        if (period === null) return
        expect(parsePeriod(period.label)).toEqual(period)
        expect(period.start <= period.end).toBe(true)
      }),
    )
  })
})
