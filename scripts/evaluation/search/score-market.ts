import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { QUERY_LANGUAGES, type LabelledQuery } from './labels/labelled-query.ts'
import { ndcg } from './relevance/ndcg.ts'
import { ordersListings, relevanceOf, type Relevance } from './relevance/relevance.ts'
import type { MarketFacts } from './relevance/wish-degree.ts'

const DEPTH = 10

/** A search method: a query's best listings, ids in order. */
export interface Searcher {
  name: string
  search(query: LabelledQuery): readonly string[]
}

export interface JudgedQuery {
  query: LabelledQuery
  relevance: ReadonlyMap<string, Relevance>
  grades: readonly number[]
}

export interface MarketScore {
  /** Mean over the queries with relevant listings; null when there are none. */
  ndcg: number | null
  /** Number of queries behind the NDCG mean. */
  queries: number
  /** Results in the top ten. */
  results: number
  /** Share of results that break a condition of the text according to the facts. */
  brokenShare: number
  /** Share of results for which a condition of the text is neither proven nor broken. */
  unprovenShare: number
  /** Number of results that break each condition. */
  brokenBy: Readonly<Record<string, number>>
  /** Number of results that break each condition, counting only conditions that the method had read as labelled. */
  brokenThoughRead: Readonly<Record<string, number>>
  /** Queries with relevant listings but without results. */
  emptyQueries: number
}

/** Judges every listing for every query, once for all methods. */
export function judgeQueries(
  queries: readonly LabelledQuery[],
  listings: readonly ListingRecord[],
  facts: MarketFacts,
): JudgedQuery[] {
  return queries.map((query) => {
    const relevance = new Map(listings.map((listing) => [listing.id, relevanceOf(query, listing, facts)]))
    return { query, relevance, grades: [...relevance.values()].map(({ grade }) => grade) }
  })
}

/**
 * @param isRead whether the method read a condition of a query as labelled
 * @returns the scores of each language and of `all` queries together
 */
export function scoreSearcher(
  searcher: Searcher,
  judged: readonly JudgedQuery[],
  isRead: (query: LabelledQuery, field: string) => boolean = () => false,
): Record<string, MarketScore> {
  const rows = judged.map((one) => scoreQuery(one, searcher.search(one.query).slice(0, DEPTH), isRead))
  const groups = [...QUERY_LANGUAGES, 'all'].map((group) => {
    const own = rows.filter(({ lang }) => group === 'all' || lang === group)
    return [group, summarise(own)] as const
  })
  return Object.fromEntries(groups.filter(([, { queries, results }]) => queries + results > 0))
}

interface QueryScore {
  lang: string
  ndcg: number | null
  isEmpty: boolean
  results: readonly Relevance[]
  brokenThoughRead: readonly string[]
}

function scoreQuery(
  { query, relevance, grades }: JudgedQuery,
  ids: readonly string[],
  isRead: (query: LabelledQuery, field: string) => boolean,
): QueryScore {
  const results = ids.map((id) => relevance.get(id) ?? { grade: 0, broken: [], unproven: [] })
  const value = ordersListings(query)
    ? ndcg(
        results.map(({ grade }) => grade),
        grades,
        DEPTH,
      )
    : null
  return {
    lang: query.lang,
    ndcg: value,
    isEmpty: value !== null && ids.length === 0,
    results,
    brokenThoughRead: results.flatMap(({ broken }) => broken.filter((field) => isRead(query, field))),
  }
}

function summarise(rows: readonly QueryScore[]): MarketScore {
  const scored = rows.flatMap(({ ndcg }) => (ndcg === null ? [] : [ndcg]))
  const results = rows.flatMap(({ results }) => results)
  return {
    ndcg: scored.length === 0 ? null : scored.reduce((sum, value) => sum + value, 0) / scored.length,
    queries: scored.length,
    results: results.length,
    brokenShare: share(results.filter(({ broken }) => broken.length > 0).length, results.length),
    unprovenShare: share(results.filter(({ unproven }) => unproven.length > 0).length, results.length),
    brokenBy: countsOf(results.flatMap(({ broken }) => broken)),
    brokenThoughRead: countsOf(rows.flatMap(({ brokenThoughRead }) => brokenThoughRead)),
    emptyQueries: rows.filter(({ isEmpty }) => isEmpty).length,
  }
}

function countsOf(fields: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const field of fields.toSorted()) counts[field] = (counts[field] ?? 0) + 1
  return counts
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
