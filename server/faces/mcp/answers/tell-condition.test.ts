import { describe, expect, it } from 'vitest'
import { constraintsOf } from '../../../../models/search/rank/constraints.ts'
import { explainEmpty } from '../../../../models/search/explain/explain-empty.ts'
import { createSearchIndex } from '../../../../models/search/index/search-index.ts'
import type { PlaceWish, SearchIntent } from '../../../../models/search/intent/search-intent.ts'
import { emptyIntent } from '../../../../models/search/intent/search-intent.ts'
import { tellCondition as tell } from './tell-condition.ts'
import { tongueOf } from './text.ts'

const PLACE: PlaceWish = {
  text: 'Mersch',
  kind: 'commune',
  slug: 'mersch',
  name: 'Mersch',
  communes: ['mersch'],
  radiusM: null,
  latitude: null,
  longitude: null,
  relation: 'in',
  isCorrected: false,
}
const tellCondition = (effect: Parameters<typeof tell>[0]) => tell(effect, tongueOf('en'))
const bounds = { min: 3, max: 5 }
/** An intent with every condition set. */
const INTENT: SearchIntent = {
  ...emptyIntent(''),
  listingType: 'sale',
  propertyTypes: ['villa'],
  unwantedPropertyTypes: ['studio'],
  places: [PLACE, { ...PLACE, relation: 'not_in' }],
  priceEur: { min: 400_000, max: 500_000, around: null, includesCharges: false, includesFees: false },
  bedrooms: bounds,
  rooms: bounds,
  bathrooms: bounds,
  areaM2: { min: 90, max: 120, around: null },
  landAreaM2: { min: 1_500, max: null },
  floor: bounds,
  energyClass: 'B',
  constructionYear: { min: 1990, max: 2010 },
  availableBy: '2026-10-01',
  commutes: [
    {
      destination: 'kirchberg',
      destinationName: 'Kirchberg',
      latitude: 49.6,
      longitude: 6.1,
      mode: null,
      minutes: 20,
      text: '',
    },
  ],
  wishes: [
    { key: 'garden', wanted: true, strength: 'must', text: '' },
    { key: 'ground_floor', wanted: false, strength: 'must', text: '' },
  ],
}
const index = createSearchIndex([])
const effects = explainEmpty(index, constraintsOf(index, INTENT)).effects

describe('tellCondition', () => {
  it('has words for every condition that a description can set', () => {
    expect(effects.length).toBeGreaterThan(20)
    const names = effects.filter((effect) => tellCondition(effect).words.includes(effect.name)).map(({ name }) => name)
    expect(names).toEqual([])
  })

  it('writes classes, days and amounts as people do', () => {
    const told = (name: string, nearest: number | null = null) =>
      tellCondition({ ...effects.find((effect) => effect.name === name)!, nearest })
    expect(told('energyClass', 4)).toEqual({
      value: 'B',
      nearest: 'D',
      words: '“energy class B or better”',
      nearestWords: 'D',
    })
    expect(told('availableBy', 20_742)).toMatchObject({ value: '2026-10-01', nearest: '2026-10-16' })
    expect(told('priceEur.max', 612_000.4)).toMatchObject({
      words: '“at most 500,000 €”',
      nearest: 612_000.4,
      nearestWords: '612,000 €',
    })
    const one = { ...effects.find(({ name }) => name === 'bedrooms.min')!, value: 1 }
    expect(tell(one, tongueOf('lu')).words).toContain('Schlofzëmmeren: op d’mannst 1')
    expect(told('wish.garden').words).toBe('“garden”')
    expect(told('wish.ground_floor').words).toMatch(/^“without: /)
  })
})
