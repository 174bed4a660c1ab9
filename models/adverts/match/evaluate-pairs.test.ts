import { describe, expect, it } from 'vitest'
import { evaluatePairs } from './evaluate-pairs.ts'

describe('evaluatePairs', () => {
  it('counts pairs, not clusters', () => {
    const found = evaluatePairs([['a', 'b', 'x'], ['c']], [['a', 'b', 'c'], ['x']])
    expect(found).toMatchObject({ truePairs: 3, foundPairs: 3, correctPairs: 1 })
    expect(found.precision).toBeCloseTo(1 / 3)
    expect(found.recall).toBeCloseTo(1 / 3)
    expect(found.f1).toBeCloseTo(1 / 3)
  })

  it('is perfect for the truth itself', () => {
    const truth = [['a', 'b'], ['c', 'd', 'e'], ['f']]
    expect(evaluatePairs(truth, truth)).toMatchObject({ precision: 1, recall: 1, f1: 1 })
  })

  it('leaves out adverts that the truth does not name', () => {
    expect(evaluatePairs([['a', 'b', 'new']], [['a', 'b']])).toMatchObject({ precision: 1, recall: 1 })
  })

  it('has no rate where there is no pair', () => {
    expect(evaluatePairs([['a']], [['a']])).toMatchObject({ precision: null, recall: null, f1: null })
  })
})
