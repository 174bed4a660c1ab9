import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import type { Reference } from '../../../pipeline/reference/load-reference.ts'
import { createBm25 } from './bm25-baseline.ts'
import { expectedReading, type ExpectedReading, type Reading } from './labels/expected-reading.ts'
import { compareReadings, sumOutcomes, type FieldOutcome } from './field-accuracy.ts'
import { searchByForm } from './relevance/form-baseline.ts'
import { QUERY_LANGUAGES, type LabelledQuery } from './labels/labelled-query.ts'
import type { Market } from './load-market.ts'
import { createMarketPlaces } from './relevance/market-places.ts'
import { createOurSearch } from './our-search.ts'
import { readIntent } from './read-intent.ts'
import { judgeQueries, scoreSearcher, type MarketScore, type Searcher } from './score-market.ts'
import { sumAnswers, unjudgedAnswers, type UnjudgedAnswers } from './unjudged-answers.ts'
import { compareStrength, sumStrengths, type WishStrength } from './wish-strength.ts'

export interface MarketReport {
  releaseId: string
  listings: number
  queries: number
  searchers: readonly { name: string; scores: Readonly<Record<string, MarketScore>> }[]
  /** Items of each field by language, and `all`, with `every field` last. */
  accuracy: Readonly<Record<string, readonly FieldOutcome[]>>
  /** Share of queries read completely right by language, and `all`. */
  wholeQueries: Readonly<Record<string, number>>
  strength: WishStrength
  unjudged: UnjudgedAnswers
  failures: readonly Failure[]
}

/** A query that was not read completely right. */
export interface Failure {
  id: string
  text: string
  fields: readonly { field: string; expected: unknown; read: unknown }[]
}

/** Runs the labelled queries through the search and two baselines, and compares the readings with the labels. */
export function evaluateMarket(queries: readonly LabelledQuery[], market: Market, reference: Reference): MarketReport {
  const places = createMarketPlaces(reference)
  const ours = createOurSearch(market, reference)
  const ranked = new Map(queries.map((query) => [query, ours.rank(query)]))
  const searchers: Searcher[] = [
    { name: OURS, search: (query) => ranked.get(query)!.map(({ id }) => id) },
    bm25Searcher(market.listings),
    { name: 'form by hand', search: (query) => searchByForm(query, market.listings, places) },
  ]
  const judged = judgeQueries(queries, market.listings, { places, stations: reference.stations })
  const readings = queries.map((query) => compare(query, ours.understand(query)))
  const isRead = readConditions(readings)
  return {
    releaseId: market.releaseId,
    listings: market.listings.length,
    queries: queries.length,
    searchers: searchers.map((one) => ({
      name: one.name,
      scores: scoreSearcher(one, judged, one.name === OURS ? isRead : undefined),
    })),
    accuracy: byLanguage(readings, (own) => withTotal(sumOutcomes(own.flatMap(({ outcomes }) => outcomes)))),
    wholeQueries: byLanguage(readings, (own) => own.filter(isWhole).length / Math.max(1, own.length)),
    strength: sumStrengths(readings.map(({ strength }) => strength)),
    unjudged: sumAnswers(queries.map((query) => unjudgedAnswers(query, ranked.get(query)!))),
    failures: readings.flatMap(toFailure),
  }
}

const OURS = 'search'

interface Comparison {
  query: LabelledQuery
  expected: ExpectedReading
  read: Reading
  outcomes: readonly FieldOutcome[]
  strength: WishStrength
}

function compare(query: LabelledQuery, intent: SearchIntent): Comparison {
  const expected = expectedReading(query)
  const read = readIntent(intent)
  const outcomes = compareReadings(expected, read, leniencyOf(query, expected))
  return { query, expected, read, outcomes, strength: compareStrength(query, intent) }
}

function isWhole({ outcomes }: Comparison): boolean {
  return outcomes.every(({ right, total }) => right === total)
}

function byLanguage<T>(
  readings: readonly Comparison[],
  summarise: (own: readonly Comparison[]) => T,
): Record<string, T> {
  return Object.fromEntries(
    [...QUERY_LANGUAGES, 'all'].map((lang) => [
      lang,
      summarise(readings.filter(({ query }) => lang === 'all' || query.lang === lang)),
    ]),
  )
}

/** Whether a condition of a query was read right; wishes that must or must not be met are read as wishes. */
function readConditions(readings: readonly Comparison[]): (query: LabelledQuery, field: string) => boolean {
  const wrong = new Map(
    readings.map(({ query, outcomes }) => [
      query,
      new Set(outcomes.flatMap(({ field, right, total }) => (right < total ? [field] : []))),
    ]),
  )
  const names: Readonly<Record<string, string>> = { with: 'wishes', without: 'unwanted' }
  return (query, field) => !wrong.get(query)?.has(names[field] ?? field)
}

/** Fields that need no label: a radius or market is always read but counts only where the text states one; an income may become a price. */
function leniencyOf({ ignore, optional }: LabelledQuery, expected: ExpectedReading) {
  const unstated = ['radiusKm', 'market'].filter((field) => expected[field] === undefined)
  const fromIncome = expected.incomeEur === undefined ? [] : ['priceMaxEur', 'priceAroundEur']
  return { optional, ignore: [...ignore, ...unstated, ...fromIncome] }
}

function toFailure({ query, expected, read, outcomes }: Comparison): Failure[] {
  const fields = outcomes
    .filter(({ right, total }) => right < total)
    .map(({ field }) => ({ field, expected: expected[field] ?? null, read: read[field] ?? null }))
  return fields.length === 0 ? [] : [{ id: query.id, text: query.text, fields }]
}

function withTotal(outcomes: readonly FieldOutcome[]): FieldOutcome[] {
  const [right, total] = (['right', 'total'] as const).map((key) => outcomes.reduce((sum, one) => sum + one[key], 0))
  return [...outcomes, { field: 'every field', right: right!, total: total! }]
}

function bm25Searcher(listings: readonly ListingRecord[]): Searcher {
  const rank = {
    rent: createBm25(listings.filter(({ listingType }) => listingType === 'rent').map(toText)),
    sale: createBm25(listings.filter(({ listingType }) => listingType === 'sale').map(toText)),
  }
  return { name: 'plain BM25', search: ({ market, text }) => rank[market](text) }
}

function toText({ id, title, description, locality, district, communeSlug }: ListingRecord) {
  return { id, text: [title, description, locality, district, communeSlug].filter((part) => part !== null).join(' ') }
}
