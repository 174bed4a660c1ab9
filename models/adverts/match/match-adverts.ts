import { toColumns } from './advert-columns.ts'
import type { AdvertColumns } from './advert-columns.ts'
import { agreementShares } from './agreement-shares.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { sizeBlocks, visitKeyed, visitSizeBlocks } from './candidate-pairs.ts'
import { clusterAdverts, clustersIn } from './cluster-adverts.ts'
import { columnsInOrder, sharesInOrder, type ComparedColumns } from './columns-in-order.ts'
import type { MatchAdvert } from './match-advert.ts'
import { LINK_LOG_ODDS } from './match-weights.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import { addPair, createPairList, rankPairs } from './pair-list.ts'
import type { PairList } from './pair-list.ts'
import { createReasonBook, toScore } from './pair-reasons.ts'
import { vetoOf } from './pair-vetoes.ts'

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
}

/**
 * Groups adverts that show one property: on several portals, by several agencies, or listed again. The result does not depend on the order of
 * the adverts.
 * @throws RangeError when two adverts have one id
 */
export function matchAdverts(adverts: readonly MatchAdvert[]): MatchResult {
  const columns = toColumns(adverts)
  const { clusterOf, pairs } = matchColumns(columns)
  return {
    clusters: Array.from(clustersIn(clusterOf), (cluster) => Array.from(cluster, (i) => columns.ids[i]!)),
    pairs: [...pairs],
  }
}

export interface ColumnMatch {
  /** One index of the cluster of each advert, its name: adverts of one name are one property. */
  clusterOf: Int32Array
  /** The links within clusters, surest first; can be read once. */
  pairs: Generator<MatchedPair>
}

/** `matchAdverts` without an object for each advert. */
export function matchColumns(columns: AdvertColumns): ColumnMatch {
  const shares = agreementShares(columns)
  const links = linksOf(columns, shares)
  const ranked = rankPairs(links)
  const clusterOf = clusterAdverts(columns, shares, links, ranked)
  return { clusterOf, pairs: withinClusters(columns, shares, links, ranked, clusterOf) }
}

/** Pairs with the evidence of one property. */
function linksOf(columns: AdvertColumns, shares: AgreementShares): PairList {
  const links = createPairList()
  linkAlike(columns, shares, links)
  const judge = judgeOf(columns, shares, links)
  visitKeyed(columns, shares.cell, (i, j) => judge(i, j, i, j))
  return links
}

/** Pairs of one size and price, compared in the order in which they are visited; the copies are given up at the end. */
function linkAlike(columns: AdvertColumns, shares: AgreementShares, links: PairList): void {
  const blocks = sizeBlocks(columns, shares.cell)
  const { order } = blocks
  const walk = columnsInOrder(columns, order)
  const judge = judgeOf(walk, sharesInOrder(shares, order), links)
  visitSizeBlocks(walk, blocks, (x, y) => judge(x, y, order[x]!, order[y]!))
}

/** Judges the adverts x and y of the columns, which are i and j in the order of ids. */
type Judge = (x: number, y: number, i: number, j: number) => void

function judgeOf(columns: ComparedColumns, shares: AgreementShares, links: PairList): Judge {
  const weights = createWeights()
  return (x, y, i, j) => {
    // A veto is found much faster than a score, and most candidates have one.
    if (vetoOf(columns, x, y) !== null) return
    const logOdds = pairLogOdds(columns, shares, x, y, weights, LINK_LOG_ODDS)
    if (logOdds >= LINK_LOG_ODDS) addPair(links, i, j, logOdds)
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
