import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSignature, SIGNATURE_BINS, textSignature } from './text-signature.ts'

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `mot${from + i}`).join(' ')

function equalBins(...signatures: [string, string]): number {
  const [a, b] = signatures.map((signature) => signature.match(/../g)!)
  return a!.filter((bin, at) => bin === b![at]).length
}

describe('textSignature', () => {
  it('is null for texts that tell nothing', () => {
    expect(textSignature(null)).toBeNull()
    expect(textSignature('Bel appartement à louer')).toBeNull()
  })

  it('does not see case, punctuation and line breaks', () => {
    const text = words(0, 60)
    expect(textSignature(text.toUpperCase().replaceAll(' ', ',\n'))).toBe(textSignature(text))
  })

  it('keeps bins apart from each other and decodes to what it encoded', () => {
    const signature = textSignature(words(0, 200))!
    const bins = new Uint16Array(SIGNATURE_BINS + 1)
    decodeSignature(signature, bins, 1)
    expect(new Set(bins).size).toBeGreaterThan(SIGNATURE_BINS - 3)
    expect(bins.every((bin) => bin < 4096)).toBe(true)
  })

  it('estimates the share of shingles two texts have in common', () => {
    const known = (shared: number) => {
      const a = textSignature(words(0, 200))!
      const b = textSignature(words(200 - shared, 400 - shared))!
      return { estimate: equalBins(a, b) / SIGNATURE_BINS, jaccard: shared / (400 - shared) }
    }
    for (const shared of [0, 50, 100, 150, 180, 200]) {
      const { estimate, jaccard } = known(shared)
      expect(Math.abs(estimate - jaccard)).toBeLessThan(0.27)
    }
    expect(known(0).estimate).toBeLessThan(0.1)
    expect(known(200).estimate).toBe(1)
  })

  it('answers every text with 64 safe characters or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(textSignature(text) ?? 'A'.repeat(64)).toMatch(/^[\w-]{64}$/)
      }),
    )
  })
})
