import { describe, expect, it } from 'vitest'

import { binFeatures, cellOf } from './bins.ts'
import { forestProfile } from './profile.ts'
import { seededRandom } from '../../statistics/random.ts'
import { trainBoosting } from './train.ts'
import { forestValue } from './tree.ts'

describe('forestProfile', () => {
  it('equals the forest evaluated at every value of the feature', () => {
    const random = seededRandom(2)
    const columns = [0, 1, 2].map(() => Float64Array.from({ length: 300 }, () => random() * 100))
    const target = Float64Array.from(columns[0]!, (value, i) => Math.sin(value / 9) * columns[1]![i]! + columns[2]![i]!)
    const features = binFeatures(columns, 40)
    const { forest } = trainBoosting(features, target, new Float64Array(300).fill(1), Int32Array.from(target.keys()), {
      seed: 1,
      rounds: 30,
      learningRate: 0.2,
      maxLeaves: 16,
      maxDepth: 8,
      minLeafWeight: 3,
      ridge: 1,
      rowFraction: 1,
      columnFraction: 1,
      huberMultiple: 9,
    })
    const cuts = features.cuts[0]!
    for (const row of [3, 77, 212]) {
      const home = columns.map((column) => column[row]!)
      const profile = forestProfile(forest, home, 0, cuts)
      expect(profile).toHaveLength(cuts.length + 1)
      for (let value = -5; value <= 105; value += 3.7) {
        const there = [value, home[1]!, home[2]!]
        expect(profile[cellOf(cuts, value)]).toBeCloseTo(forestValue(forest, there), 6)
      }
    }
  })
})
