import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { flat } from '../labels/listing.fixture.ts'
import { createMarketPlaces } from './market-places.ts'

const places = createMarketPlaces(await loadReference())

test.each([
  ['commune:luxembourg', 'holds'],
  ['canton:luxembourg', 'holds'],
  ['quarter:bonnevoie-sud', 'holds'],
  ['locality:bonnevoie', 'holds'],
  ['quarter:belair', 'broken'],
  ['locality:howald', 'broken'],
  ['commune:mamer', 'broken'],
  ['region:south', 'broken'],
] as const)('a flat in Bonnevoie: %s %s', (label, verdict) => {
  expect(places.contains(label, flat())).toBe(verdict)
})

test('a quarter has several names; one that the listing does not name is unknown', () => {
  expect(places.contains('quarter:ville-haute', flat({ district: 'Oberstadt' }))).toBe('holds')
  expect(places.contains('quarter:ville-haute', flat({ district: null }))).toBe('unknown')
})

test('a region is cantons and communes', () => {
  expect(places.communesOf('region:south')).toContain('kaerjeng')
  expect(places.communesOf('region:south')).toContain('esch-sur-alzette')
  expect(places.communesOf('region:south')).not.toContain('mamer')
})

test('a listing without coordinates counts as its locality, and is unknown without one', () => {
  const known = places.distanceKm('commune:luxembourg', flat())!
  const fromName = places.distanceKm('commune:luxembourg', flat({ latitude: null, longitude: null }))!
  expect(Math.abs(known - fromName)).toBeLessThan(1)
  expect(places.distanceKm('commune:luxembourg', flat({ latitude: null, locality: null }))).toBeNull()
})

test('a label that names no place is an error', () => {
  expect(() => places.communesOf('commune:atlantis')).toThrow('commune:atlantis is no place')
})
