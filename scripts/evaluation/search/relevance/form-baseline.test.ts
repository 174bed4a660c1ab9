import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { searchByForm } from './form-baseline.ts'
import { aLabel } from '../labels/label.fixture.ts'
import { flat } from '../labels/listing.fixture.ts'
import { createMarketPlaces } from './market-places.ts'

const places = createMarketPlaces(await loadReference())
const query = aLabel({
  places: ['commune:luxembourg'],
  types: ['apartment'],
  priceMaxEur: 2000,
  bedroomsMin: 2,
  furnished: true,
})

test('filters by the fields of a form, newest first, and ignores what a form does not ask', () => {
  const listings = [
    flat({ id: 'old', firstSeen: '2026-01-01' }),
    flat({ id: 'new', firstSeen: '2026-09-20', furnished: false }),
    flat({ id: 'dear', priceEur: 2001 }),
    flat({ id: 'unpriced', priceEur: null }),
    flat({ id: 'small', bedrooms: 1 }),
    flat({ id: 'far', communeSlug: 'wiltz' }),
    flat({ id: 'sold', listingType: 'sale' }),
    flat({ id: 'house', propertyType: 'house', segment: 'house' }),
  ]
  expect(searchByForm(query, listings, places)).toEqual(['new', 'old'])
})
