import { EVIDENCE_FIELDS } from './pair-evidence.ts'
import type { Weights } from './pair-evidence.ts'

/** A field that speaks less than this is no reason. */
const TELLING = 0.5

/** Log odds as a probability, to four decimals. */
export function toScore(logOdds: number): number {
  return Math.round(1e4 / (1 + Math.exp(-logOdds))) / 1e4
}

/** Names the fields behind a score. Pairs with the same reasons share one list, so a million pairs cost a handful of them. */
export function createReasonBook(): { reasonsOf(weights: Weights): string[] } {
  const lists = new Map<string, string[]>()
  return {
    reasonsOf(weights) {
      const fields = EVIDENCE_FIELDS.filter((_, field) => weights[field]! >= TELLING)
      const ranks = new Map(EVIDENCE_FIELDS.map((name, field) => [name, weights[field]!]))
      const reasons = fields.toSorted((a, b) => ranks.get(b)! - ranks.get(a)!).map((name) => `same_${name}`)
      const key = reasons.join()
      const known = lists.get(key)
      if (known !== undefined) return known
      lists.set(key, reasons)
      return reasons
    },
  }
}
