import type { AdvertColumns } from './advert-columns.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { CONTRADICTION_LOG_ODDS, MAX_CLUSTER_SIZE, MAX_PER_PORTAL } from './match-weights.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import type { PairList } from './pair-list.ts'
import { vetoOf } from './pair-vetoes.ts'

/**
 * Constrained agglomeration: links are taken strongest first, and two clusters become one only if no pair across them is vetoed or speaks
 * strongly against (complete link), and the caps on size and on adverts of one portal hold.
 * @returns one index of the cluster of each advert, its name: adverts of one name are one property
 */
export function clusterAdverts(
  c: AdvertColumns,
  shares: AgreementShares,
  pairs: PairList,
  ranked: Uint32Array,
): Int32Array {
  const clusterOf = Int32Array.from({ length: c.count }, (_, i) => i)
  // Members of a cluster are a chain that begins with the advert it is named after; -1 ends it.
  const next = new Int32Array(c.count).fill(-1)
  const last = clusterOf.slice()
  const membersOf = (cluster: number): number[] => {
    const members: number[] = []
    for (let i = cluster; i !== -1; i = next[i]!) members.push(i)
    return members
  }
  const weights = createWeights()
  for (const pair of ranked) {
    const into = clusterOf[pairs.a[pair]!]!
    const from = clusterOf[pairs.b[pair]!]!
    if (into === from) continue
    const [left, right] = [membersOf(into), membersOf(from)]
    if (!mayJoin(c, shares, left, right, weights)) continue
    for (const i of right) clusterOf[i] = into
    next[last[into]!] = from
    last[into] = last[from]!
  }
  return clusterOf
}

/** Counts clusters: each is named after one of its own adverts. */
export function countClusters(clusterOf: Int32Array): number {
  return clusterOf.reduce((count, cluster, i) => count + Number(cluster === i), 0)
}

/** Indices of each cluster, ascending; clusters by their first index. */
export function* clustersIn(clusterOf: Int32Array): Generator<Int32Array> {
  const start = new Int32Array(clusterOf.length + 1)
  for (const cluster of clusterOf) start[cluster + 1]!++
  for (let cluster = 0; cluster < clusterOf.length; cluster++) start[cluster + 1]! += start[cluster]!
  const end = start.slice(0, -1)
  const members = new Int32Array(clusterOf.length)
  clusterOf.forEach((cluster, i) => (members[end[cluster]!++] = i))
  for (let i = 0; i < clusterOf.length; i++) {
    const from = start[clusterOf[i]!]!
    if (members[from] === i) yield members.subarray(from, start[clusterOf[i]! + 1])
  }
}

function mayJoin(
  c: AdvertColumns,
  shares: AgreementShares,
  left: readonly number[],
  right: readonly number[],
  weights: Float64Array,
): boolean {
  if (left.length + right.length > MAX_CLUSTER_SIZE) return false
  for (const i of left) {
    for (const j of right) {
      if (vetoOf(c, i, j) !== null) return false
      if (pairLogOdds(c, shares, i, j, weights) < CONTRADICTION_LOG_ODDS) return false
    }
  }
  return portalShare(c, left, right) <= MAX_PER_PORTAL
}

function portalShare(c: AdvertColumns, left: readonly number[], right: readonly number[]): number {
  if (left.length + right.length <= MAX_PER_PORTAL) return 0
  const counts = new Map<number, number>()
  for (const i of [...left, ...right]) counts.set(c.portal[i]!, (counts.get(c.portal[i]!) ?? 0) + 1)
  return Math.max(...counts.values())
}
