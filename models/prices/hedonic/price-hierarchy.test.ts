import { describe, expect, it } from 'vitest'

import { averagePosterior, cantonPosterior, communePosteriors } from './hierarchy-posterior.ts'
import { hierarchyPriors, STARTING_PARAMETERS } from './hierarchy-priors.ts'
import { generator } from './market.fixture.ts'
import { fitHierarchy, type CommuneCells } from './price-hierarchy.ts'
import { inverseOf, multiply, multiplyVector } from '../../statistics/symmetric-matrix.ts'

const T = 3
const SIZE = 2 * T
const NOISE = 0.02
const priors = hierarchyPriors(T, ['North', 'South'], STARTING_PARAMETERS)
const random = generator(7)
const CANTONS = [0, 0, 1]
const communes: CommuneCells[] = CANTONS.map((canton) => ({
  canton,
  counts: Float64Array.from({ length: SIZE }, () => Math.floor(random() * 3)),
  means: Float64Array.from({ length: SIZE }, () => random() - 0.5),
}))

describe('inference in the price hierarchy', () => {
  const exact = jointGaussian(communes)
  const hierarchy = fitHierarchy(communes, priors, NOISE)

  it('has the likelihood of the joint normal distribution of all cell means', () => {
    expect(hierarchy.logLikelihood).toBeCloseTo(exact.logLikelihood, 6)
  })

  it('has the means and covariances of the joint posterior', () => {
    communePosteriors(hierarchy).forEach(({ mean, covariance }, c) => {
      for (let i = 0; i < SIZE; i++) {
        expect(mean[i]).toBeCloseTo(exact.mean[c * SIZE + i]!, 6)
        for (let j = 0; j < SIZE; j++) {
          expect(covariance[i * SIZE + j]).toBeCloseTo(exact.covariance(c * SIZE + i, c * SIZE + j), 7)
        }
      }
    })
  })

  it('carries covariances between communes into the error of an average', () => {
    const weights = [
      [0.2, 0.1],
      [0.3, 0],
      [0.1, 0.3],
    ] as const
    const average = averagePosterior(hierarchy, communePosteriors(hierarchy), weights)
    for (let s = 0; s < T; s++) {
      let [mean, variance] = [0, 0]
      for (let i = 0; i < 6; i++) {
        const [a, weightA] = [cellAt(i, s), weights[i >> 1]![i & 1]!]
        mean += weightA * exact.mean[a]!
        for (let j = 0; j < 6; j++) variance += weightA * weights[j >> 1]![j & 1]! * exact.covariance(a, cellAt(j, s))
      }
      expect(average.mean[s]).toBeCloseTo(mean, 6)
      expect(average.covariance[s * T + s]).toBeCloseTo(variance, 7)
    }
  })
})

describe('shrinkage', () => {
  const filled = (count: number): CommuneCells[] => [
    { canton: 0, counts: new Float64Array(SIZE).fill(count), means: new Float64Array(SIZE).fill(0.4) },
    { canton: 0, counts: new Float64Array(SIZE).fill(20), means: new Float64Array(SIZE).fill(-0.1) },
  ]
  const first = (count: number) => {
    const hierarchy = fitHierarchy(filled(count), priors, NOISE)
    return { own: communePosteriors(hierarchy)[0]!, canton: cantonPosterior(hierarchy, 0) }
  }

  it('gives the cell its own mean as adverts become many', () => {
    const { own } = first(1e9)
    own.mean.forEach((level) => expect(level).toBeCloseTo(0.4, 5))
  })

  it('gives a commune without adverts exactly the path of its canton', () => {
    const { own, canton } = first(0)
    expect([...own.mean]).toEqual([...canton.mean])
  })

  it('moves from parent to cell, and narrows, with every advert', () => {
    const beliefs = [0, 1, 3, 10, 100].map((count) => first(count).own)
    for (let i = 1; i < beliefs.length; i++) {
      expect(beliefs[i]!.mean[0]).toBeGreaterThan(beliefs[i - 1]!.mean[0]!)
      expect(beliefs[i]!.covariance[0]).toBeLessThan(beliefs[i - 1]!.covariance[0]!)
    }
  })
})

function cellAt(i: number, quarter: number): number {
  return (i >> 1) * SIZE + (i & 1) * T + quarter
}

/** The same model written as one dense normal distribution. */
function jointGaussian(cells: CommuneCells[]) {
  const n = cells.length * SIZE
  const prior = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const [a, b] = [Math.floor(i / SIZE), Math.floor(j / SIZE)]
      const [x, y] = [i % SIZE, j % SIZE]
      prior[i * n + j] = priors.nation[x * SIZE + y]!
      if (CANTONS[a] === CANTONS[b]) prior[i * n + j]! += priors.canton[(x % T) * T + (y % T)]!
      if (a === b) prior[i * n + j]! += priors.commune[x * SIZE + y]!
    }
  }
  const counts = cells.flatMap((cell) => [...cell.counts])
  const means = cells.flatMap((cell) => [...cell.means])
  const seen = counts.flatMap((count, i) => (count > 0 ? [i] : []))
  const m = seen.length
  const observed = Float64Array.from({ length: m * m }, (_, k) => {
    const [i, j] = [seen[Math.floor(k / m)]!, seen[k % m]!]
    return prior[i * n + j]! + (i === j ? NOISE / counts[i]! : 0)
  })
  const { inverse, logDeterminant } = inverseOf(observed, m)
  const y = seen.map((i) => means[i]!)
  const weighted = multiplyVector(inverse, m, m, y)
  const cross = Float64Array.from({ length: n * m }, (_, k) => prior[Math.floor(k / m) * n + seen[k % m]!]!)
  const gain = multiply(cross, inverse, n, m, m)
  return {
    logLikelihood:
      -0.5 * (logDeterminant + weighted.reduce((sum, w, i) => sum + w * y[i]!, 0) + m * Math.log(2 * Math.PI)),
    mean: multiplyVector(cross, n, m, weighted),
    covariance: (i: number, j: number): number =>
      seen.reduce((value, _, k) => value - gain[i * m + k]! * cross[j * m + k]!, prior[i * n + j]!),
  }
}
