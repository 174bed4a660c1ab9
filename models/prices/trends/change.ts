import type { PathBelief } from '../hedonic/hierarchy-posterior.ts'
import { NORMAL_95_EXACT } from '../../statistics/normal-quantile.ts'

/** Like-for-like change of a level between two quarters: the same reference dwelling, the same mix. */
export type Change = {
  /** In per cent. */
  percent: number
  /** In logs, with its standard error. */
  logChange: number
  se: number
  /** 95 % interval of `percent`. */
  lowPercent: number
  highPercent: number
}

/** Change of a path over `lag` quarters up to position `at`; null where the path does not reach back. */
export function changeOver({ mean, covariance }: PathBelief, at: number, lag: number): Change | null {
  const from = at - lag
  const n = mean.length
  if (from < 0) return null
  const logChange = mean[at]! - mean[from]!
  const variance = covariance[at * n + at]! + covariance[from * n + from]! - 2 * covariance[at * n + from]!
  const se = Math.sqrt(Math.max(variance, 0))
  return {
    percent: percentOf(logChange),
    logChange,
    se,
    lowPercent: percentOf(logChange - NORMAL_95_EXACT * se),
    highPercent: percentOf(logChange + NORMAL_95_EXACT * se),
  }
}

function percentOf(logChange: number): number {
  return 100 * Math.expm1(logChange)
}
