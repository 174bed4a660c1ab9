import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { createSearchIndex } from '../index/search-index.ts'
import { fixtureListing } from '../index/search-listing.fixture.ts'
import { emptyIntent } from '../intent/search-intent.ts'
import { rankListings } from '../rank-listings.ts'

/** A value of each number that a listing states, and the intent's field that bounds it. */
const STATED = {
  bedrooms: 3,
  rooms: 5,
  bathrooms: 2,
  floor: 4,
  areaM2: 90,
  landAreaM2: 400,
  constructionYear: 1990,
  priceEur: 500_000,
} as const

describe.each(Object.entries(STATED))('a bound of %s', (field, value) => {
  const index = createSearchIndex([fixtureListing({ [field]: value })], { gazetteer: FIXTURE_GAZETTEER })
  const found = (bounds: { min: number | null; max: number | null }): number => {
    const intent = emptyIntent('')
    const own = intent[field as keyof typeof STATED]
    return rankListings(index, { ...intent, [field]: { ...own, ...bounds } }).results.length
  }

  it.each([
    [{ min: null, max: value - 1 }, 0],
    [{ min: null, max: value }, 1],
    [{ min: value, max: null }, 1],
    [{ min: value + 1, max: null }, 0],
  ])('filters: %j leaves %i', (bounds, left) => expect(found(bounds)).toBe(left))
})

it('moves the order by a preferred price per square metre, and filters nothing', () => {
  const dear = fixtureListing({ id: 'dear', priceEur: 800_000, areaM2: 80 })
  const cheap = fixtureListing({ id: 'cheap', priceEur: 560_000, areaM2: 80 })
  const index = createSearchIndex([dear, cheap], { gazetteer: FIXTURE_GAZETTEER })
  const intent = emptyIntent('')
  intent.preferred.push({ field: 'pricePerM2Eur', op: 'at_most', value: 8_000, text: 'ideally 8000 per m2' })
  expect(rankListings(index, intent).results.map(({ id }) => id)).toEqual(['cheap', 'dear'])
})
