import { averagePosterior, type PathBelief } from './hierarchy-posterior.ts'
import type { PriceModel } from './price-model.ts'
import { sandwich } from '../../statistics/symmetric-matrix.ts'

/** Weights of apartments and houses in each commune, in the order of the model's communes; any positive total. */
export type MixWeights = readonly (readonly [apartment: number, house: number])[]

/**
 * Log level of a fixed mix of cells by quarter (geometric mean of reference dwellings), with the covariance of its
 * quarters: levels, their parents and hedonic coefficients.
 */
export function fixedMixPath(model: PriceModel, weights: MixWeights): PathBelief {
  const total = weights.reduce((sum, [apartment, house]) => sum + apartment + house, 0)
  if (!(total > 0)) throw new RangeError('the weights of a fixed mix must have a positive total')
  const shares = weights.map(([apartment, house]) => [apartment / total, house / total] as const)
  const path = averagePosterior(model.hierarchy, model.communes, shares)
  let [offset, apartments] = [0, 0]
  shares.forEach(([apartment, house], c) => {
    offset += apartment * model.frame.offsets[2 * c]! + house * model.frame.offsets[2 * c + 1]!
    apartments += apartment
  })
  const hedonic = foldTypes(hedonicCovariance(model), apartments, 1 - apartments)
  return {
    mean: path.mean.map((level) => level + offset),
    covariance: path.covariance.map((entry, i) => entry + hedonic[i]!),
  }
}

/** Log levels of one commune's 2T cells (apartments, then houses) with their covariance. */
export function communePath(model: PriceModel, commune: number): PathBelief {
  const { mean, covariance } = model.communes[commune]!
  const { quarters, offsets } = model.frame
  const hedonic = hedonicCovariance(model)
  return {
    mean: mean.map((level, i) => level + offsets[2 * commune + (i < quarters ? 0 : 1)]!),
    covariance: covariance.map((entry, i) => entry + hedonic[i]!),
  }
}

/** A weighted sum of the apartment and the house half of a path of order 2T. */
export function foldPath({ mean, covariance }: PathBelief, apartment: number, house: number): PathBelief {
  const quarters = mean.length / 2
  return {
    mean: mean.slice(0, quarters).map((level, t) => apartment * level + house * mean[quarters + t]!),
    covariance: foldTypes(covariance, apartment, house),
  }
}

const hedonicCovariances = new WeakMap<PriceModel, Float64Array>()

/**
 * Uncertainty the hedonic coefficients put on the reference dwelling's level, by type and quarter (order 2T): it is
 * as far from the homes on offer as their mean attributes are from zero.
 */
function hedonicCovariance(model: PriceModel): Float64Array {
  const known = hedonicCovariances.get(model)
  if (known) return known
  const { means, counts, design } = model.design
  const covariance = sandwich(means, model.hedonic.covariance, counts.length, design.columns)
  hedonicCovariances.set(model, covariance)
  return covariance
}

function foldTypes(matrix: Float64Array, apartment: number, house: number): Float64Array {
  const size = Math.sqrt(matrix.length)
  const quarters = size / 2
  return Float64Array.from({ length: quarters * quarters }, (_, i) => {
    const [s, t] = [Math.floor(i / quarters), i % quarters]
    const own = apartment ** 2 * matrix[s * size + t]! + house ** 2 * matrix[(quarters + s) * size + quarters + t]!
    const between = matrix[s * size + quarters + t]! + matrix[(quarters + s) * size + t]!
    return own + apartment * house * between
  })
}
