import { describe, expect, it } from 'vitest'
import { periodBounds } from './period.ts'

describe('the bounds of a period', () => {
  it.each([
    ['2025', 2025 * 4, 2026 * 4],
    ['2025-04/2026-03', 2025 * 4 + 1, 2026 * 4 + 1],
    ['2025-01/2025-12', 2025 * 4, 2026 * 4],
  ])('%s', (period, from, to) => expect(periodBounds(period)).toEqual({ from, to }))

  it('are refused for what is no period', () => expect(() => periodBounds('2025-13')).toThrow(RangeError))
})
