import { describe, expect, it } from 'vitest'

import { seededRandom } from './random.ts'
import type { SparseRows } from './linear-svm.ts'
import { trainLinearSvm } from './linear-svm.ts'

const OPTIONS = { cost: 4, epochs: 20, seed: 1 }

/** Rows of 20 features of which the first tells the side and the rest tell nothing. */
function noisyRows(count: number): { rows: SparseRows; targets: Int8Array } {
  const random = seededRandom(5)
  const features: number[] = []
  const starts = [0]
  const targets = new Int8Array(count)
  for (let row = 0; row < count; row++) {
    targets[row] = row % 4 === 0 ? 1 : -1
    if (targets[row] === 1) features.push(0)
    for (let feature = 1; feature < 20; feature++) if (random() < 0.3) features.push(feature)
    starts.push(features.length)
  }
  const sparse = {
    starts: Int32Array.from(starts),
    features: Int32Array.from(features),
    values: new Float32Array(features.length).fill(0.4),
    featureCount: 20,
  }
  return { rows: sparse, targets }
}

const scoresOf = ({ starts, features, values }: SparseRows, { weights, bias }: ReturnType<typeof trainLinearSvm>) =>
  Array.from(starts.subarray(0, -1), (from, row) => {
    let score = bias
    for (let k = from; k < starts[row + 1]!; k++) score += weights[features[k]!]! * values[k]!
    return score
  })

describe('a linear support vector machine', () => {
  const { rows, targets } = noisyRows(200)
  const model = trainLinearSvm(rows, targets, OPTIONS)

  it('tells examples from the rest by what tells them apart', () => {
    expect(scoresOf(rows, model).map((score) => Math.sign(score))).toEqual([...targets])
    expect(model.weights[0]).toBe(Math.max(...model.weights))
  })

  it('learns the same from the same seed', () => {
    expect(trainLinearSvm(rows, targets, OPTIONS)).toEqual(model)
  })

  it('does not learn from what is unknown', () => {
    const half = targets.map((target, row) => (row < 100 ? target : 0))
    const flipped = targets.map((target, row) => (row < 100 ? target : -target))
    expect(trainLinearSvm(rows, half, OPTIONS)).not.toEqual(trainLinearSvm(rows, flipped, OPTIONS))
    expect(scoresOf(rows, trainLinearSvm(rows, half, OPTIONS)).map(Math.sign)).toEqual([...targets])
  })
})
