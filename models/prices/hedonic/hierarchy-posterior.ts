import { transposed } from '../../statistics/transposed.ts'
import { addScaled, multiply, multiplyVector, sandwich } from '../../statistics/symmetric-matrix.ts'
import { observedCells, type Hierarchy } from './price-hierarchy.ts'

/** Mean and covariance of a path of log levels. */
export type PathBelief = { mean: Float64Array; covariance: Float64Array }

/** A commune's levels given its canton's: `levels = loading * canton path + own`, own with this covariance. */
export type CommuneBelief = PathBelief & { canton: number; loading: Float64Array; ownCovariance: Float64Array }

/** Levels of both types in a canton's average commune (order 2T): what an unobserved commune is expected to be. */
export function cantonPosterior(hierarchy: Hierarchy, canton: number): PathBelief {
  const { quarters, nationCovariance } = hierarchy
  const size = 2 * quarters
  const { response, spread } = hierarchy.cantons[canton]!
  const covariance = sandwich(passThrough(response, quarters), nationCovariance, size, size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) covariance[i * size + j]! += spread[(i % quarters) * quarters + (j % quarters)]!
  }
  return { mean: cantonMean(hierarchy, canton), covariance }
}

/** Posterior of every commune's 2T levels. */
export function communePosteriors(hierarchy: Hierarchy): CommuneBelief[] {
  const means = communeMeans(hierarchy)
  const cantons = hierarchy.cantons.map((_, canton) => cantonPosterior(hierarchy, canton))
  return hierarchy.communes.map(({ canton }, c) => communeBelief(hierarchy, c, means[c]!, cantons[canton]!))
}

/** Posterior means alone, at a fraction of the cost. */
export function communeMeans(hierarchy: Hierarchy): Float64Array[] {
  const prior = hierarchy.priors.commune
  const size = 2 * hierarchy.quarters
  const cantons = hierarchy.cantons.map((_, canton) => cantonMean(hierarchy, canton))
  return hierarchy.communes.map((commune, c) => {
    const observed = observedCells(commune)
    const levels = cantons[commune.canton]!
    const surprise = observed.map((cell) => commune.means[cell]! - levels[cell]!)
    const weighted = multiplyVector(hierarchy.precisions[c]!, observed.length, observed.length, surprise)
    return levels.map((level, i) =>
      observed.reduce((sum, cell, j) => sum + prior[i * size + cell]! * weighted[j]!, level),
    )
  })
}

/**
 * Posterior of a fixed-weight average of cells by quarter: `weights[c]` holds the apartment and the house weight of
 * commune c. Covariances across communes through canton and nation are exact.
 */
export function averagePosterior(
  hierarchy: Hierarchy,
  communes: CommuneBelief[],
  weights: readonly (readonly [number, number])[],
): PathBelief {
  const { quarters } = hierarchy
  const mean = new Float64Array(quarters)
  const covariance = new Float64Array(quarters * quarters)
  const loadings = hierarchy.cantons.map(() => new Float64Array(quarters * 2 * quarters))
  communes.forEach((commune, c) => {
    const [apartment, house] = weights[c]!
    if (apartment === 0 && house === 0) return
    addFolded(mean, commune.mean, 1, apartment, house)
    addFolded(loadings[commune.canton]!, commune.loading, 2 * quarters, apartment, house)
    addWeightedCovariance(covariance, commune.ownCovariance, quarters, apartment, house)
  })
  addSharedUncertainty(covariance, hierarchy, loadings)
  return { mean, covariance }
}

function cantonMean({ quarters, nationMean, cantons }: Hierarchy, canton: number): Float64Array {
  const { response, offset } = cantons[canton]!
  const pull = multiplyVector(response, quarters, 2 * quarters, nationMean)
  return nationMean.map((level, i) => level + offset[i % quarters]! - pull[i % quarters]!)
}

function communeBelief(hierarchy: Hierarchy, c: number, mean: Float64Array, canton: PathBelief): CommuneBelief {
  const prior = hierarchy.priors.commune
  const size = 2 * hierarchy.quarters
  const commune = hierarchy.communes[c]!
  const observed = observedCells(commune)
  const n = observed.length
  const fromObserved = new Float64Array(n * size)
  observed.forEach((cell, j) => fromObserved.set(prior.subarray(cell * size, cell * size + size), j * size))
  const gain = transposed(multiply(hierarchy.precisions[c]!, fromObserved, n, n, size), n, size)
  const loading = identity(size)
  for (let i = 0; i < size; i++) for (let j = 0; j < n; j++) loading[i * size + observed[j]!]! -= gain[i * n + j]!
  const ownCovariance = prior.slice()
  addScaled(ownCovariance, multiply(gain, fromObserved, size, n, size), -1)
  const covariance = sandwich(loading, canton.covariance, size, size)
  addScaled(covariance, ownCovariance)
  return { canton: commune.canton, mean, covariance, loading, ownCovariance }
}

function addSharedUncertainty(covariance: Float64Array, hierarchy: Hierarchy, loadings: Float64Array[]): void {
  const { quarters } = hierarchy
  const size = 2 * quarters
  const onNation = new Float64Array(quarters * size)
  loadings.forEach((loading, canton) => {
    const { response, spread } = hierarchy.cantons[canton]!
    const onCanton = new Float64Array(quarters * quarters)
    for (let t = 0; t < quarters; t++) {
      for (let s = 0; s < quarters; s++) {
        onCanton[t * quarters + s] = loading[t * size + s]! + loading[t * size + quarters + s]!
      }
    }
    addScaled(covariance, sandwich(onCanton, spread, quarters, quarters))
    addScaled(onNation, multiply(loading, passThrough(response, quarters), quarters, size, size))
  })
  addScaled(covariance, sandwich(onNation, hierarchy.nationCovariance, quarters, size))
}

/** Part of the nation's path that reaches a canton's: the identity less the canton's response on both types. */
function passThrough(response: Float64Array, quarters: number): Float64Array {
  const size = 2 * quarters
  const matrix = identity(size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) matrix[i * size + j]! -= response[(i % quarters) * size + j]!
  }
  return matrix
}

/** Adds `apartment * top half + house * bottom half` of a matrix of 2T rows of the given width. */
function addFolded(target: Float64Array, source: Float64Array, width: number, apartment: number, house: number): void {
  const half = target.length
  if (source.length !== 2 * half) throw new RangeError(`expected ${2 * half} entries of width ${width}`)
  for (let i = 0; i < half; i++) target[i]! += apartment * source[i]! + house * source[half + i]!
}

function addWeightedCovariance(
  target: Float64Array,
  source: Float64Array,
  quarters: number,
  wA: number,
  wH: number,
): void {
  const size = 2 * quarters
  for (let t = 0; t < quarters; t++) {
    for (let s = 0; s < quarters; s++) {
      const within = wA * wA * source[t * size + s]! + wH * wH * source[(quarters + t) * size + quarters + s]!
      const between = source[t * size + quarters + s]! + source[(quarters + t) * size + s]!
      target[t * quarters + s]! += within + wA * wH * between
    }
  }
}

function identity(size: number): Float64Array {
  const matrix = new Float64Array(size * size)
  for (let i = 0; i < size; i++) matrix[i * size + i] = 1
  return matrix
}
