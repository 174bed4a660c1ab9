/** Precision and recall over pairs of adverts that share a cluster. `null` where there is no pair to judge. */
export interface PairEvaluation {
  precision: number | null
  recall: number | null
  f1: number | null
  truePairs: number
  foundPairs: number
  correctPairs: number
}

/**
 * Compares clusters with the truth, pair by pair. Adverts that the truth does not name are left out; an advert in no cluster is alone.
 * Runs in linear time over the adverts, never over the pairs.
 */
export function evaluatePairs(
  clusters: Iterable<readonly string[]>,
  truthClusters: Iterable<readonly string[]>,
): PairEvaluation {
  const truthOf = new Map<string, number>()
  let truePairs = 0
  let group = 0
  for (const cluster of truthClusters) {
    for (const id of cluster) truthOf.set(id, group)
    truePairs += pairsOf(cluster.length)
    group++
  }
  let foundPairs = 0
  let correctPairs = 0
  for (const cluster of clusters) {
    const counts = new Map<number, number>()
    for (const id of cluster) {
      const truth = truthOf.get(id)
      if (truth !== undefined) counts.set(truth, (counts.get(truth) ?? 0) + 1)
    }
    foundPairs += pairsOf([...counts.values()].reduce((sum, count) => sum + count, 0))
    for (const count of counts.values()) correctPairs += pairsOf(count)
  }
  return { ...rates(correctPairs, foundPairs, truePairs), truePairs, foundPairs, correctPairs }
}

function rates(correct: number, found: number, truth: number): Pick<PairEvaluation, 'precision' | 'recall' | 'f1'> {
  const precision = found === 0 ? null : correct / found
  const recall = truth === 0 ? null : correct / truth
  const f1 =
    precision === null || recall === null || correct === 0 ? null : (2 * precision * recall) / (precision + recall)
  return { precision, recall, f1 }
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2
}
