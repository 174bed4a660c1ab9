import { describe, expect, it } from 'vitest'
import { levelAndMarkup, type AreaYear } from './level-and-markup.ts'

const SPREADS = { levelStep: 0.02, paidNoise: 0.03, askedNoise: 0.06, markupSpread: 0.1, markupStep: 0 }
const PRIOR = { level: 0, markup: -0.1 }
const yearsOf = (paid: number | null, asked: number | null, count: number): AreaYear[] =>
  Array.from({ length: count }, () => ({ paid, asked }))

describe('levelAndMarkup', () => {
  it('keeps the ratio of all where nothing or one side alone was seen', () => {
    expect(levelAndMarkup([], SPREADS, PRIOR)).toMatchObject({ level: 0, markup: -0.1, markupVariance: 0.1 ** 2 })
    const deeds = levelAndMarkup(yearsOf(0.4, null, 5), SPREADS, PRIOR)
    expect(deeds.markup).toBe(-0.1)
    expect(deeds.level).toBeGreaterThan(0.35)
  })

  it('finds level and ratio from years of both, the surer the more', () => {
    const [two, many] = [2, 30].map((count) => levelAndMarkup(yearsOf(0.2, 0.5, count), SPREADS, PRIOR))
    expect(many!.level).toBeCloseTo(0.2, 2)
    expect(many!.markup).toBeCloseTo(-0.3, 1)
    expect(Math.abs(two!.markup + 0.1)).toBeLessThan(Math.abs(many!.markup + 0.1))
    expect(many!.markupVariance).toBeLessThan(two!.markupVariance)
  })

  it('grows less sure in years without figures', () => {
    const seen = yearsOf(0.2, 0.3, 5)
    const drifting = { ...SPREADS, markupStep: 0.02 }
    const now = levelAndMarkup(seen, drifting, PRIOR)
    const later = levelAndMarkup([...seen, ...yearsOf(null, null, 3)], drifting, PRIOR)
    expect(later.level).toBe(now.level)
    expect(later.levelVariance).toBeCloseTo(now.levelVariance + 3 * 0.02 ** 2, 12)
    expect(later.markupVariance).toBeCloseTo(now.markupVariance + 3 * 0.02 ** 2, 12)
    expect(later.logLikelihood).toBe(now.logLikelihood)
  })

  it('finds what it expects likelier than what it does not', () => {
    const likely = levelAndMarkup(yearsOf(0, 0.1, 4), SPREADS, PRIOR)
    const odd = levelAndMarkup(yearsOf(0, 1, 4), SPREADS, PRIOR)
    expect(likely.logLikelihood).toBeGreaterThan(odd.logLikelihood)
  })
})
