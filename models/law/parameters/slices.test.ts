import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { committedLegalFacts } from './committed-facts.fixture.ts'
import { sliceSum } from './slices.ts'
import { requiredScale } from './value-on.ts'

const facts = await committedLegalFacts()
const tariff = requiredScale(facts, 'notary_sale_tariff', '2026-01-01').value
const tax = requiredScale(facts, 'income_tax_scale', '2024-06-01').value

describe('a scale of slices', () => {
  // The figures of the secondary source that the tariff was read in.
  it.each([
    [500_000, 1_650.23],
    [750_000, 1_900.23],
    [1_000_000, 2_150.23],
  ])('gives the notary of a sale at %d EUR %d EUR before VAT', (priceEur, emolumentEur) => {
    expect(sliceSum(tariff, priceEur)).toBeCloseTo(emolumentEur, 2)
  })

  it('takes nothing of nothing and nothing below the first taxed euro', () => {
    expect(sliceSum(tariff, 0)).toBe(0)
    expect(sliceSum(tax, 12_438)).toBe(0)
    expect(sliceSum(tax, 12_538)).toBeCloseTo(8, 9)
  })

  it('never takes more than its highest share of one euro more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5e6, noNaN: true }), (amount) => {
        const step = sliceSum(tax, amount + 1) - sliceSum(tax, amount)
        expect(step).toBeGreaterThanOrEqual(-1e-6)
        expect(step).toBeLessThanOrEqual(0.42 + 1e-6)
      }),
    )
  })
})
