import { toColumns } from './advert-columns.ts'
import type { AdvertColumns } from './advert-columns.ts'
import { agreementShares } from './agreement-shares.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { sizeBlocks, visitKeyed, visitSizeBlocks } from './candidate-pairs.ts'
import { clusterAdverts, clustersIn } from './cluster-adverts.ts'
import type { Clustering, Hindrance } from './cluster-adverts.ts'
import { columnsInOrder, sharesInOrder, type ComparedColumns } from './columns-in-order.ts'
import type { MatchAdvert } from './match-advert.ts'
import { LINK_LOG_ODDS } from './match-weights.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import { addPair, createPairList, rankPairs } from './pair-list.ts'
import type { PairList } from './pair-list.ts'
import { createReasonBook, toScore } from './pair-reasons.ts'
import { vetoOf, vetoesOf } from './pair-vetoes.ts'
import type { Veto } from './pair-vetoes.ts'

export interface MatchOptions {
  /** At most so many vetoed pairs are reported, strongest first; counts are always complete. @default 1000 */
  maxVetoed?: number
}

export interface MatchedPair {
  a: string
  b: string
  /** Probability that the two are one property under the model, 0 to 1. */
  score: number
  /** Fields that speak for it, strongest first. */
  reasons: string[]
}

export interface MatchResult {
  /** Ids of the adverts of each property, sorted; every advert is in exactly one cluster. */
  clusters: string[][]
  /** The links within clusters. */
  pairs: MatchedPair[]
  /** Pairs with the evidence of one property that are kept apart. */
  vetoed: { a: string; b: string; score: number; veto: Hindrance }[]
  /** Number of all such pairs by reason. */
  vetoCounts: Partial<Record<Hindrance, number>>
}

/**
 * Groups adverts that show one property: on several portals, by several agencies, or listed again. The result does not depend on the order of
 * the adverts.
 * @throws RangeError when two adverts have one id
 */
export function matchAdverts(adverts: readonly MatchAdvert[], { maxVetoed = 1000 }: MatchOptions = {}): MatchResult {
  const columns = toColumns(adverts)
  const forbidden = createPairList()
  const { clusterOf, hindered, links, pairs } = matchColumns(columns, forbidden)
  const apart = [
    ...Array.from(rankPairs(forbidden), (pair) => ({
      list: forbidden,
      pair,
      veto: vetoOf(columns, forbidden.a[pair]!, forbidden.b[pair]!)! as Hindrance,
    })),
    ...hindered.map(({ pair, hindrance }) => ({ list: links, pair, veto: hindrance })),
  ]
  return {
    clusters: Array.from(clustersIn(clusterOf), (cluster) => Array.from(cluster, (i) => columns.ids[i]!)),
    pairs: [...pairs],
    vetoed: apart
      .sort(
        (x, y) =>
          y.list.score[y.pair]! - x.list.score[x.pair]! ||
          x.list.a[x.pair]! - y.list.a[y.pair]! ||
          x.list.b[x.pair]! - y.list.b[y.pair]!,
      )
      .slice(0, maxVetoed)
      .map(({ list, pair, veto }) => ({
        a: columns.ids[list.a[pair]!]!,
        b: columns.ids[list.b[pair]!]!,
        score: toScore(list.score[pair]!),
        veto,
      })),
    vetoCounts: countBy(apart.map(({ veto }) => veto)),
  }
}

export interface ColumnMatch extends Clustering {
  links: PairList
  /** The links within clusters, surest first; can be read once. */
  pairs: Generator<MatchedPair>
}

/** `matchAdverts` without an object for each advert. @param forbidden takes the vetoed pairs with the evidence of one property; null: nobody asks */
export function matchColumns(columns: AdvertColumns, forbidden: PairList | null): ColumnMatch {
  const shares = agreementShares(columns)
  const links = createPairList()
  evaluate(columns, shares, links, forbidden)
  const ranked = rankPairs(links)
  const clustering = clusterAdverts(columns, shares, links, ranked)
  return { ...clustering, links, pairs: withinClusters(columns, shares, links, ranked, clustering.clusterOf) }
}

/** One pair on its own: score, reasons and every veto. Shares of values are those of the two adverts, so use it to explain, not to decide. */
export function scorePair(a: MatchAdvert, b: MatchAdvert): { score: number; reasons: string[]; vetoes: Veto[] } {
  const columns = toColumns([a, b])
  const shares = agreementShares(columns)
  const weights = createWeights()
  const logOdds = pairLogOdds(columns, shares, 0, 1, weights)
  return { score: toScore(logOdds), reasons: createReasonBook().reasonsOf(weights), vetoes: vetoesOf(columns, 0, 1) }
}

function evaluate(columns: AdvertColumns, shares: AgreementShares, links: PairList, forbidden: PairList | null): void {
  evaluateAlike(columns, shares, links, forbidden)
  const judge = judgeOf(columns, shares, links, forbidden)
  visitKeyed(columns, shares.cell, (i, j) => judge(i, j, i, j))
}

/** Pairs of one size and price, compared in the order in which they are visited; the copies are given up at the end. */
function evaluateAlike(
  columns: AdvertColumns,
  shares: AgreementShares,
  links: PairList,
  forbidden: PairList | null,
): void {
  const blocks = sizeBlocks(columns, shares.cell)
  const { order } = blocks
  const walk = columnsInOrder(columns, order)
  const judge = judgeOf(walk, sharesInOrder(shares, order), links, forbidden)
  visitSizeBlocks(walk, blocks, (x, y) => judge(x, y, order[x]!, order[y]!), forbidden !== null)
}

/** Judges the adverts x and y of the columns, which are i and j in the order of ids. */
type Judge = (x: number, y: number, i: number, j: number) => void

function judgeOf(
  columns: ComparedColumns,
  shares: AgreementShares,
  links: PairList,
  forbidden: PairList | null,
): Judge {
  const weights = createWeights()
  return (x, y, i, j) => {
    // A veto is found much faster than a score, and most candidates have one.
    if (forbidden === null && vetoOf(columns, x, y) !== null) return
    const logOdds = pairLogOdds(columns, shares, x, y, weights, LINK_LOG_ODDS)
    if (logOdds < LINK_LOG_ODDS) return
    const isVetoed = forbidden !== null && vetoOf(columns, x, y) !== null
    addPair(isVetoed ? forbidden : links, i, j, logOdds)
  }
}

function* withinClusters(
  columns: AdvertColumns,
  shares: AgreementShares,
  links: PairList,
  ranked: Uint32Array,
  clusterOf: Int32Array,
): Generator<MatchedPair> {
  const book = createReasonBook()
  const weights = createWeights()
  for (const pair of ranked) {
    const [i, j] = [links.a[pair]!, links.b[pair]!]
    if (clusterOf[i] !== clusterOf[j]) continue
    pairLogOdds(columns, shares, i, j, weights)
    yield {
      a: columns.ids[i]!,
      b: columns.ids[j]!,
      score: toScore(links.score[pair]!),
      reasons: book.reasonsOf(weights),
    }
  }
}

function countBy<T extends string>(words: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
