import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { commuteMinutes } from './commute-facts.ts'
import type { Conditions } from '../labels/labelled-query.ts'
import { flat } from '../labels/listing.fixture.ts'
import { createMarketPlaces } from './market-places.ts'
import { nearDegree, wishDegrees } from './wish-degree.ts'

const { stations, ...reference } = await loadReference()
const facts = { places: createMarketPlaces(reference), stations }

test.each<[string, Conditions, number[]]>([
  ['a price within a tenth', { priceAroundEur: 2000 }, [1]],
  ['a price within a fifth', { priceAroundEur: 2200 }, [0.5]],
  ['a price further off', { priceAroundEur: 2400 }, [0]],
  ['an area within a tenth', { areaAroundM2: 80 }, [1]],
  ['features one by one', { with: ['balcony', 'garden', 'elevator'] }, [1, 0, 0]],
  ['a ceiling that is only wished for', { priceMaxEur: 1500 }, [0]],
  ['a way in without steps that nothing gives', { with: ['accessible'] }, [0]],
])('%s', (_, wishes, degrees) => {
  expect(wishDegrees(wishes, flat(), facts)).toEqual(degrees)
})

test('access by wheelchair counts more than a lift', () => {
  const degree = (features: string[]) => wishDegrees({ with: ['accessible'] }, flat({ features }), facts)[0]
  expect([degree(['wheelchair_access']), degree(['elevator']), degree([])]).toEqual([1, 0.5, 0])
})

test('an unknown fact counts as 0', () => {
  const unknown = flat({ priceEur: null, latitude: null, condition: null })
  const wishes: Conditions = {
    priceAroundEur: 2000,
    condition: ['renovated'],
    commute: { to: 'kirchberg', minutes: 30, by: 'transit' },
    with: ['transit'],
  }
  expect(wishDegrees(wishes, unknown, facts)).toEqual([0, 0, 0, 0])
})

test('near is a matter of degree', () => {
  const degree = (radiusKm: number) =>
    nearDegree({ place: 'quarter:bonnevoie-sud', radiusKm }, flat({ latitude: 49.62 }), facts.places)
  expect([degree(20), degree(7), degree(4)]).toEqual([1, 0.75, 0.5])
})

test('minutes grow with distance, and depend on the mode', () => {
  const minutes = (latitude: number, by: 'car' | 'transit' | 'bike' | 'walk') =>
    commuteMinutes(flat({ latitude }), 'luxembourg-city', by, stations)!
  for (const by of ['car', 'transit', 'bike', 'walk'] as const)
    expect(minutes(49.8, by)).toBeGreaterThan(minutes(49.61, by))
  expect(minutes(49.75, 'walk')).toBeGreaterThan(minutes(49.75, 'bike'))
  expect(minutes(49.75, 'bike')).toBeGreaterThan(minutes(49.75, 'car'))
  expect(commuteMinutes(flat({ latitude: null }), 'belval', 'car', stations)).toBeNull()
})
