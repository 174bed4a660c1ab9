import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawNormal } from '../../statistics/draw-normal.ts'
import { seededRandom } from '../../statistics/random.ts'
import { forecastAnnual, type AnnualValue } from './annual-forecast.ts'

const YEARS = 16
const FIRST = 2010

/** Communes with levels that drift by 3 % and noise of 5 % or another share, the growth of a year shared. */
function market(growth: (year: number) => number, communes = 40, seed = 1, noise = 0.05): AnnualValue[] {
  const random = seededRandom(seed)
  const shared = Array.from({ length: YEARS }, (_, t) => growth(t) + 0.01 * drawNormal(random))
  return Array.from({ length: communes }, (_, index) => {
    let level = 8 + 0.3 * drawNormal(random)
    return shared.map((change, t) => {
      level += (t === 0 ? 0 : change) + 0.03 * drawNormal(random)
      return { area: `c${index}`, year: FIRST + t, value: Math.exp(level + noise * drawNormal(random)) }
    })
  }).flat()
}

const growing = market(() => 0.05)

describe('forecastAnnual', () => {
  it('carries on growth that has been right, and is better than no change', () => {
    const { forecasts, skill, beatsNoChange, weight, judgedYears } = forecastAnnual(growing)
    expect({ beatsNoChange, judgedYears, count: forecasts.length }).toEqual({
      beatsNoChange: true,
      judgedYears: 11,
      count: 40,
    })
    expect(skill).toBeGreaterThan(0.2)
    expect(weight).toBeGreaterThan(0.8)
    for (const { year, lo80, mean, hi80 } of forecasts) {
      expect(year).toBe(FIRST + YEARS)
      expect(lo80 < mean && mean < hi80).toBe(true)
    }
  })

  it('holds four of five outcomes in its intervals, over draws', () => {
    const draws = Array.from({ length: 60 }, (_, seed) =>
      forecastAnnual(market((t) => 0.05 * Math.sin(t / 2), 30, seed + 1)).outcomes.map(({ isInside }) => isInside),
    ).flat()
    const share = draws.filter(Boolean).length / draws.length
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(0.87)
  })

  it('says no change where nothing could be foreseen, in nineteen of twenty draws, and holds it in the interval', () => {
    const outlooks = Array.from({ length: 60 }, (_, seed) => {
      const random = seededRandom(seed + 100)
      return forecastAnnual(market(() => 0.08 * drawNormal(random), 30, seed + 1, 0))
    })
    const unforeseen = outlooks.filter(({ beatsNoChange }) => !beatsNoChange)
    expect(unforeseen.length).toBeGreaterThanOrEqual(54)
    for (const { forecasts, weight } of unforeseen) {
      expect(weight).toBe(0)
      for (const { lastValue, mean, lo80, hi80 } of forecasts) {
        expect(mean).toBe(lastValue)
        expect(lo80 <= mean && mean <= hi80).toBe(true)
      }
    }
  })

  it('moves an odd figure back towards the level of its commune', () => {
    const last = FIRST + YEARS - 1
    const odd = growing.map((row) =>
      row.area === 'c0' && row.year === last ? { ...row, value: row.value * 1.4 } : row,
    )
    const growthOf = (rows: AnnualValue[]): number => {
      const { mean, lastValue } = forecastAnnual(rows).forecasts.find(({ area }) => area === 'c0')!
      return mean / lastValue
    }
    expect(growthOf(odd)).toBeLessThan(growthOf(growing) * 0.9)
  })

  it('knows at each origin only what had come by then', () => {
    const last = FIRST + YEARS - 1
    const shocked = growing.map((row) => (row.year === last ? { ...row, value: row.value * 2 } : row))
    const before = (rows: AnnualValue[]) => forecastAnnual(rows).outcomes.filter(({ origin }) => origin < last - 1)
    expect(before(shocked)).toEqual(before(growing))
    expect(forecastAnnual(growing.filter(({ year }) => year < last)).outcomes).toEqual(before(growing))
  })

  it('does not depend on the unit or the order of its rows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (unit) => {
        const scaled = forecastAnnual(growing.map((row) => ({ ...row, value: row.value * unit })))
        const plain = forecastAnnual(growing)
        expect(scaled.skill).toBeCloseTo(plain.skill!, 6)
        scaled.forecasts.forEach(({ mean }, i) => expect(mean / unit).toBeCloseTo(plain.forecasts[i]!.mean, 4))
      }),
      { numRuns: 10 },
    )
    const byArea = (rows: AnnualValue[]) => new Map(forecastAnnual(rows).forecasts.map((one) => [one.area, one.mean]))
    const reversed = byArea(growing.toReversed())
    for (const [area, mean] of byArea(growing)) expect(reversed.get(area)).toBeCloseTo(mean, 6)
  })

  it('bridges a year that nobody published', () => {
    const gap = growing.filter(({ year }) => year !== 2018)
    const { outcomes, forecasts } = forecastAnnual(gap)
    expect(outcomes.some(({ origin }) => origin === 2017 || origin === 2018)).toBe(false)
    expect(forecasts).toHaveLength(40)
  })

  it('makes no forecast after a longer gap than any before', () => {
    const without = (...years: number[]) =>
      forecastAnnual(growing.filter(({ year }) => !years.includes(year))).forecasts
    const last = FIRST + YEARS - 1
    expect(without(last - 1)).toEqual([])
    expect(without(last - 1, last - 4)).toHaveLength(40)
    expect(without(last - 1, last - 2, last - 5)).toEqual([])
  })

  it('has nothing to say of three communes, two years, or a commune without a last figure', () => {
    expect(forecastAnnual([]).forecasts).toEqual([])
    expect(forecastAnnual(market(() => 0.05, 3))).toMatchObject({ forecasts: [], skill: null, beatsNoChange: false })
    expect(forecastAnnual(growing.filter(({ year }) => year < FIRST + 2)).forecasts).toEqual([])
    expect(forecastAnnual(growing.filter(({ year }) => year < FIRST + 4)).forecasts).toEqual([])
    const ended = growing.filter(({ area, year }) => area !== 'c0' || year < FIRST + YEARS - 1)
    expect(forecastAnnual(ended).forecasts.map(({ area }) => area)).not.toContain('c0')
  })
})
