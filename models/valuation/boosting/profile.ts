import { cellOf } from './bins.ts'
import type { Forest } from './tree.ts'

/**
 * The forest's sum as a step function of one feature, all others fixed. Each tree is walked once; at a split on the
 * feature both ways are taken.
 * @param cuts ascending; every threshold the forest has on the feature is among them
 * @returns the sum in each of the `cuts.length + 1` cells
 */
export function forestProfile(
  forest: Forest,
  features: ArrayLike<number>,
  feature: number,
  cuts: Float32Array,
): Float64Array {
  const steps = new Float64Array(cuts.length + 2)
  for (const root of forest.roots) walk(forest, root, features, feature, cuts, 0, cuts.length, steps)
  for (let cell = 1; cell < steps.length; cell++) steps[cell] = steps[cell]! + steps[cell - 1]!
  return steps.subarray(0, cuts.length + 1)
}

function walk(
  forest: Forest,
  start: number,
  features: ArrayLike<number>,
  feature: number,
  cuts: Float32Array,
  firstCell: number,
  lastCell: number,
  steps: Float64Array,
): void {
  let node = start
  let last = lastCell
  for (let f = forest.feature[node]!; f >= 0; f = forest.feature[node]!) {
    const left = forest.left[node]!
    const threshold = forest.threshold[node]!
    if (f !== feature) {
      const value = features[f]!
      const goesLeft = Number.isNaN(value) ? forest.missingLeft[node] === 1 : value <= threshold
      node = goesLeft ? left : left + 1
      continue
    }
    const middle = cellOf(cuts, threshold)
    if (middle < firstCell) node = left + 1
    else if (middle >= last) node = left
    else {
      walk(forest, left + 1, features, feature, cuts, middle + 1, last, steps)
      last = middle
      node = left
    }
  }
  steps[firstCell] = steps[firstCell]! + forest.value[node]!
  steps[last + 1] = steps[last + 1]! - forest.value[node]!
}
