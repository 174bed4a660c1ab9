import type { Confidence, EstimateSupport } from '../../contracts/market/estimate-support.ts'

/** Half the interval relative to the estimate, up to which an estimate is of high or medium confidence. */
const HIGH_CONFIDENCE = 0.15
const MEDIUM_CONFIDENCE = 0.25

/** Confidence in an estimate: from its interval where there were homes like it, low elsewhere. */
export function confidenceOf(
  { estimate, low, high }: { estimate: number; low: number; high: number },
  support: EstimateSupport,
): Confidence {
  const half = (high - low) / 2 / estimate
  if (support !== 'inside' || !(half <= MEDIUM_CONFIDENCE)) return 'low'
  return half <= HIGH_CONFIDENCE ? 'high' : 'medium'
}
