import type { AdvertColumns } from './advert-columns.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { CONTRADICTION_LOG_ODDS, MAX_CLUSTER_SIZE, MAX_PER_PORTAL } from './match-weights.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import type { PairList } from './pair-list.ts'
import { vetoOf } from './pair-vetoes.ts'
import type { Veto } from './pair-vetoes.ts'

/** Why two clusters that a link joins were kept apart. */
export type Hindrance = Veto | 'cluster_size' | 'portal_share' | 'contradiction'

export interface Clustering {
  /** Indices of each cluster, ascending; clusters by their first index. Every advert is in exactly one. */
  clusters: number[][]
  /** Links that were refused because the clusters they would join hold a pair that forbids it. */
  hindered: { pair: number; hindrance: Hindrance }[]
}

/**
 * Constrained agglomeration: links are taken strongest first, and two clusters become one only if no pair across them is vetoed or speaks
 * strongly against (complete link), and the caps on size and on adverts of one portal hold.
 */
export function clusterAdverts(
  c: AdvertColumns,
  shares: AgreementShares,
  pairs: PairList,
  ranked: Uint32Array,
): Clustering {
  const clusterOf = Int32Array.from({ length: c.count }, (_, i) => i)
  const members = new Map<number, number[]>()
  const membersOf = (cluster: number): number[] => members.get(cluster) ?? [cluster]
  const hindered: Clustering['hindered'] = []
  const weights = createWeights()
  for (const pair of ranked) {
    const into = clusterOf[pairs.a[pair]!]!
    const from = clusterOf[pairs.b[pair]!]!
    if (into === from) continue
    const [left, right] = [membersOf(into), membersOf(from)]
    const hindrance = hindranceOf(c, shares, left, right, weights)
    if (hindrance !== null) {
      hindered.push({ pair, hindrance })
      continue
    }
    for (const i of right) clusterOf[i] = into
    members.delete(from)
    members.set(into, [...left, ...right])
  }
  return { clusters: toClusters(clusterOf), hindered }
}

function hindranceOf(
  c: AdvertColumns,
  shares: AgreementShares,
  left: readonly number[],
  right: readonly number[],
  weights: Float64Array,
): Hindrance | null {
  if (left.length + right.length > MAX_CLUSTER_SIZE) return 'cluster_size'
  for (const i of left) {
    for (const j of right) {
      const veto = vetoOf(c, i, j)
      if (veto !== null) return veto
      if (pairLogOdds(c, shares, i, j, weights) < CONTRADICTION_LOG_ODDS) return 'contradiction'
    }
  }
  return portalShare(c, left, right) > MAX_PER_PORTAL ? 'portal_share' : null
}

function portalShare(c: AdvertColumns, left: readonly number[], right: readonly number[]): number {
  if (left.length + right.length <= MAX_PER_PORTAL) return 0
  const counts = new Map<number, number>()
  for (const i of [...left, ...right]) counts.set(c.portal[i]!, (counts.get(c.portal[i]!) ?? 0) + 1)
  return Math.max(...counts.values())
}

function toClusters(clusterOf: Int32Array): number[][] {
  const clusters = new Map<number, number[]>()
  clusterOf.forEach((cluster, i) => {
    const known = clusters.get(cluster)
    if (known === undefined) clusters.set(cluster, [i])
    else known.push(i)
  })
  return [...clusters.values()]
}
