import { mean } from './mean.ts'
import { madScale } from './median-absolute-deviation.ts'

/** Huber's tuning constant for 95 % efficiency at the normal distribution. */
export const HUBER_K = 1.345

/** Residuals limited to `k * scale`, and the noise variance a least-squares fit to the pseudo-data then has. */
export type HuberStep = { scale: number; noiseVariance: number; pseudoResiduals: Float64Array }

/**
 * One step of Huber M-estimation by pseudo-data (Huber & Ronchetti 2009, section 7.8): least squares on
 * `fit + psi(r) / E psi'` solves the robust, penalised normal equations while the weights, and so every factorised
 * matrix, stay as they are. The noise variance is `E psi² / (E psi')²`, the M-estimator's own.
 * @param freedom share of the residual degrees of freedom left by the fit, in (0, 1].
 */
export function huberStep(residuals: Float64Array, freedom = 1): HuberStep {
  const scale = Math.max(madScale(residuals), 1e-9)
  const limit = HUBER_K * scale
  const inside = Math.max(mean(residuals.map((r) => (Math.abs(r) <= limit ? 1 : 0))), 0.1)
  const square = mean(residuals.map((r) => Math.min(Math.abs(r), limit) ** 2))
  return {
    scale,
    noiseVariance: Math.max(square / inside ** 2 / freedom, 1e-12),
    pseudoResiduals: residuals.map((r) => Math.max(-limit, Math.min(limit, r)) / inside),
  }
}

/** Weight of a residual of this size in reweighted least squares: 1 up to the limit, falling with its size beyond. */
export function huberWeight(size: number, limit: number): number {
  return Math.min(1, limit / Math.max(size, 1e-12))
}
