import { describe, expect, it } from 'vitest'
import { syntheticAdverts } from '../evaluate/synthetic-adverts.fixture.ts'
import { DWELLING_SCHEMA, dwellingRow } from '../frame/dwelling.ts'
import { trainValuation } from '../train/train-valuation.ts'
import { estimate } from './estimate.ts'
import type { ListedHome } from './listing-home.ts'
import { answerOf } from './value-home.ts'

const ROWS = syntheticAdverts(90, 1).map(({ id, values }, index) => {
  const areaM2 = Number(values['area_m2'])
  const place = { communeSlug: 'mersch', canton: 'mersch', locality: null, latitude: null, longitude: null }
  const unknown = { landAreaM2: null, bathrooms: null, floor: null, energyClass: null, condition: null }
  const switches = { newBuild: null, parking: null, terrace: null, furnished: null }
  const kind = { segment: 'apartment', propertyType: 'apartment', quarter: 8106 } as const
  const measures = { areaM2, bedrooms: 1 + (index % 3), constructionYear: 1950 + index }
  const dwelling = { ...place, ...unknown, ...switches, ...kind, ...measures }
  return dwellingRow(id, dwelling, { latitude: 49.7, longitude: 6.1 }, Number(values['price']))
})
const MODEL = trainValuation(ROWS, DWELLING_SCHEMA, { seed: 1 })
const row = { ...ROWS[0]!, values: { ...ROWS[0]!.values, bedrooms: 25, constructionYear: 1200 } }
const found = estimate(MODEL, row)
const OWN = { homes: [], isSame: false }

describe('the answer for a home', () => {
  it('beyond the support has no figures, and names the differences with the ranges that are known', () => {
    const outside = { ...found, support: 'outside', unlike: 'areaM2' } as const
    const answer = answerOf(MODEL, outside, { row, own: OWN, listingOf: () => undefined })
    expect(answer).toMatchObject({ estimate: null, low: null, high: null, confidence: null, drivers: [] })
    expect(answer.unlike).toBe('areaSqm')
    expect(answer.beyond).toEqual([
      { attribute: 'bedrooms', range: { from: 1, to: 3 } },
      { attribute: 'constructionYear', range: { from: 1950, to: 2039 } },
    ])
  })

  it('at the edge has figures, its confidence and the differences', () => {
    const edge = { ...found, support: 'edge', unlike: 'bedrooms', confidence: 'low' } as const
    const answer = answerOf(MODEL, edge, { row, own: OWN, listingOf: () => undefined })
    expect(answer.estimate).toBeGreaterThan(0)
    expect(answer).toMatchObject({ confidence: 'low', unlike: 'bedrooms' })
    expect(answer.beyond).toHaveLength(2)
  })

  it('is sure of nothing that no known home states', () => {
    const plain = { ...ROWS[0]!, values: { ...ROWS[0]!.values, landAreaM2: 500_000, energyClass: 'I' } }
    const sure = { ...estimate(MODEL, plain), support: 'inside', confidence: 'high' } as const
    expect(answerOf(MODEL, sure, { row: plain, own: OWN, listingOf: () => undefined })).toMatchObject({
      confidence: 'low',
      support: 'edge',
      beyond: [
        { attribute: 'landAreaM2', range: null },
        { attribute: 'energyClass', range: null },
      ],
    })
    const effect = 0.013
    const told = ['areaM2', 'landAreaM2', 'energyClass'].map((attribute) => ({ attribute, effect }))
    const { drivers } = answerOf(
      MODEL,
      { ...sure, drivers: told },
      { row: plain, own: OWN, listingOf: () => undefined },
    )
    expect(drivers).toEqual([{ attribute: 'areaSqm', effect }])
    const known = answerOf(MODEL, sure, { row: ROWS[0]!, own: OWN, listingOf: () => undefined })
    expect(known).toMatchObject({ confidence: 'high', support: 'inside', beyond: [] })
  })

  it('says when the record lowered its confidence, and how such intervals did', () => {
    const high = { called: 'low', count: 169, held: 116 } as const
    const record = {
      high,
      medium: { called: 'medium', count: 55, held: 46 },
      low: { called: 'low', count: 41, held: 36 },
    } as const
    const lowered = {
      ...estimate({ ...MODEL, record }, ROWS[0]!),
      support: 'inside',
      claimed: 'high',
      confidence: 'low',
    } as const
    const asked = { row: ROWS[0]!, own: OWN, listingOf: () => undefined }
    expect(answerOf({ ...MODEL, record }, lowered, asked)).toMatchObject({ confidence: 'low', lowered: high })
    expect(answerOf(MODEL, { ...lowered, confidence: 'high' }, asked).lowered).toBeNull()
    expect(answerOf({ ...MODEL, record }, lowered, asked).tested).toEqual({ count: 265, held: 198 })
    expect(answerOf(MODEL, lowered, asked).tested).toBeNull()
  })

  it('lists homes that read the same once', () => {
    const [first] = found.comparables
    const twice = { ...found, comparables: [first!, { ...first!, id: 'another' }, ...found.comparables.slice(1)] }
    const { comparables } = answerOf(MODEL, twice, { row, own: OWN, listingOf: () => undefined })
    expect(new Set(comparables.map((home) => JSON.stringify(home))).size).toBe(comparables.length)
  })

  it('lists no home whose similarity rounds to zero', () => {
    const [first, ...others] = found.comparables
    const unlike = { ...found, comparables: [first!, ...others.map((home) => ({ ...home, similarity: 0.0004 }))] }
    expect(answerOf(MODEL, unlike, { row, own: OWN, listingOf: () => undefined }).comparables).toHaveLength(1)
  })

  it('names only comparables on offer, and says of the others what they are', () => {
    const [first] = found.comparables
    const listing: ListedHome = { listingId: 'l1', url: '/listings/l1', row }
    const listingOf = (id: string) => (id === first!.id ? listing : undefined)
    const { comparables } = answerOf(MODEL, found, { row, own: OWN, listingOf })
    expect(comparables.map(({ id, url }) => [id, url])).toEqual([
      ['l1', '/listings/l1'],
      ...comparables.slice(1).map(() => [null, null]),
    ])
    for (const { propertyType, areaSqm, bedrooms, date, askingPrice, adjustments, adjustedPrice } of comparables) {
      expect({ propertyType, date }).toEqual({ propertyType: 'apartment', date: 'Q3-2026' })
      expect(areaSqm).toBeGreaterThan(0)
      expect(bedrooms).toBeGreaterThan(0)
      expect(adjustments.reduce((sum, { amount }) => sum + amount, askingPrice)).toBe(adjustedPrice)
    }
  })
})
