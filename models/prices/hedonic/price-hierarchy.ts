import { transposed } from '../../statistics/transposed.ts'
import { addScaled, inverseOf, invertInPlace, multiply, multiplyVector } from '../../statistics/symmetric-matrix.ts'
import type { HierarchyPriors } from './hierarchy-priors.ts'
import { dotProduct } from '../../statistics/dot-product.ts'

/** Means of cleaned, quality-adjusted log prices of one commune: entry `type * T + quarter` of its 2T cells. */
export type CommuneCells = { canton: number; counts: Float64Array; means: Float64Array }

/** Normal density of a path up to a constant: `exp(-x' precision x / 2 + x' shift)`. */
type Message = { precision: Float64Array; shift: Float64Array; logScale: number }

/** A canton's own path given the nation's: mean `offset - response * nation`, covariance `spread`. */
type CantonBelief = { offset: Float64Array; response: Float64Array; spread: Float64Array }

/** Everything the posterior of the price levels can be read from. */
export type Hierarchy = {
  quarters: number
  logLikelihood: number
  priors: HierarchyPriors
  noiseVariance: number
  nationMean: Float64Array
  nationCovariance: Float64Array
  cantons: CantonBelief[]
  communes: CommuneCells[]
  /** Inverse covariance of each commune's observed cell means given its canton. */
  precisions: Float64Array[]
}

/**
 * Exact Gaussian inference in the tree nation -> canton -> commune. With 2T-vectors of quarterly levels (apartments,
 * then houses), a commune's levels are `nation + canton + deviation`; cell means observe them with variance
 * `noiseVariance / count`. Each commune's deviations are integrated out into a message about its canton, each
 * canton's into a message about the nation: the same likelihood and posterior as one Kalman smoother over all
 * states (Durbin & Koopman 2012), from matrices of order 2T only.
 */
export function fitHierarchy(
  communes: CommuneCells[],
  priors: HierarchyPriors,
  noiseVariance: number,
  evidence = cantonEvidence(communes, priors, noiseVariance),
): Hierarchy {
  const { quarters } = priors
  const size = 2 * quarters
  const { messages, precisions } = evidence
  const cantonPrior = inverseOf(priors.canton, quarters)
  const nation = emptyMessage(size)
  const cantons = messages.map((message) => integrateCanton(message, nation, cantonPrior, quarters))
  const nationPrior = inverseOf(priors.nation, size)
  const nationCovariance = nationPrior.inverse
  addScaled(nationCovariance, nation.precision)
  const logDeterminant = nationPrior.logDeterminant + invertInPlace(nationCovariance, size)
  const nationMean = multiplyVector(nationCovariance, size, size, nation.shift)
  const logLikelihood = nation.logScale + 0.5 * (dotProduct(nation.shift, nationMean) - logDeterminant)
  return { quarters, logLikelihood, priors, noiseVariance, nationMean, nationCovariance, cantons, communes, precisions }
}

/**
 * Evidence of the cell means on each canton's levels. Depends on the commune priors alone, so that a search over the
 * parameters of cantons and nation may reuse it.
 */
export function cantonEvidence(
  communes: CommuneCells[],
  priors: HierarchyPriors,
  noiseVariance: number,
): { messages: Message[]; precisions: Float64Array[] } {
  const messages = priors.cantonNames.map(() => emptyMessage(2 * priors.quarters))
  const precisions = communes.map((commune) =>
    addCommune(messages[commune.canton]!, commune, priors.commune, noiseVariance),
  )
  return { messages, precisions }
}

/** Indices of the cells of a commune that have adverts. */
export function observedCells(commune: CommuneCells): number[] {
  const observed: number[] = []
  commune.counts.forEach((count, i) => count > 0 && observed.push(i))
  return observed
}

/**
 * Adds what a commune's cell means say about its canton's levels, its own deviations integrated out.
 * @returns the inverse covariance of the observed cell means given the canton.
 */
function addCommune(canton: Message, commune: CommuneCells, prior: Float64Array, noiseVariance: number): Float64Array {
  const observed = observedCells(commune)
  const n = observed.length
  const size = commune.counts.length
  const precision = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) precision[i * n + j] = prior[observed[i]! * size + observed[j]!]!
    precision[i * n + i]! += noiseVariance / commune.counts[observed[i]!]!
  }
  const logDeterminant = invertInPlace(precision, n)
  const means = observed.map((cell) => commune.means[cell]!)
  const weighted = multiplyVector(precision, n, n, means)
  canton.logScale -= 0.5 * (logDeterminant + dotProduct(weighted, means) + n * Math.log(2 * Math.PI))
  for (let i = 0; i < n; i++) {
    const row = observed[i]! * size
    canton.shift[observed[i]!]! += weighted[i]!
    for (let j = 0; j < n; j++) canton.precision[row + observed[j]!]! += precision[i * n + j]!
  }
  return precision
}

/** Integrates a canton's own path (shared by both types) out of its communes' messages, adding the rest to the nation's. */
function integrateCanton(
  message: Message,
  nation: Message,
  prior: { inverse: Float64Array; logDeterminant: number },
  quarters: number,
): CantonBelief {
  const size = 2 * quarters
  const rows = foldRows(message.precision)
  const across = transposed(rows, quarters, size)
  const spread = foldRows(across)
  addScaled(spread, prior.inverse)
  const logDeterminant = prior.logDeterminant + invertInPlace(spread, quarters)
  const response = multiply(spread, rows, quarters, quarters, size)
  const folded = foldRows(message.shift)
  const offset = multiplyVector(spread, quarters, quarters, folded)
  addScaled(nation.precision, message.precision)
  addScaled(nation.precision, multiply(across, response, size, quarters, size), -1)
  addScaled(nation.shift, message.shift)
  addScaled(nation.shift, multiplyVector(across, size, quarters, offset), -1)
  nation.logScale += message.logScale + 0.5 * (dotProduct(folded, offset) - logDeterminant)
  return { response, offset, spread }
}

/** Adds the house half to the apartment half: the derivative with respect to a path shared by both types. */
function foldRows(matrix: Float64Array): Float64Array {
  const half = matrix.length / 2
  const folded = matrix.slice(0, half)
  for (let i = 0; i < half; i++) folded[i]! += matrix[half + i]!
  return folded
}

function emptyMessage(size: number): Message {
  return { precision: new Float64Array(size * size), shift: new Float64Array(size), logScale: 0 }
}
