/** How fast likeness of price residuals fades with distance and with difference of attributes. */
export type Kernel = {
  /** Share of the variance that all homes of a neighbourhood have in common, whatever their attributes. */
  readonly commonShare: number
  readonly commonM: number
  readonly alikeM: number
  /** Variance of a single price about its neighbourhood, relative to the shared variance. */
  readonly noise: number
  /** Weight of each attribute axis. */
  readonly weights: readonly number[]
}

/** Homes as points: place in metres, attributes on axes already multiplied by the kernel's weights. */
export type Points = {
  readonly eastM: Float64Array
  readonly northM: Float64Array
  /** Row-major, `axes` coordinates a point. */
  readonly attributes: Float64Array
  readonly axes: number
}

/** Covariance of two homes' residuals, 1 for twins at one place (product of exponential kernels; Rasmussen & Williams 2006, 4.2). */
export function covariance(kernel: Kernel, a: Points, i: number, b: Points, j: number): number {
  const east = a.eastM[i]! - b.eastM[j]!
  const north = a.northM[i]! - b.northM[j]!
  const distanceM = Math.sqrt(east * east + north * north)
  let difference = 0
  for (let x = 0, p = i * a.axes, q = j * a.axes; x < a.axes; x++)
    difference += Math.abs(a.attributes[p + x]! - b.attributes[q + x]!)
  const common = kernel.commonShare * Math.exp(-distanceM / kernel.commonM)
  return common + (1 - kernel.commonShare) * Math.exp(-distanceM / kernel.alikeM - difference)
}

/** Covariance of two of the points, calculated at each call. */
export function covarianceOf(kernel: Kernel, points: Points): (i: number, j: number) => number {
  return (i, j) => covariance(kernel, points, i, points, j)
}

/** Like `covarianceOf`, calculated once for all pairs: for some hundred points. */
export function covarianceTable(kernel: Kernel, points: Points): (i: number, j: number) => number {
  const n = points.eastM.length
  const table = new Float64Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) table[i * n + j] = table[j * n + i] = covariance(kernel, points, i, points, j)
  return (i, j) => table[i * n + j]!
}
