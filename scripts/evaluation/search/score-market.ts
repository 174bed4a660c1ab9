import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { QUERY_LANGUAGES, type LabelledQuery } from './labels/labelled-query.ts'
import { ndcg } from './relevance/ndcg.ts'
import { ordersListings, relevanceOf, type Relevance } from './relevance/relevance.ts'
import type { MarketFacts } from './relevance/wish-degree.ts'

const DEPTH = 10

/** A way to search: a query's best listings, ids in their order. */
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
  /** Mean over the queries for which something relevant is on offer; null where there is none. */
  ndcg: number | null
  /** Queries that NDCG is the mean of. */
  queries: number
  /** Results in the top ten. */
  results: number
  /** Share of them that a fact shows to break a condition of the text. */
  brokenShare: number
  /** Share of them for which some condition of the text is not known to hold. */
  unprovenShare: number
  /** Broken condition to the number of results that break it. */
  brokenBy: Readonly<Record<string, number>>
  /** The same, counting only conditions that the searcher had read as the label says. */
  brokenThoughRead: Readonly<Record<string, number>>
  /** Queries that have relevant listings and got no result. */
  emptyQueries: number
}

/** Judges every listing for every query, once for all searchers. */
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
 * @param isRead whether the searcher had read a condition of a query as the label says
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
