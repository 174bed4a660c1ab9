import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPaidToAsked } from './paid-to-asked.fixture.ts'
import { statedRatio, type RatioHome } from './stated-ratio.ts'

const FLAT: RatioHome = {
  listingType: 'sale',
  segment: 'apartment',
  isNewBuild: false,
  condition: null,
  constructionYear: null,
}
const ratio = aPaidToAsked('mersch')

describe('statedRatio', () => {
  it('is that of existing flats, for a flat for sale not known to be new', () => {
    const others = [aPaidToAsked('mersch', { condition: 'vefa', ratio: 1.2, low: 1.1, high: 1.3 })]
    expect(statedRatio([...others, ratio], FLAT)).toBe(ratio)
    expect(statedRatio([ratio], { ...FLAT, constructionYear: 1975, condition: 'good' })).toBe(ratio)
    expect(statedRatio(others, FLAT)).toBeNull()
    expect(statedRatio([], FLAT)).toBeNull()
  })

  it.each([
    { listingType: 'rent' as const },
    { segment: 'house' },
    { segment: null },
    { isNewBuild: true },
    { condition: 'new' },
    { condition: 'shell' },
    { constructionYear: 2025 },
    { constructionYear: 2027 },
  ])('is none outside its support: %j', (over) => {
    expect(statedRatio([ratio], { ...FLAT, ...over })).toBeNull()
  })

  it('is stated if and only if its interval leaves out 1', () => {
    const end = fc.double({ min: 0.5, max: 1.5, noNaN: true })
    fc.assert(
      fc.property(end, end, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const own = aPaidToAsked('mersch', { low, ratio: (low + high) / 2, high })
        expect(statedRatio([own], FLAT)).toBe(low <= 1 && 1 <= high ? null : own)
      }),
    )
  })
})
