import { describe, expect, it } from 'vitest'
import { STUDIO } from '../frame/dwelling.fixture.ts'
import { dwellingRow, type Dwelling } from '../frame/dwelling.ts'
import type { ListedHome } from './listing-home.ts'
import { agrees, asStated, completed, createRecogniser } from './recognise.ts'

const FLAT: Dwelling = {
  ...STUDIO,
  locality: 'Beringen',
  propertyType: 'loft',
  areaM2: 79.5,
  bedrooms: 2,
  floor: 3,
  constructionYear: 1998,
  energyClass: 'D',
}
const CENTRE = { latitude: 49.75, longitude: 6.1 }
const rowOf = (over: Partial<Dwelling> = {}, id = 'p1') => dwellingRow(id, { ...FLAT, ...over }, CENTRE)
const listed = (listingId: string, over: Partial<Dwelling> = {}): ListedHome => ({
  listingId,
  url: `/listings/${listingId}`,
  row: rowOf(over, `property-${listingId}`),
})
const asked = (over: Partial<Dwelling> = {}) => asStated(rowOf(over, ''))
const idsOf = (homes: ListedHome[], over: Partial<Dwelling> = {}) =>
  createRecogniser(homes)(asked(over)).homes.map(({ listingId }) => listingId)

describe('a home that is on offer', () => {
  it('is recognised by its facts, though words for type, locality and absent features are coarser', () => {
    const found = createRecogniser([listed('a'), listed('b', { bedrooms: 3 })])(asked())
    expect(found).toMatchObject({ homes: [{ listingId: 'a' }], isSame: true })
    expect(completed(asked(), found).values).toEqual(listed('a').row.values)
  })

  it('is left out but not taken for sure where little is stated', () => {
    const unknown = { floor: null, constructionYear: null, energyClass: null, terrace: null }
    const found = createRecogniser([listed('a')])(asked(unknown))
    expect(found).toMatchObject({ homes: [{ listingId: 'a' }], isSame: false })
    expect(completed(asked(unknown), found)).toEqual(asked(unknown))
    const year = { ...unknown, constructionYear: 1998, energyClass: 'D' }
    expect(createRecogniser([listed('a')])(asked(year)).isSame).toBe(true)
    expect(createRecogniser([listed('a'), listed('b')])(asked(year)).isSame).toBe(false)
  })

  it.each<Partial<Dwelling>>([
    { bedrooms: 1 },
    { energyClass: 'A' },
    { communeSlug: 'wiltz' },
    { areaM2: 90 },
    { propertyType: 'studio' },
    { newBuild: true },
  ])('is not one with other facts: %j', (other) => {
    expect(idsOf([listed('a')], other)).toEqual([])
    expect(agrees(asked(other), listed('a'))).toBe(false)
    expect(agrees(asked(), listed('a'))).toBe(true)
  })

  it('is not one far from its coordinates', () => {
    const at = (latitude: number) => ({ latitude, longitude: 6.1 })
    expect(idsOf([listed('a', at(49.75))], at(49.7505))).toEqual(['a'])
    expect(idsOf([listed('a', at(49.75))], at(49.76))).toEqual([])
  })

  it('may be either of twins: both are left out, and only what they share is taken from them', () => {
    const twins = [listed('a', { furnished: false }), listed('b', { furnished: null, terrace: null })]
    const found = createRecogniser(twins)(asked())
    expect(found.homes.map(({ listingId }) => listingId)).toEqual(['a', 'b'])
    expect(completed(asked(), found).values).toMatchObject({ locality: 'Beringen', furnished: null, terrace: 1 })
  })

  it('keeps a stated fact that its listing does not know', () => {
    const found = createRecogniser([listed('a')])(asked({ bathrooms: 2, latitude: 49.7, longitude: 6 }))
    expect(completed(asked({ bathrooms: 2, latitude: 49.7, longitude: 6 }), found).values).toMatchObject({
      bathrooms: 2,
      latitude: 49.7,
      located: 1,
      locality: 'Beringen',
    })
  })
})
