/**
 * Computes normalised discounted cumulative gain at k with gains 2^grade - 1 (Burges et al. 2005).
 * @param graded grades of the results in order
 * @param all grades of everything that could have been found
 * @returns null when nothing relevant exists
 */
export function ndcg(graded: readonly number[], all: readonly number[], k = 10): number | null {
  const ideal = dcg([...all].sort((a, b) => b - a).slice(0, k))
  return ideal === 0 ? null : dcg(graded.slice(0, k)) / ideal
}

/** Discounted cumulative gain of grades in the order of the results. */
export function dcg(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
