import { coefficientPrecision, type Design, type MovingFamily, type StepVariances } from './design-columns.ts'
import { addScaled, inverseOf, multiplyVector } from '../../statistics/symmetric-matrix.ts'

/** A design with the mean of every column in every group taken out: groups then have free levels of their own. */
export type CentredDesign = {
  design: Design
  group: Int32Array
  counts: Float64Array
  /** Column means by group, groups x columns. */
  means: Float64Array
  /** Centred cross-products, columns x columns. */
  gram: Float64Array
}

export type HedonicFit = { beta: Float64Array; covariance: Float64Array; steps: StepVariances }

/** Centres a design by group (`group[i]` in `0..groups-1`); done once, reused in every robust step. */
export function centreDesign(design: Design, group: Int32Array, groups: number): CentredDesign {
  const p = design.columns
  const counts = new Float64Array(groups)
  const means = new Float64Array(groups * p)
  const gram = new Float64Array(p * p)
  const { start, column, value } = design
  for (let i = 0; i < group.length; i++) {
    const own = group[i]! * p
    counts[group[i]!]! += 1
    for (let k = start[i]!; k < start[i + 1]!; k++) {
      means[own + column[k]!]! += value[k]!
      for (let l = start[i]!; l < start[i + 1]!; l++) gram[column[k]! * p + column[l]!]! += value[k]! * value[l]!
    }
  }
  for (let g = 0; g < groups; g++) centreGroup(means.subarray(g * p, g * p + p), gram, counts[g]!)
  return { design, group, counts, means, gram }
}

/**
 * Penalised least squares of `net` on the centred design; the covariance is the posterior's. The variances of steps in
 * time come back with one EM update: where the data show no movement they shrink and the premium stays put.
 */
export function hedonicStep(
  centred: CentredDesign,
  net: Float64Array,
  noiseVariance: number,
  steps: StepVariances,
): HedonicFit {
  const p = centred.design.columns
  const precision = centred.gram.slice()
  addScaled(precision, coefficientPrecision(centred.design, steps), noiseVariance)
  const { inverse } = inverseOf(precision, p)
  const beta = multiplyVector(inverse, p, p, centredProducts(centred, net))
  const covariance = inverse.map((entry) => entry * noiseVariance)
  return { beta, covariance, steps: updatedSteps(centred.design, beta, covariance, steps) }
}

function updatedSteps(
  design: Design,
  beta: Float64Array,
  covariance: Float64Array,
  steps: StepVariances,
): StepVariances {
  const p = design.columns
  const sums = new Map<MovingFamily, { total: number; count: number }>()
  for (const { family, first, knots } of design.moving) {
    const sum = sums.get(family) ?? { total: 0, count: 0 }
    for (let k = first; k < first + knots - 1; k++) {
      const variance = covariance[k * p + k]! + covariance[(k + 1) * p + k + 1]! - 2 * covariance[k * p + k + 1]!
      sum.total += (beta[k + 1]! - beta[k]!) ** 2 + variance
      sum.count += 1
    }
    sums.set(family, sum)
  }
  const updated = { ...steps }
  for (const [family, { total, count }] of sums) updated[family] = Math.max(total / count, 1e-7)
  return updated
}

function centredProducts({ design, group, counts, means }: CentredDesign, net: Float64Array): Float64Array {
  const p = design.columns
  const { start, column, value } = design
  const products = new Float64Array(p)
  const sums = new Float64Array(counts.length)
  for (let i = 0; i < net.length; i++) {
    sums[group[i]!]! += net[i]!
    for (let k = start[i]!; k < start[i + 1]!; k++) products[column[k]!]! += value[k]! * net[i]!
  }
  for (let g = 0; g < counts.length; g++) {
    for (let j = 0; j < p; j++) products[j]! -= means[g * p + j]! * sums[g]!
  }
  return products
}

/** Turns sums into means and takes their products out of the cross-products. */
function centreGroup(sums: Float64Array, gram: Float64Array, count: number): void {
  const p = sums.length
  if (count === 0) return
  for (let j = 0; j < p; j++) sums[j]! /= count
  for (let j = 0; j < p; j++) {
    if (sums[j] === 0) continue
    for (let k = 0; k < p; k++) gram[j * p + k]! -= count * sums[j]! * sums[k]!
  }
}
