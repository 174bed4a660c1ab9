import { array, constantFrom, double, integer, option, record, string, type Arbitrary } from 'fast-check'

import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import { createSearchIndex, type SearchIndex } from './index/search-index.ts'
import { fixtureListing } from './index/search-listing.fixture.ts'
import type { SearchListing } from './index/search-listing.ts'

const known = <T>(value: Parameters<typeof option<T>>[0]) => option(value, { nil: null })
const listing = record({
  id: string({ minLength: 1, maxLength: 8 }),
  propertyType: constantFrom('apartment', 'house', 'studio', 'office', 'castle', 'moon base'),
  communeSlug: known(constantFrom('mersch', 'esch-sur-alzette', 'luxembourg', 'nowhere')),
  district: known(constantFrom('Belair', 'Kirchberg', 'Atlantis')),
  priceEur: known(integer({ min: 1, max: 3_000_000 })),
  bedrooms: known(integer({ min: 0, max: 8 })),
  areaM2: known(double({ min: 5, max: 500, noNaN: true })),
  floor: known(integer({ min: -2, max: 30 })),
  energyClass: known(constantFrom('A', 'A+', 'C', 'I', '?')),
  features: array(constantFrom('garden', 'garage', 'elevator', 'quiet', 'unheard of'), { maxLength: 4 }),
  absentFeatures: array(constantFrom('garden', 'elevator'), { maxLength: 2 }),
  title: string({ unit: 'grapheme', maxLength: 40 }),
  description: known(constantFrom('Au calme, proche gare.', 'ruhig und hell', 'pas de vis-à-vis; très lumineux', '')),
  latitude: known(double({ min: 49.4, max: 50.2, noNaN: true })),
  longitude: known(double({ min: 5.7, max: 6.5, noNaN: true })),
  firstSeen: constantFrom('2026-09-01', '2026-08-31', '2026-03-01', '2024-01-01'),
}).map((more) => fixtureListing({ ...more, coordinatePrecision: 'address' }))
/** Tables of listings of which little or nonsense is known. */
export const listings = (size: { minLength?: number; maxLength: number }): Arbitrary<SearchListing[]> =>
  array(listing, size)

/** Index of listings whose ids are told apart: equal ones are in the order of their ids. */
export function indexOf(all: readonly SearchListing[]): SearchIndex {
  return createSearchIndex(
    all.map((listing, row) => ({ ...listing, id: `${row}` })),
    { gazetteer: FIXTURE_GAZETTEER },
  )
}

const PIECES = [
  'maison',
  'Wohnung',
  'flat',
  '3 bedrooms',
  'zwee Schlofzëmmer',
  'à Mersch',
  'near Kirchberg',
  'in the south',
  'max 600k',
  'autour de 1,2 Mio',
  'mat Gaart',
  'ouni Garage',
  'kein Erdgeschoss',
  'family of four',
  'com elevador obrigatório',
  'energy class at least C',
  '20 minutes to Kirchberg by train',
  'ruhig',
  'with garage',
  'ideally 4 bedrooms',
  'am liebsten unter 500k',
  '2 casas de banho se possível',
]
/** Descriptions of homes, some contradictory. */
export const query: Arbitrary<string> = array(constantFrom(...PIECES), { maxLength: 6 }).map((pieces) =>
  pieces.join(', '),
)
