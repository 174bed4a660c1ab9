import { STEPS } from './horizon.ts'
import type { Smoother } from './smoother-grid.ts'

export type SmootherFit = {
  /** Forecast less the last value of the series, in log points, for one to four quarters ahead. */
  readonly growth: readonly number[]
  /** The level at the end of the series less its last value: how much of that value the smoother takes for noise. */
  readonly levelGap: number
  /** Log marginal likelihood up to a constant that all smoothers of one series share. */
  readonly logLikelihood: number
  /** Forecast variance in squared log points, one to four quarters ahead. */
  readonly variance: readonly number[]
}

/** A starting trend is believed as much as if one quarter had already shown none. */
const TREND_PRECISION = 1
/** Keeps a series without any error (a straight line) from an infinite likelihood. */
const LEAST_SQUARED_ERROR = 1e-14

/**
 * Exact fit of one smoother: the one-step errors are linear in the starting level and trend, so running the recursion once on the
 * data and once on each unit start gives the least-squares start, the sum of squared errors and the end state in closed form. The
 * start and the error variance are integrated out of the likelihood.
 *
 * @param logs at least eight logs of a seasonally adjusted series, oldest first
 */
export function fitSmoother(smoother: Smoother, logs: readonly number[]): SmootherFit {
  const { family, alpha, beta, phi } = smoother
  const last = logs.at(-1) ?? 0
  const data = { level: 0, trend: 0 }
  const unitLevel = { level: 1, trend: 0 }
  const unitTrend = { level: 0, trend: family === 'level' ? 0 : 1 }
  let [ee, le, te, ll, lt, tt] = [0, 0, 0, 0, 0, 0]
  for (const log of logs) {
    const e = log - last - data.level - phi * data.trend
    const l = unitLevel.level + phi * unitLevel.trend
    const t = unitTrend.level + phi * unitTrend.trend
    ee += e * e
    le += l * e
    te += t * e
    ll += l * l
    lt += l * t
    tt += t * t
    step(data, e, alpha, beta, phi)
    step(unitLevel, -l, alpha, beta, phi)
    step(unitTrend, -t, alpha, beta, phi)
  }
  const precision = tt + TREND_PRECISION
  const determinant = ll * precision - lt * lt
  const startLevel = (le * precision - te * lt) / determinant
  const startTrend = (te * ll - le * lt) / determinant
  const squaredError = Math.max(ee - startLevel * le - startTrend * te, LEAST_SQUARED_ERROR * logs.length)
  const level = data.level + startLevel * unitLevel.level + startTrend * unitTrend.level
  const trend = data.trend + startLevel * unitLevel.trend + startTrend * unitTrend.trend
  return {
    growth: STEPS.map((steps) => level + dampedSum(phi, steps) * trend),
    levelGap: level,
    logLikelihood: -((logs.length - 1) / 2) * Math.log(squaredError) - Math.log(determinant) / 2,
    variance: varianceFactors(smoother).map((factor) => (factor * squaredError) / logs.length),
  }
}

type State = { level: number; trend: number }

function step(state: State, error: number, alpha: number, beta: number, phi: number): void {
  const carried = phi * state.trend
  state.level = state.level + carried + alpha * error
  state.trend = carried + beta * error
}

/** phi + phi^2 + ... + phi^steps. */
function dampedSum(phi: number, steps: number): number {
  let sum = 0
  for (let power = 1; power <= steps; power++) sum += phi ** power
  return sum
}

/** Forecast variance over one-step variance (Hyndman et al. 2008, table 6.1, class 1). */
function varianceFactors({ alpha, beta, phi }: Smoother): number[] {
  let factor = 1
  return STEPS.map((steps) => {
    if (steps > 1) factor += (alpha + beta * dampedSum(phi, steps - 1)) ** 2
    return factor
  })
}
