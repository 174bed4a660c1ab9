import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Change } from './change.ts'
import { confidenceOf, dataAvailability, trendDirection } from './publication-rule.ts'

const change = (logChange: number, se: number): Change => ({ percent: 0, logChange, se, lowPercent: 0, highPercent: 0 })

describe('data availability', () => {
  it.each([
    [30, 0.01, 'full', 'high'],
    [29, 0.01, 'partial', 'medium'],
    [10, 0.12, 'partial', 'medium'],
    [10, 0.5, 'insufficient', 'low'],
    [9, 0.05, 'estimated', 'low'],
    [0, 0.12, 'estimated', 'low'],
    [0, 0.13, 'insufficient', 'low'],
  ] as const)('with %d adverts and a standard error of %d is %s, confidence %s', (n, se, availability, confidence) => {
    expect(dataAvailability('commune', { count: n, yearCount: 30, yearCommunes: 1, information: 1 }, se)).toBe(
      availability,
    )
    expect(confidenceOf(availability)).toBe(confidence)
  })
})

describe('a level without information of its own', () => {
  const own = { count: 3, yearCount: 5, yearCommunes: 10, information: 0.25 }

  it('is insufficient below five homes in four quarters, ten for a canton, thirty for the nation', () => {
    for (const [scope, fewest] of [
      ['commune', 5],
      ['canton', 10],
      ['nation', 30],
    ] as const) {
      expect(dataAvailability(scope, { ...own, yearCount: fewest }, 0.01)).toBe('estimated')
      expect(dataAvailability(scope, { ...own, yearCount: fewest - 1 }, 0.01)).toBe('insufficient')
    }
  })

  it('is insufficient where the posterior is hardly narrower than the prior, however many homes', () => {
    expect(dataAvailability('commune', own, 0.01)).toBe('estimated')
    expect(dataAvailability('commune', { count: 40, yearCount: 40, yearCommunes: 1, information: 0.24 }, 0.01)).toBe(
      'insufficient',
    )
    expect(dataAvailability('commune', own, Number.NaN)).toBe('insufficient')
  })
})

describe('a level of the nation', () => {
  it('is a mean over communes: shown from ten of them, sound from thirty, however many homes', () => {
    const over = (yearCommunes: number, count = 500) =>
      dataAvailability('nation', { count, yearCount: count, yearCommunes, information: 1 }, 0.01)
    expect([4, 9, 10, 29, 30].map((communes) => over(communes))).toEqual([
      'insufficient',
      'insufficient',
      'partial',
      'partial',
      'full',
    ])
    expect(over(30, 29)).toBe('insufficient')
  })
})

describe('the trend', () => {
  it('is unknown without a change or without data', () => {
    expect(trendDirection(null, 'full')).toBe('unknown')
    expect(trendDirection(change(0.1, 0.01), 'insufficient')).toBe('unknown')
  })

  it('needs a change beyond both half a per cent and its noise', () => {
    expect(trendDirection(change(0.03, 0.01), 'full')).toBe('up')
    expect(trendDirection(change(-0.03, 0.01), 'partial')).toBe('down')
    expect(trendDirection(change(0.03, 0.02), 'full')).toBe('stable')
    expect(trendDirection(change(0.004, 0.0001), 'full')).toBe('stable')
  })

  it('turns round with the sign of the change', () => {
    const opposite = { up: 'down', down: 'up', stable: 'stable', unknown: 'unknown' }
    fc.assert(
      fc.property(
        fc.double({ min: 0.006, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (size, se) => {
          const up = trendDirection(change(size, se), 'full')
          expect(trendDirection(change(-size, se), 'full')).toBe(opposite[up])
        },
      ),
    )
  })
})
