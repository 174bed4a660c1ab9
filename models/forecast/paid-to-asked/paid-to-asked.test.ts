import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, FIRST_YEAR, market, YEARS } from './market.fixture.ts'
import { paidToAsked } from './paid-to-asked.ts'

const LAST = FIRST_YEAR + YEARS - 1
const panel = market()

describe('paidToAsked', () => {
  it('is better than the last ratio where ratios last and figures are noisy, and lies around what is true', () => {
    const { ratios, skill, beatsLastRatio, judgedYears } = paidToAsked(panel)
    expect({ beatsLastRatio, judgedYears, communes: ratios.length }).toEqual({
      beatsLastRatio: true,
      judgedYears: YEARS - 3,
      communes: 40,
    })
    expect(skill).toBeGreaterThan(0.2)
    for (const { year, lo80, ratio, hi80, years } of ratios) {
      expect({ year, years }).toEqual({ year: LAST + 1, years: YEARS })
      expect(lo80 < ratio && ratio < hi80).toBe(true)
      expect(ratio).toBeGreaterThan(0.7)
      expect(ratio).toBeLessThan(1.15)
    }
  })

  it('holds four of five outcomes, over draws', () => {
    const held = Array.from({ length: 12 }, (_, seed) => paidToAsked(market({ seed: seed + 1, communes: 25 })))
    const shares = held.map(({ coverage }) => coverage!)
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(0.88)
  })

  it('says nothing where the last ratio is as good: ratios without noise', () => {
    const { ratios, beatsLastRatio } = paidToAsked(changed(market({ noise: 0 }), (_, __, value) => value))
    expect({ beatsLastRatio, ratios }).toEqual({ beatsLastRatio: false, ratios: [] })
  })

  it('knows at each year only what had come by then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_YEAR + 5, max: LAST }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (from, by) => {
          const shocked = changed(panel, (_, year, value) => (year >= from ? value + by * (year % 3) : value))
          const before = (of: typeof panel) => paidToAsked(of).outcomes.filter(({ year }) => year < from)
          expect(before(shocked)).toEqual(before(panel))
        },
      ),
      { numRuns: 5 },
    )
  })

  it('moves a commune with one odd year towards what it was, and one with few years towards the others', () => {
    const ratioOf = (of: typeof panel, area: string): number =>
      paidToAsked(of).ratios.find((one) => one.area === area)!.ratio
    const odd = changed(panel, (area, year, value, side) =>
      area === 'c00' && year === LAST && side === 'paid' ? value + 0.4 : value,
    )
    expect(Math.log(ratioOf(odd, 'c00') / ratioOf(panel, 'c00'))).toBeLessThan(0.12)
    const short = changed(panel, (area, year, value, side) => {
      if (area !== 'c00') return value
      return year < LAST - 2 ? undefined : side === 'paid' ? value - 0.5 : value
    })
    expect(Math.log(ratioOf(short, 'c00') / ratioOf(panel, 'c00'))).toBeGreaterThan(-0.48)
  })

  it('is never asked of a commune without both figures in the last year, or with fewer than three such years', () => {
    const thin = changed(panel, (area, year, value, side) => {
      if (area === 'c00' && year === LAST && side === 'paid') return undefined
      if (area === 'c01' && year === LAST && side === 'asked') return undefined
      return area === 'c02' && year < LAST - 1 ? undefined : value
    })
    const areas = new Set(paidToAsked(thin).ratios.map(({ area }) => area))
    expect(['c00', 'c01', 'c02', 'c03'].map((area) => areas.has(area))).toEqual([false, false, false, true])
  })

  it('bridges years without deeds', () => {
    const gap = changed(panel, (_, year, value, side) =>
      side === 'paid' && year < LAST && year > LAST - 3 ? undefined : value,
    )
    const { ratios, outcomes } = paidToAsked(gap)
    expect(outcomes.every(({ year }) => year <= LAST - 3)).toBe(true)
    for (const { ratio } of ratios) expect(ratio).toBeLessThan(1.2)
  })

  it('has nothing to say of three communes, of two years, or of nothing', () => {
    const nothing = { outcomes: [], ratios: [], skill: null, beatsLastRatio: false, coverage: null, judgedYears: 0 }
    expect(paidToAsked({ paid: new Map(), asked: new Map() })).toEqual(nothing)
    expect(paidToAsked(market({ communes: 3 }))).toEqual(nothing)
    expect(paidToAsked(changed(panel, (_, year, value) => (year > FIRST_YEAR + 1 ? undefined : value)))).toEqual(
      nothing,
    )
  })

  it('does not depend on the unit of prices or the order of communes', () => {
    const yen = changed(panel, (_, __, value) => value + Math.log(160))
    const reversed = { paid: new Map([...panel.paid].toReversed()), asked: panel.asked }
    const plain = paidToAsked(panel).ratios
    for (const other of [yen, reversed])
      paidToAsked(other).ratios.forEach(({ area, ratio }, index) => {
        expect(area).toBe(plain[index]!.area)
        expect(ratio).toBeCloseTo(plain[index]!.ratio, 6)
      })
  })
})
