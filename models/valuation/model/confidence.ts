import type { Confidence, EstimateSupport } from '../../contracts/market/estimate-support.ts'
import { evidenceClass, LEAST_SIMILARITY, type LocalEvidence } from './local-evidence.ts'

/** Half the interval relative to the estimate, up to which an estimate is of high or medium confidence. */
const HIGH_CONFIDENCE = 0.15
const MEDIUM_CONFIDENCE = 0.25

interface Range {
  estimate: number
  low: number
  high: number
}

/** An interval that says little. */
export function isWide({ estimate, low, high }: Range): boolean {
  return !((high - low) / 2 / estimate <= MEDIUM_CONFIDENCE)
}

/**
 * Confidence that an estimate claims before it is held against what was measured: from its interval where there were homes like it, low elsewhere;
 * never high where the commune has few homes or no comparable is similar, and low where both are so.
 */
export function claimedConfidence(range: Range, support: EstimateSupport, evidence: LocalEvidence): Confidence {
  const lacks = Number(isThin(evidence)) + Number(isUnlike(evidence))
  if (support !== 'inside' || isWide(range) || lacks === 2) return 'low'
  const isNarrow = (range.high - range.low) / 2 / range.estimate <= HIGH_CONFIDENCE
  return isNarrow && lacks === 0 ? 'high' : 'medium'
}

/** Too few homes of the commune for a level of its own. */
export function isThin({ knownHere }: LocalEvidence): boolean {
  return evidenceClass(knownHere) !== 'enough'
}

/** Not even the most alike comparable is similar. */
export function isUnlike({ similarity }: LocalEvidence): boolean {
  return similarity < LEAST_SIMILARITY
}
