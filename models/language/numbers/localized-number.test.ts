import { describe, expect, it } from 'vitest'
import { parseLocalizedNumber } from './localized-number.ts'

describe('parseLocalizedNumber', () => {
  it.each([
    ['85', 85],
    ['85,5', 85.5],
    ['85.25', 85.25],
    ['1.250', 1250],
    ['0.125', 0.125],
    ['1250.125', 1250.125],
    ['1.250,75', 1250.75],
    ['1,250.75', 1250.75],
    ['12.345.678', 12_345_678],
    ['1 250 000,5', 1_250_000.5],
  ])('reads %s', (written, value) => expect(parseLocalizedNumber(written)).toBe(value))

  it.each(['12.34.5', '1,2,3', '', 'a', '1.2.3,4,5'])('refuses %j', (written) => {
    expect(parseLocalizedNumber(written)).toBeNull()
  })

  it('takes a lone separator as the decimal sign where the caller knows it is one', () => {
    expect(parseLocalizedNumber('1.250', { decimal: true })).toBe(1.25)
  })
})
