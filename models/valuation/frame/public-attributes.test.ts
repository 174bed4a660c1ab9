import { describe, expect, it } from 'vitest'
import { publicAmounts, publicEffects } from './public-attributes.ts'

describe('attributes for readers', () => {
  it('take all that says where a dwelling is together as its location', () => {
    const effects = publicEffects([
      { attribute: 'communeSlug', effect: 0.5 },
      { attribute: 'areaM2', effect: -0.3 },
      { attribute: 'latitude', effect: 0.2 },
    ])
    expect(effects.map(({ attribute }) => attribute)).toEqual(['location', 'areaSqm'])
    expect(effects[0]!.effect).toBeCloseTo(0.8)
    expect(effects[1]!.effect).toBeCloseTo(-0.3)
  })

  it('add amounts of one name up, largest first', () => {
    const amounts = publicAmounts([
      { attribute: 'segment', amount: 100 },
      { attribute: 'quarter', amount: -5_000 },
      { attribute: 'propertyType', amount: -250 },
    ])
    expect(amounts).toEqual([
      { attribute: 'time', amount: -5_000 },
      { attribute: 'propertyType', amount: -150 },
    ])
  })
})
