import { describe, expect, it } from 'vitest'

import { decimalCell, emptyOr, integerCell, slugCell } from './reference-cell.ts'

describe('cells of reference tables', () => {
  it('reads numbers within their bounds and nothing that merely looks like one', () => {
    const cell = decimalCell(0, 10)
    expect(cell.parse('2.50')).toBe(2.5)
    for (const bad of ['', ' 1', '1e1', '0x1', '11', '-1', 'NaN', '1,5'])
      expect(cell.safeParse(bad).success, bad).toBe(false)
  })

  it('reads whole numbers only', () => {
    expect(integerCell(1, 5).parse('5')).toBe(5)
    expect(integerCell(1, 5).safeParse('2.0').success).toBe(false)
  })

  it('reads an empty cell as null where that is allowed, zero as zero', () => {
    const cell = emptyOr(integerCell(0, 9))
    expect([cell.parse(''), cell.parse('0')]).toEqual([null, 0])
    expect(cell.safeParse('x').success).toBe(false)
  })

  it('refuses what is no slug', () => {
    for (const bad of ['', 'Esch', 'esch--sur', '-esch', 'esch_sur'])
      expect(slugCell.safeParse(bad).success, bad).toBe(false)
  })
})
