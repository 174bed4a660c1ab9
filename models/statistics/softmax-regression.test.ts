import { describe, expect, it } from 'vitest'

import type { LinearModel, SparseRows } from './linear-svm.ts'
import { seededRandom } from './random.ts'
import { trainSoftmax } from './softmax-regression.ts'

const OPTIONS = { epochs: 40, step: 0.1, seed: 1 }
const CLASSES = 3
const FEATURES = 20

/** Rows whose class is told by the feature of its number, behind which others tell nothing. */
function noisyRows(count: number): { rows: SparseRows; classOf: number[] } {
  const random = seededRandom(5)
  const features: number[] = []
  const starts = [0]
  const classOf = Array.from({ length: count }, (_, row) => row % CLASSES)
  for (const own of classOf) {
    features.push(own)
    for (let feature = CLASSES; feature < FEATURES; feature++) if (random() < 0.3) features.push(feature)
    starts.push(features.length)
  }
  const values = new Float32Array(features.length).fill(0.4)
  return {
    rows: {
      starts: Int32Array.from(starts),
      features: Int32Array.from(features),
      values,
      featureCount: FEATURES,
    },
    classOf,
  }
}

const targetsOf = (own: readonly number[]): Int8Array =>
  Int8Array.from({ length: CLASSES }, (_, c) => (own.includes(c) ? 1 : -1))

function sharesOf({ starts, features, values }: SparseRows, models: readonly LinearModel[]): number[][] {
  return Array.from(starts.subarray(0, -1), (from, row) => {
    const shares = models.map(({ weights, bias }) => {
      let value = bias
      for (let k = from; k < starts[row + 1]!; k++) value += weights[features[k]!]! * values[k]!
      return Math.exp(value)
    })
    const all = shares.reduce((sum, share) => sum + share)
    return shares.map((share) => share / all)
  })
}

describe('softmax regression', () => {
  const { rows, classOf } = noisyRows(300)
  const targets = classOf.map((own) => targetsOf([own]))
  const models = trainSoftmax(rows, targets, CLASSES, OPTIONS)

  it('gives the class of each row the largest share', () => {
    const largest = sharesOf(rows, models).map((shares) => shares.indexOf(Math.max(...shares)))
    expect(largest).toEqual(classOf)
  })

  it('learns the same from the same seed', () => {
    expect(trainSoftmax(rows, targets, CLASSES, OPTIONS)).toEqual(models)
  })

  it('leaves the share of an unknown class out of the choice', () => {
    const half = targets.map((row, at) => (at < 150 ? row : row.map((target) => (target === 1 ? 0 : target))))
    const largest = sharesOf(rows, trainSoftmax(rows, half, CLASSES, OPTIONS)).slice(150)
    expect(largest.map((shares) => shares.indexOf(Math.max(...shares)))).toEqual(classOf.slice(150))
  })

  it('gives a row of two classes to both together', () => {
    const both = classOf.map((own) => targetsOf(own === 2 ? [2] : [0, 1]))
    for (const [row, shares] of sharesOf(rows, trainSoftmax(rows, both, CLASSES, OPTIONS)).entries())
      expect(shares[2]! > 0.5).toBe(classOf[row] === 2)
  })
})
