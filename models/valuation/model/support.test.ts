import { describe, expect, it } from 'vitest'
import { estimatePrice } from '../estimate/estimate.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from '../evaluate/synthetic-adverts.fixture.ts'
import type { ValuationRow } from '../frame/schema.ts'
import { trainValuation } from '../train/train-valuation.ts'

const SCHEMA = { ...SYNTHETIC_SCHEMA, categorical: [...SYNTHETIC_SCHEMA.categorical, 'type'] }
const typed = (adverts: ValuationRow[]) =>
  adverts.map(({ id, values }) => ({
    id,
    values: { ...values, type: Number(values['area_m2']) > 110 ? 'house' : 'apartment' },
  }))
const MODEL = trainValuation(typed(syntheticAdverts(500, 3)), SCHEMA, { seed: 1 })
const [USUAL] = typed(syntheticAdverts(1, 8))
const valued = (over: ValuationRow['values']) =>
  estimatePrice(MODEL, { id: 'x', values: { ...USUAL!.values, area_m2: 75, bedrooms: 2, type: 'apartment', ...over } })

describe('support', () => {
  it('holds at least nine in ten of the homes of the same market', () => {
    const others = typed(syntheticAdverts(300, 99)).map((row) => estimatePrice(MODEL, row))
    expect(others.filter(({ support }) => support === 'inside').length).toBeGreaterThan(270)
  })

  it.each([
    ['area_m2', { area_m2: 900 }],
    ['area_m2', { area_m2: 1 }],
    ['bedrooms', { bedrooms: 12, area_m2: 30 }],
    ['constructionYear', { constructionYear: 1500 }],
    ['type', { type: 'penthouse' }],
    ['location', { lat: 51.2, lon: 4.4 }],
  ])('does not reach to a home without like, and says in what it is unlike: %s', (unlike, over) => {
    expect(valued(over)).toMatchObject({ support: 'outside', unlike, confidence: 'low' })
  })

  it('leaves a home that states less where it is, and widens the interval outside', () => {
    expect(valued({})).toMatchObject({ support: 'inside', unlike: null })
    expect(valued({ bedrooms: null, constructionYear: null, energyClass: null, type: null }).support).toBe('inside')
    const width = ({ estimate, low, high }: ReturnType<typeof valued>) => (high - low) / estimate
    expect(width(valued({ area_m2: 900 }))).toBeGreaterThan(2 * width(valued({})))
  })
})
