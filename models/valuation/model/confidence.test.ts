import { expect, it } from 'vitest'
import { claimedConfidence } from './confidence.ts'

const NARROW = { estimate: 100, low: 90, high: 110 }
const SURE = { similarity: 0.6, knownHere: 12 }

it('is high for a narrow interval among similar homes of a commune with enough of them', () => {
  expect(claimedConfidence(NARROW, 'inside', SURE)).toBe('high')
  expect(claimedConfidence(NARROW, 'inside', { similarity: 0.6, knownHere: null })).toBe('high')
  expect(claimedConfidence({ ...NARROW, high: 130 }, 'inside', SURE)).toBe('medium')
  expect(claimedConfidence({ ...NARROW, high: 170 }, 'inside', SURE)).toBe('low')
  expect(claimedConfidence(NARROW, 'edge', SURE)).toBe('low')
})

it('is not high where no comparable is similar or the commune has too few homes for a level', () => {
  expect(claimedConfidence(NARROW, 'inside', { ...SURE, similarity: 0.023 })).toBe('medium')
  expect(claimedConfidence(NARROW, 'inside', { ...SURE, knownHere: 2 })).toBe('medium')
  expect(claimedConfidence(NARROW, 'inside', { similarity: 0.023, knownHere: 2 })).toBe('low')
})
