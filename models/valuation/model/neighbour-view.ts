import { krige } from '../comparables/kriging.ts'
import type { Kriged } from '../comparables/kriging.ts'
import { covariance, covarianceOf, type Kernel, type Points } from '../comparables/kernel.ts'

/** Evidence from the neighbourhood about one home. */
export type NeighbourView = {
  /** Kriged residual of the hedonic value, log. */
  readonly residual: number
  readonly variance: number
  readonly kriged: Kriged
}

/** Known sales or adverts to compare with. */
export type ComparableStore = {
  readonly points: Points
  /** Left-out hedonic residuals, log, extreme ones drawn in. */
  readonly residuals: Float64Array
}

/** Near homes looked at, and the most alike of them that are used. */
export const CANDIDATES = 150
const COMPARABLES = 40

/** Looks at the candidates from one subject. */
export function neighbourView(
  store: ComparableStore,
  kernel: Kernel,
  subjects: Points,
  subject: number,
  candidates: Int32Array,
): NeighbourView {
  const kriged = krige(
    {
      ofSubject: (point) => covariance(kernel, subjects, subject, store.points, point),
      between: covarianceOf(kernel, store.points),
    },
    kernel.noise,
    store.residuals,
    candidates,
    COMPARABLES,
  )
  return { residual: kriged.mean, variance: kriged.variance, kriged }
}
