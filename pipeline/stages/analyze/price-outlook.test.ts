import { describe, expect, it } from 'vitest'
import type { AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import { NATION, priceOutlooks } from './price-outlook.ts'

const QUARTERS = 32
/** Growth of one per cent per quarter with noise of a fixed pattern. */
function history(
  areaSlug: string,
  level: number,
  count: number,
  over: Partial<AdjustedMedianRow> = {},
): AdjustedMedianRow[] {
  return Array.from({ length: QUARTERS }, (_, t) => ({
    areaLevel: 'commune',
    areaSlug,
    segment: 'apartment',
    quarter: 8000 + t,
    pricePerSqm: count === 0 ? null : level * Math.exp(0.01 * t + (0.1 / Math.sqrt(count)) * Math.sin(7.3 * t + level)),
    listingCount: count,
    ...over,
  }))
}
const COMMUNES = [history('aal', 5000, 40), history('beek', 6000, 12), history('clier', 4000, 2)].flat()
// The nation has the slug of its capital.
const COUNTRY = history('luxembourg', 5000, 90, { areaLevel: 'nation' })
const MEDIANS = [...COMMUNES, ...history('luxembourg', 8000, 30), ...COUNTRY]

describe('outlooks of a market that grows steadily', () => {
  const outlooks = priceOutlooks(MEDIANS)

  it('grow, as past forecasts were better than no change', () => {
    expect([...outlooks.keys()].sort()).toEqual(['aal', 'beek', 'clier', 'luxembourg', NATION])
    for (const { mean, share } of outlooks.values()) {
      expect(share.beatsNoChange).toBe(true)
      expect(Math.log(mean[3]!)).toBeGreaterThan(0.02)
      expect(Math.log(mean[3]!)).toBeLessThan(0.06)
    }
  })

  it('are coherent: the nation grows as its communes do', () => {
    const nation = outlooks.get(NATION)!.mean
    for (const { mean } of outlooks.values())
      for (const [index, factor] of mean.entries()) expect(factor).toBeCloseTo(nation[index]!, 12)
  })

  it('are scored against raw medians of five adverts or more', () => {
    expect(outlooks.get('beek')!.backtest).toMatchObject({ quarters: QUARTERS - 8 })
    expect(outlooks.get('clier')!.backtest).toBeNull()
  })

  it('do not use later data', () => {
    const shocked = MEDIANS.map((row) =>
      row.quarter === 8000 + QUARTERS - 1 ? { ...row, pricePerSqm: row.pricePerSqm! * 1.5 } : row,
    )
    const errorOf = (rows: AdjustedMedianRow[]): number => priceOutlooks(rows).get('aal')!.backtest!.mape
    // The shock is in the outcome of the last four origins; if it were known at the origins, it would be forecast.
    expect(errorOf(shocked)).toBeGreaterThan(errorOf(MEDIANS) + 1)
  })
})

describe('outlooks of a market that goes nowhere', () => {
  it('say no change within the interval', () => {
    const flat = MEDIANS.map((row, index) => ({
      ...row,
      pricePerSqm: row.pricePerSqm && 5000 * Math.exp(0.03 * Math.sin(5.1 * index + row.quarter ** 2)),
    }))
    for (const { mean, lo80, hi80, share, isClamped } of priceOutlooks(flat).values()) {
      expect({ mean, isClamped, beats: share.beatsNoChange }).toEqual({
        mean: [1, 1, 1, 1],
        isClamped: false,
        beats: false,
      })
      for (const [index, low] of lo80.entries()) {
        expect(low).toBeLessThanOrEqual(1)
        expect(hi80[index]).toBeGreaterThanOrEqual(1)
      }
    }
  })
})

describe('outlooks of a thin market', () => {
  it('leave out communes with too short a history and keep the nation', () => {
    const short = COMMUNES.filter(({ quarter }) => quarter >= 8000 + QUARTERS - 7)
    expect([...priceOutlooks([...short, ...COUNTRY]).keys()]).toEqual([NATION])
    expect(priceOutlooks(short).size).toBe(0)
    expect(priceOutlooks(COUNTRY.slice(-7)).size).toBe(0)
  })

  it('measure growth from the estimated level, not from the noise of the last median', () => {
    const noisy = history('luxembourg', 5000, 8, { areaLevel: 'nation' })
    const growthAfter = (jump: number): number => {
      const rows = noisy.map((row, t) => (t === QUARTERS - 1 ? { ...row, pricePerSqm: row.pricePerSqm! * jump } : row))
      return Math.log(priceOutlooks(rows).get(NATION)!.mean[3]!)
    }
    expect(Math.abs(growthAfter(1.06) - growthAfter(0.94))).toBeLessThan(0.06)
  })
})
