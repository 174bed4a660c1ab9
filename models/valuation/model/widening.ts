import { conformalBound } from './conformal.ts'
import { EVIDENCE_CLASSES, evidenceClass, type EvidenceClass, type LocalEvidence } from './local-evidence.ts'

/** Factors by which the log interval of each class of homes is widened; 1 and more. */
export type Widening = Readonly<Record<EvidenceClass, number>>

/** Estimate of a home that was held out, and its price. */
export interface HeldOutInterval {
  readonly price: number
  readonly estimate: number
  readonly low: number
  readonly high: number
  readonly evidence: LocalEvidence
  /** Number of its project: the errors of one project move together. */
  readonly project: number
}

/** Fewest homes held out for a factor of their own class. */
const FEWEST_HELD_OUT = 20

/**
 * The least factor of each class with which its intervals hold the level: the split-conformal bound of the distances of prices from their estimates
 * in half intervals, projects weighted as in `conformalBand`. A class too small for a factor of its own takes the largest of the others, or that of all.
 * @param level share of prices that an interval states to hold
 */
export function fitWidening(intervals: readonly HeldOutInterval[], level: number): Widening {
  const byClass = Map.groupBy(intervals, ({ evidence }) => evidenceClass(evidence.knownHere))
  const own = new Map(
    [...byClass]
      .filter(([, homes]) => homes.length >= FEWEST_HELD_OUT)
      .map(([name, homes]) => [name, leastFactor(homes, level)] as const),
  )
  const other = own.size > 0 ? Math.max(...own.values()) : leastFactor(intervals, level)
  return Object.fromEntries(EVIDENCE_CLASSES.map((name) => [name, own.get(name) ?? other])) as Record<
    EvidenceClass,
    number
  >
}

/** The ends of an interval after its widening. */
export function widened<Range extends Pick<HeldOutInterval, 'estimate' | 'low' | 'high'>>(
  range: Range,
  factor: number,
): Range {
  const { estimate, low, high } = range
  return { ...range, low: estimate * (low / estimate) ** factor, high: estimate * (high / estimate) ** factor }
}

function leastFactor(intervals: readonly HeldOutInterval[], level: number): number {
  if (intervals.length === 0) return 1
  const projects = Int32Array.from(intervals, ({ project }) => project)
  return Math.max(1, conformalBound(Float64Array.from(intervals, distanceOf), projects, level))
}

/** Distance of a price from its estimate over that of the end of the interval on its side, both in logs. */
function distanceOf({ price, estimate, low, high }: HeldOutInterval): number {
  return Math.log(price / estimate) / Math.log((price > estimate ? high : low) / estimate)
}
