import { beforeAll, expect, test } from 'vitest'

import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { evaluateMarket, type MarketReport } from './evaluate-market.ts'
import { aLabel } from './labels/label.fixture.ts'
import type { Conditions, LabelledQuery } from './labels/labelled-query.ts'
import { flat } from './labels/listing.fixture.ts'

const LISTINGS: ListingRecord[] = [
  flat({ id: 'bonnevoie-2', priceEur: 1800 }),
  flat({ id: 'bonnevoie-dear', priceEur: 2600 }),
  flat({ id: 'bonnevoie-1', bedrooms: 1, rooms: 2, priceEur: 1400 }),
  flat({ id: 'bonnevoie-ground', floor: 0, features: ['garden'] }),
  flat({ id: 'esch-2', ...esch(), priceEur: 1400, features: ['balcony', 'elevator'], absentFeatures: [] }),
  flat({ id: 'esch-plain', ...esch(), priceEur: 1300, features: [], title: 'Wohnung', description: null }),
  flat({ id: 'esch-furnished', ...esch(), priceEur: 1500, furnished: true }),
  house({ id: 'mamer-garden', features: ['garden', 'garage'] }),
  house({ id: 'mamer-plain', features: [] }),
  house({ id: 'mamer-dear', priceEur: 1_600_000, features: ['garden'] }),
  house({ id: 'mamer-small', bedrooms: 2, rooms: 3 }),
  flat({ id: 'office', propertyType: 'office', segment: null, bedrooms: null, rooms: null, features: [] }),
]

const QUERIES: LabelledQuery[] = [
  query('en-01', 'rent', 'two bedroom flat in Esch-sur-Alzette, at most 1450 euros, with balcony', {
    hard: { places: ['commune:esch-sur-alzette'], types: ['apartment'], bedroomsMin: 2, priceMaxEur: 1450 },
    soft: { with: ['balcony'] },
  }),
  query('fr-01', 'sale', 'maison à Mamer, 4 chambres, maximum 1 200 000 €, avec jardin', {
    hard: { places: ['commune:mamer'], types: ['house'], bedroomsMin: 4, priceMaxEur: 1_200_000 },
    soft: { with: ['garden'] },
  }),
  query('de-01', 'rent', 'Wohnung in Esch an der Alzette unter 1450 Euro, kein Erdgeschoss', {
    hard: { places: ['commune:esch-sur-alzette'], types: ['apartment'], priceMaxEur: 1450, floorMin: 1 },
  }),
  query('lb-01', 'sale', 'Haus zu Mamer mat Gaart', {
    hard: { places: ['commune:mamer'], types: ['house'] },
    soft: { with: ['garden'] },
  }),
  query('pt-01', 'rent', 'apartamento em Esch-sur-Alzette até 1450 euros', {
    hard: { places: ['commune:esch-sur-alzette'], types: ['apartment'], priceMaxEur: 1450 },
  }),
]

let report: MarketReport
beforeAll(async () => {
  const market = { releaseId: 'test', asOf: '2026-09-30', listings: LISTINGS }
  report = evaluateMarket(QUERIES, market, await loadReference())
})

test('plain queries in five languages are read completely', () => {
  expect(report.failures).toEqual([])
})

test('no result breaks a condition, and the best come first', () => {
  const { ndcg, brokenShare, results, queries } = scoresOf('search')
  expect(brokenShare).toBe(0)
  expect(results).toBeGreaterThanOrEqual(QUERIES.length)
  expect(queries).toBe(QUERIES.length)
  expect(ndcg).toBeGreaterThan(0.95)
})

test('search beats plain BM25, which breaks conditions', () => {
  expect(scoresOf('search').ndcg!).toBeGreaterThan(scoresOf('plain BM25').ndcg!)
  expect(scoresOf('plain BM25').brokenShare).toBeGreaterThan(0)
})

test('every searcher is scored in every language and in all', () => {
  for (const { scores } of report.searchers) expect(Object.keys(scores)).toEqual(['en', 'fr', 'de', 'lb', 'pt', 'all'])
  expect(report.accuracy.all!.at(-1)).toMatchObject({ field: 'every field' })
})

function scoresOf(name: string) {
  return report.searchers.find((one) => one.name === name)!.scores.all!
}

function query(
  id: string,
  market: 'rent' | 'sale',
  text: string,
  { hard, soft = {} }: { hard: Conditions; soft?: Conditions },
): LabelledQuery {
  const lang = id.slice(0, 2) as LabelledQuery['lang']
  return { ...aLabel(hard, soft), id, lang, market, text }
}

function esch(): Partial<ListingRecord> {
  return {
    communeSlug: 'esch-sur-alzette',
    locality: 'Esch-sur-Alzette',
    district: null,
    latitude: 49.4959,
    longitude: 5.9806,
  }
}

function house(changes: Partial<ListingRecord>): ListingRecord {
  return flat({
    title: 'Maison à vendre',
    description: 'Maison à Mamer.',
    listingType: 'sale',
    propertyType: 'house',
    segment: 'house',
    priceEur: 1_100_000,
    areaM2: 160,
    rooms: 6,
    bedrooms: 4,
    floor: null,
    communeSlug: 'mamer',
    locality: 'Mamer',
    district: null,
    latitude: 49.6275,
    longitude: 6.0233,
    ...changes,
  })
}
