import type { PathBelief } from '../hedonic/hierarchy-posterior.ts'
import { changeOver } from '../trends/change.ts'
import { meanSplice } from './splice.ts'

/** Log level path of one estimation window. */
export type WindowEstimate = { firstQuarter: number; path: PathBelief }

/** Log levels by quarter with the standard error of each quarter against the average level, and of changes. */
export type SplicedPath = {
  level: Map<number, number>
  se: Map<number, number>
  /** Standard error of the change between two quarters of the window that the later one first appears in. */
  changeSe: (from: number, to: number) => number
}

/**
 * Joins windows in order of time: the first window's levels stand as published, each later window adds only its new
 * quarters by mean splice.
 * @param isShown tells the quarters that the series has; errors of levels are against their average
 */
export function pathOfWindows(windows: readonly WindowEstimate[], isShown = (_quarter: number) => true): SplicedPath {
  let level = new Map<number, number>()
  const se = new Map<number, number>()
  const firstWindow = new Map<number, WindowEstimate>()
  for (const window of windows) {
    const { firstQuarter, path } = window
    const quarters = Array.from(path.mean, (_, t) => firstQuarter + t)
    const fresh = new Map(quarters.flatMap((quarter, t) => (isShown(quarter) ? [[quarter, path.mean[t]!]] : [])))
    level = level.size === 0 ? fresh : meanSplice(level, fresh)
    const errors = centredErrors(
      path,
      quarters.map((quarter) => isShown(quarter)),
    )
    quarters.forEach((quarter, t) => {
      if (!se.has(quarter)) se.set(quarter, errors[t]!)
      if (!firstWindow.has(quarter)) firstWindow.set(quarter, window)
    })
  }
  const changeSe = (from: number, to: number): number => {
    const { firstQuarter, path } = firstWindow.get(to)!
    return changeOver(path, to - firstQuarter, to - from)?.se ?? Number.POSITIVE_INFINITY
  }
  return { level, se, changeSe }
}

/**
 * Standard errors of each quarter's level against the mean level of the window's shown quarters. The error common to all quarters does
 * not matter to an index, and that of the base quarter is not loaded onto the others (cf. Firth & de Menezes 2004).
 */
function centredErrors({ mean, covariance }: PathBelief, shown: readonly boolean[]): number[] {
  const n = mean.length
  const share = 1 / shown.filter(Boolean).length
  const rowMeans = Array.from({ length: n }, (_, t) =>
    shown.reduce((sum, own, s) => (own ? sum + share * covariance[t * n + s]! : sum), 0),
  )
  const overall = rowMeans.reduce((sum, value, t) => (shown[t] ? sum + share * value : sum), 0)
  return rowMeans.map((rowMean, t) => Math.sqrt(Math.max(covariance[t * n + t]! - 2 * rowMean + overall, 0)))
}
