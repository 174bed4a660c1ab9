import { expect, test } from 'vitest'

import { DETACHED } from '../../../models/search/understand/types/type-words.ts'
import type { PlaceWish, SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { emptyIntent } from '../../../models/search/intent/search-intent.ts'
import { readIntent } from './read-intent.ts'

test('an intent that says nothing is an empty reading', () => {
  expect(readIntent(emptyIntent(''))).toEqual({})
})

test('bounds, places and commutes get the names of the labels', () => {
  const intent: SearchIntent = {
    ...emptyIntent(''),
    listingType: 'rent',
    propertyTypes: ['apartment', 'studio', 'loft'],
    places: [
      place('commune', 'mamer', 'in'),
      place('locality', 'belval', 'near', 5000),
      place('canton', 'remich', 'not_in'),
    ],
    priceEur: { min: null, max: 1500, around: null, includesCharges: false, includesFees: false },
    commutes: [
      { destination: 'gare', destinationName: '', latitude: 0, longitude: 0, mode: 'transit', minutes: 20, text: '' },
    ],
    notes: [{ code: 'protected_ground', about: '' }],
  }
  expect(readIntent(intent)).toEqual({
    market: 'rent',
    types: ['apartment'],
    places: ['commune:mamer'],
    near: ['locality:belval'],
    radiusKm: 5,
    notPlaces: ['canton:remich'],
    priceMaxEur: 1500,
    commuteTo: 'luxembourg-city',
    commuteMinutes: 20,
    commuteBy: 'transit',
    protected: true,
  })
})

test('bedrooms are those stated, or those that the household needs', () => {
  const household = { persons: 4, bedrooms: 3 }
  expect(readIntent({ ...emptyIntent(''), household })).toEqual({ bedroomsMin: 3 })
  expect(readIntent({ ...emptyIntent(''), household, bedrooms: { min: 4, max: null } })).toEqual({ bedroomsMin: 4 })
  expect(readIntent({ ...emptyIntent(''), household: { persons: 2, bedrooms: 1 } })).toEqual({})
})

test("wishes that a label has as a field become that field, the others keep the label's names", () => {
  const intent = {
    ...emptyIntent(''),
    propertyTypes: [...DETACHED],
    wishes: [
      wish('lift'),
      wish('ground_floor', false),
      wish('furnished', false),
      wish('new_build'),
      wish('detached'),
      wish('carpet', false),
    ],
  }
  expect(readIntent(intent)).toEqual({
    types: ['detached_house'],
    wishes: ['elevator'],
    unwanted: ['carpet'],
    floorMin: 1,
    furnished: false,
    newBuild: true,
  })
})

test.each([
  ['to_renovate', true, 'to_renovate'],
  ['to_renovate', false, 'ready'],
  ['good_condition', true, 'ready'],
] as const)('%s wanted: %s is the condition %s', (key, wanted, condition) => {
  expect(readIntent({ ...emptyIntent(''), wishes: [wish(key, wanted)] })).toEqual({ condition })
})

function place(
  kind: PlaceWish['kind'],
  slug: string,
  relation: PlaceWish['relation'],
  radiusM: number | null = null,
): PlaceWish {
  return {
    text: slug,
    kind,
    slug,
    name: slug,
    communes: [],
    relation,
    radiusM,
    latitude: null,
    longitude: null,
    isCorrected: false,
  }
}

function wish(key: SearchIntent['wishes'][number]['key'], wanted = true): SearchIntent['wishes'][number] {
  return { key, wanted, strength: 'wish', text: '' }
}
