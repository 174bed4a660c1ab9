import { krige } from '../comparables/kriging.ts'
import type { Kriged } from '../comparables/kriging.ts'
import type { Kernel, Points } from '../comparables/kernel.ts'

/** What the neighbourhood says of one home. */
export type NeighbourView = {
  /** Kriged residual of the hedonic value, log. */
  readonly residual: number
  readonly variance: number
  /** Smoothed index-aged log price per m², at each bandwidth; the overall level where nobody is near. */
  readonly laggedLogPricePerM2: readonly number[]
  readonly kriged: Kriged
}

/** Known sales or adverts to compare with. */
export type ComparableStore = {
  readonly points: Points
  /** Left-out hedonic residuals, log, extreme ones drawn in. */
  readonly residuals: Float64Array
  /** Log price per m² at the level of the last quarter. */
  readonly agedLogPricePerM2: Float64Array
}

const BANDWIDTHS_M = [150, 500]
const PRIOR_NEIGHBOURS = 2
/** Near homes looked at, and the most alike of them that are used. */
export const CANDIDATES = 150
export const COMPARABLES = 40

/** Looks at the candidates from one subject. */
export function neighbourView(
  store: ComparableStore,
  kernel: Kernel,
  levelLogPricePerM2: number,
  subjects: Points,
  subject: number,
  candidates: Int32Array,
): NeighbourView {
  const kriged = krige(kernel, store.points, store.residuals, subjects, subject, candidates, COMPARABLES)
  const lagged = BANDWIDTHS_M.map((bandwidthM) =>
    smoothed(store, levelLogPricePerM2, subjects, subject, candidates, bandwidthM),
  )
  return { residual: kriged.mean, variance: kriged.variance, laggedLogPricePerM2: lagged, kriged }
}

function smoothed(
  store: ComparableStore,
  level: number,
  subjects: Points,
  subject: number,
  candidates: Int32Array,
  bandwidthM: number,
): number {
  let weights = PRIOR_NEIGHBOURS
  let sum = 0
  for (const point of candidates) {
    const east = store.points.eastM[point]! - subjects.eastM[subject]!
    const north = store.points.northM[point]! - subjects.northM[subject]!
    const weight = Math.exp(-(east * east + north * north) / (2 * bandwidthM * bandwidthM))
    weights += weight
    sum += weight * (store.agedLogPricePerM2[point]! - level)
  }
  return level + sum / weights
}
