/** An exponential smoother of a log series in error-correction form (Hyndman et al. 2008): level, and a trend damped by `phi`. */
export type Smoother = {
  readonly family: 'level' | 'damped' | 'trend'
  /** Share of a surprise that moves the level, 0-1. */
  readonly alpha: number
  /** Share of a surprise that moves the trend, 0-alpha. */
  readonly beta: number
  /** Share of the trend that remains after a quarter; 0 for a level, 1 for an undamped trend. */
  readonly phi: number
}

const ALPHAS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.99]
const BETA_SHARES = [0, 0.1, 0.25, 0.5, 0.75, 0.95]
const PHIS = [0.6, 0.7, 0.8, 0.9, 0.95, 1]

/**
 * Every smoother of the ensemble. A fixed grid stands in for a numerical search: each point gets its exact likelihood, and averaging
 * over the grid is steadier on short histories than the one best point.
 */
export const SMOOTHERS: readonly Smoother[] = [
  ...ALPHAS.map((alpha): Smoother => ({ family: 'level', alpha, beta: 0, phi: 0 })),
  ...PHIS.flatMap((phi) => ALPHAS.flatMap((alpha) => trendSmoothers(phi, alpha))),
]

/** Coordinates of a smoother in which the learned prior is linear: family, and centred alpha, beta and phi with their bends. */
export function smootherCoordinates({ family, alpha, beta, phi }: Smoother): number[] {
  const a = alpha - 0.5
  const b = beta / alpha - 0.5
  const f = family === 'damped' ? 5 * (phi - 0.8) : 0
  return [
    family === 'level' ? 1 : 0,
    family === 'damped' ? 1 : 0,
    family === 'trend' ? 1 : 0,
    a,
    4 * a * a,
    2 * b,
    4 * b * b,
    f,
    f * f,
    4 * a * b,
    alpha * f,
  ]
}

function trendSmoothers(phi: number, alpha: number): Smoother[] {
  // A damped trend that never moves dies out within the history: only an undamped one may have beta 0 (a fixed drift).
  const shares = phi < 1 ? BETA_SHARES.slice(1) : BETA_SHARES
  return shares.map((share) => ({ family: phi < 1 ? 'damped' : 'trend', alpha, beta: alpha * share, phi }))
}
