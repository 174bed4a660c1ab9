import { binFeatures } from '../boosting/bins.ts'
import { trainBoosting } from '../boosting/train.ts'
import type { BoostingOptions } from '../boosting/train.ts'
import { forestProfile } from '../boosting/profile.ts'
import { forestValue } from '../boosting/tree.ts'
import type { Forest } from '../boosting/tree.ts'
import { splitByFold } from '../frame/folds.ts'

/** One boosted model a fold, each blind to its fold; a new home gets their mean (cross-fitted bagging). */
export type BoostedBag = { readonly bases: readonly number[]; readonly forests: readonly Forest[] }

export type BagFit = {
  readonly bag: BoostedBag
  /** Prediction of every row by the member that did not see it. */
  readonly leftOut: Float64Array
  /** Per feature, the only thresholds the trees can have. */
  readonly cuts: readonly Float32Array[]
}

const MAX_BINS = 200

/** Trains a bag and predicts every row by the members that did not see it. */
export function trainBag(
  columns: readonly Float64Array[],
  target: Float64Array,
  rowWeights: Float64Array,
  folds: Int32Array,
  foldCount: number,
  options: BoostingOptions,
): BagFit {
  const features = binFeatures(columns, MAX_BINS)
  const leftOut = new Float64Array(target.length)
  const fits = Array.from({ length: foldCount }, (_, fold) => {
    const { fit: rows, heldOut } = splitByFold(folds, fold)
    const fit = trainBoosting(features, target, rowWeights, rows, { ...options, seed: options.seed + fold })
    for (const row of heldOut) leftOut[row] = fit.fitted[row]!
    return fit
  })
  return {
    bag: { bases: fits.map((fit) => fit.base), forests: fits.map((fit) => fit.forest) },
    leftOut,
    cuts: features.cuts,
  }
}

/** The bag of one member alone. */
export function memberOf({ bases, forests }: BoostedBag, member: number): BoostedBag {
  return { bases: [bases[member]!], forests: [forests[member]!] }
}

/** Mean of the members for one row of features. */
export function bagValue(bag: BoostedBag, features: ArrayLike<number>): number {
  let sum = 0
  bag.forests.forEach((forest, m) => (sum += bag.bases[m]! + forestValue(forest, features)))
  return sum / bag.forests.length
}

/** Mean of the members as a step function of one feature, see `forestProfile`. */
export function bagProfile(
  bag: BoostedBag,
  features: ArrayLike<number>,
  feature: number,
  cuts: Float32Array,
): Float64Array {
  const sum = new Float64Array(cuts.length + 1)
  bag.forests.forEach((forest, m) => {
    const profile = forestProfile(forest, features, feature, cuts)
    for (let cell = 0; cell < sum.length; cell++) sum[cell] = sum[cell]! + bag.bases[m]! + profile[cell]!
  })
  return sum.map((value) => value / bag.forests.length)
}
