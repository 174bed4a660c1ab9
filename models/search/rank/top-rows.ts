import type { SearchIndex } from '../index/search-index.ts'

export interface TopRows {
  offer(row: number, score: number): void
  /** Rows that score less are not taken any more. */
  least(): number
  /** Best first. */
  rows(): { row: number; score: number }[]
}

/** Scores closer than this are equal: sums of the same parts differ in their last bits only. */
const EQUAL = 1e-9

/** More than any score: implausible offers come after all others. */
const IMPLAUSIBLE = 1_000

/** Keeps the best `limit` rows; equal scores go newest first, then by id; rows with an implausible price come last. */
export function createTopRows({ ids, columns: { firstSeen, implausible } }: SearchIndex, limit: number): TopRows {
  const kept: { row: number; score: number }[] = []
  /** Minimum score for a row to be looked at. */
  let least = -Infinity
  const isBefore = (rowA: number, scoreA: number, rowB: number, scoreB: number): boolean => {
    if (Math.abs(scoreA - scoreB) > EQUAL) return scoreA > scoreB
    if (firstSeen[rowA] !== firstSeen[rowB]) return firstSeen[rowA]! > firstSeen[rowB]!
    return ids[rowA]! < ids[rowB]!
  }
  return {
    offer(row, ownScore) {
      const score = ownScore - IMPLAUSIBLE * implausible[row]!
      if (score < least) return
      const last = kept[kept.length - 1]
      if (kept.length >= limit && (!last || !isBefore(row, score, last.row, last.score))) return
      if (kept.length >= limit) kept.pop()
      let at = kept.length
      while (at > 0 && isBefore(row, score, kept[at - 1]!.row, kept[at - 1]!.score)) at--
      kept.splice(at, 0, { row, score })
      if (kept.length >= limit) least = kept[kept.length - 1]!.score - EQUAL
    },
    least: () => least,
    rows: () => kept,
  }
}
