import { expect, it } from 'vitest'
import { isSamePrice } from './same-price.ts'

it('takes one price printed with fewer digits for the same, and any other for another', () => {
  expect(isSamePrice(12_576.54, 12_577)).toBe(true)
  expect(isSamePrice(16.5514, 16.55)).toBe(true)
  expect(isSamePrice(12_576.54, 13_055.9)).toBe(false)
  expect(isSamePrice(null, 13_055.9)).toBe(true)
  expect(isSamePrice(12_576.54, null)).toBe(true)
})
