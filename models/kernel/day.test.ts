import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY_MS, dayOf, daysBetween, formatDay, isoDateAt } from './day.ts'

describe('days', () => {
  it('count from 1970 and read back', () => {
    expect(dayOf('1970-01-02')).toBe(1)
    fc.assert(fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => dayOf(formatDay(day)) === day))
  })

  it('take the date of a timestamp and nothing else for a day', () => {
    expect(dayOf('2026-09-30T23:59:59Z')).toBe(dayOf('2026-09-30'))
    expect(dayOf('soon')).toBeNaN()
  })

  it('are those of UTC', () => {
    expect(isoDateAt(Date.UTC(2026, 8, 30, 23, 59))).toBe('2026-09-30')
    expect(isoDateAt(DAY_MS - 1)).toBe('1970-01-01')
  })

  it('lie apart by whole days, backwards too', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
  })
})
