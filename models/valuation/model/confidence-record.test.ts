import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIDENCES, type Confidence } from '../../contracts/market/estimate-support.ts'
import { binomialAtMost } from '../../statistics/binomial.ts'
import { calledConfidence, confidenceRecord, FEWEST_TESTED } from './confidence-record.ts'

const LEVEL = 0.8
const tested = (confidence: Confidence, count: number, held: number) =>
  Array.from({ length: count }, (_, i) => ({ confidence, isHeld: i < held }))
const recordOf = (...classes: [count: number, held: number][]) =>
  confidenceRecord(
    CONFIDENCES.flatMap((confidence, at) => tested(confidence, ...classes[at]!)),
    LEVEL,
  )
const calledBy = (...classes: [number, number][]) => Object.values(recordOf(...classes)).map(({ called }) => called)

describe('what estimates are called', () => {
  it('is what they claim where their intervals hold what they state, or as good as that by chance', () => {
    expect(calledBy([200, 165], [100, 82], [50, 45])).toEqual(['high', 'medium', 'low'])
    expect(calledBy([345, 266], [515, 450], [195, 168])).toEqual(['high', 'medium', 'low'])
  })

  it('is less on a thin market whose narrow intervals hold too little', () => {
    expect(calledBy([169, 116], [55, 46], [41, 36])).toEqual(['low', 'medium', 'low'])
    expect(calledBy([169, 116], [900, 760], [41, 36])).toEqual(['medium', 'medium', 'low'])
    expect(recordOf([169, 116], [55, 46], [41, 36]).high).toEqual({ count: 169, held: 116, called: 'low' })
  })

  it('is not high or medium for want of a test', () => {
    expect(calledBy([3, 3], [200, 170], [0, 0])).toEqual(['medium', 'medium', 'low'])
    expect(calledBy([3, 3], [4, 4], [0, 0])).toEqual(['low', 'low', 'low'])
  })

  it('is never more than the homes of the class that is published bear out', () => {
    const size = fc.integer({ min: 0, max: 400 }).chain((count) => fc.tuple(fc.constant(count), fc.nat({ max: count })))
    fc.assert(
      fc.property(fc.tuple(size, size, size), (classes) => {
        const record = recordOf(...classes)
        for (const name of ['high', 'medium'] as const) {
          const own = Object.values(record).filter(({ called }) => called === name)
          if (own.length === 0) continue
          const sum = (of: 'count' | 'held') => own.reduce((total, one) => total + one[of], 0)
          expect(sum('count')).toBeGreaterThanOrEqual(FEWEST_TESTED)
          expect(binomialAtMost(sum('held'), sum('count'), LEVEL)).toBeGreaterThanOrEqual(0.025)
        }
        for (const claimed of CONFIDENCES)
          expect(CONFIDENCES.indexOf(calledConfidence(record, claimed))).toBeGreaterThanOrEqual(
            CONFIDENCES.indexOf(claimed),
          )
      }),
      { numRuns: 300 },
    )
  })

  it('is what they claim without a record', () => {
    expect(calledConfidence(undefined, 'high')).toBe('high')
  })
})
