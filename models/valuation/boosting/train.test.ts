import { describe, expect, it } from 'vitest'

import { binFeatures } from './bins.ts'
import { seededRandom } from '../../statistics/random.ts'
import { trainBoosting } from './train.ts'
import type { BoostingOptions } from './train.ts'
import { forestValue } from './tree.ts'

const OPTIONS: BoostingOptions = {
  seed: 1,
  rounds: 120,
  learningRate: 0.1,
  maxLeaves: 8,
  maxDepth: 5,
  minLeafWeight: 5,
  ridge: 1,
  rowFraction: 0.8,
  columnFraction: 1,
  huberMultiple: 3,
}
const COUNT = 600
const random = seededRandom(5)
const x = Float64Array.from({ length: COUNT }, () => (random() < 0.2 ? Number.NaN : random() * 10))
const z = Float64Array.from({ length: COUNT }, () => Math.floor(random() * 4))
const truth = x.map((value, i) => (Number.isNaN(value) ? 3 : value > 5 ? 2 : 0) + (z[i] === 2 ? 1 : 0))
const everyRow = Int32Array.from(truth.keys())
const equal = new Float64Array(COUNT).fill(1)
const features = binFeatures([x, z], 64)

function meanError(fitted: ArrayLike<number>): number {
  return truth.reduce((sum, value, i) => sum + Math.abs(value - fitted[i]!), 0) / COUNT
}

describe('trainBoosting', () => {
  it('learns steps, interactions and what a missing value means', () => {
    expect(meanError(trainBoosting(features, truth, equal, everyRow, OPTIONS).fitted)).toBeLessThan(0.03)
  })

  it('predicts by the saved forest what it fitted in training', () => {
    const { base, forest, fitted } = trainBoosting(features, truth, equal, everyRow, OPTIONS)
    for (let i = 0; i < COUNT; i += 7) expect(base + forestValue(forest, [x[i]!, z[i]!])).toBeCloseTo(fitted[i]!, 4)
  })

  it('is the same for the same seed and differs for another', () => {
    const run = (seed: number) =>
      trainBoosting(features, truth, equal, everyRow, { ...OPTIONS, seed, rounds: 9 }).fitted
    expect(run(3)).toEqual(run(3))
    expect(run(3)).not.toEqual(run(4))
  })

  it('is hardly moved by wild prices', () => {
    const wild = truth.map((value, i) => (i % 25 === 0 ? value + 500 : value))
    expect(
      meanError(trainBoosting(features, wild, equal, everyRow, { ...OPTIONS, huberMultiple: 1 }).fitted),
    ).toBeLessThan(0.2)
  })

  it('answers the median when no feature varies', () => {
    const flat = binFeatures([new Float64Array(COUNT)], 8)
    const { forest, base } = trainBoosting(flat, truth, equal, everyRow, {
      ...OPTIONS,
      rounds: 3,
      ridge: 0,
      huberMultiple: 1e6,
    })
    expect(base + forestValue(forest, [0])).toBeGreaterThanOrEqual(0)
    expect(forest.feature.every((feature) => feature < 0)).toBe(true)
  })
})
