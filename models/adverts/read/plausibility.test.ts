import { describe, expect, it } from 'vitest'
import { plausibleArea, plausiblePair, plausiblePrice, within } from './plausibility.ts'

describe('plausibility', () => {
  it('refuses a monthly rent as a sale price and the other way round', () => {
    expect(within(1_500, plausiblePrice('sale', 'dwelling'))).toBe(false)
    expect(within(1_500_000, plausiblePrice('rent', 'dwelling'))).toBe(false)
    expect(within(850_000, plausiblePrice('sale', 'dwelling'))).toBe(true)
    expect(within(1_500, plausiblePrice('rent', 'dwelling'))).toBe(true)
  })

  it('judges a price by what is offered', () => {
    expect(within(45_000, plausiblePrice('sale', 'parking'))).toBe(true)
    expect(within(90, plausiblePrice('rent', 'parking'))).toBe(true)
    expect(within(90, plausiblePrice('rent', 'dwelling'))).toBe(false)
  })

  it('refuses areas of no dwelling', () => {
    expect(within(5, plausibleArea('dwelling'))).toBe(false)
    expect(within(45_000, plausibleArea('dwelling'))).toBe(false)
    expect(within(45_000, plausibleArea('land'))).toBe(true)
  })

  it('sees that a postcode or an area of ten times the size is no area', () => {
    expect(plausiblePair('rent', 'dwelling', false, 2100, 1260)).toBe(false)
    expect(plausiblePair('rent', 'dwelling', false, 2100, 90)).toBe(true)
    expect(plausiblePair('sale', 'dwelling', false, 641_000, 790)).toBe(false)
    expect(plausiblePair('sale', 'land', false, 325_500, 40_000)).toBe(true)
  })

  it('allows for cheaper ground across the border', () => {
    expect(plausiblePair('sale', 'dwelling', true, 95_000, 120)).toBe(true)
    expect(plausiblePair('sale', 'dwelling', false, 95_000, 120)).toBe(false)
  })
})
