import type { PathBelief } from '../hedonic/hierarchy-posterior.ts'
import { meanSplice } from './splice.ts'

/** Log level path of one estimation window. */
export type WindowEstimate = { firstQuarter: number; path: PathBelief }

/** Log levels by quarter with the standard error of each quarter against the average level. */
export type SplicedPath = { level: Map<number, number>; se: Map<number, number> }

/**
 * Joins windows in order of time: the first window's levels stand as published, each later window adds only its new
 * quarters by mean splice.
 */
export function pathOfWindows(windows: readonly WindowEstimate[]): SplicedPath {
  let level = new Map<number, number>()
  const se = new Map<number, number>()
  for (const { firstQuarter, path } of windows) {
    const fresh = new Map(Array.from(path.mean, (value, t) => [firstQuarter + t, value]))
    level = level.size === 0 ? fresh : meanSplice(level, fresh)
    centredErrors(path).forEach((error, t) => {
      if (!se.has(firstQuarter + t)) se.set(firstQuarter + t, error)
    })
  }
  return { level, se }
}

/**
 * Standard errors of each quarter's level against the window's mean level. The error common to all quarters does not
 * matter to an index, and that of the base quarter is not loaded onto the others (cf. Firth & de Menezes 2004).
 */
function centredErrors({ mean, covariance }: PathBelief): number[] {
  const n = mean.length
  const rowMeans = Array.from(
    { length: n },
    (_, t) => covariance.subarray(t * n, t * n + n).reduce((a, b) => a + b, 0) / n,
  )
  const overall = rowMeans.reduce((a, b) => a + b, 0) / n
  return rowMeans.map((rowMean, t) => Math.sqrt(Math.max(covariance[t * n + t]! - 2 * rowMean + overall, 0)))
}
