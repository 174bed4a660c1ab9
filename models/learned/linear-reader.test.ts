import { describe, expect, it } from 'vitest'

import { featureKinds, Features, hashOf } from './features.ts'
import { encodeReader, linearReader, readerHeader, scoresOf } from './linear-reader.ts'

const KINDS = featureKinds({ word: 2, stem: 1 })
const header = {
  labels: ['quiet', 'garden'],
  biases: [-0.5, 0.25],
  scales: [0.01, 0.02],
  features: 1,
  weights: 1,
  words: { lawn: ['GRASS'] },
  learnedFrom: 'test',
  fingerprint: 'test',
}
const weights = {
  hashes: Uint32Array.of(hashOf('lawn', KINDS.word.basis)),
  starts: Uint32Array.of(0, 1),
  labelOf: Uint8Array.of(1),
  weightOf: Int8Array.of(-100),
}
const bytes = encodeReader(header, weights)

function featuresOf(...words: string[]): ReadonlyMap<number, number> {
  const found = new Features(KINDS)
  for (const word of words) found.add('word', word)
  return found.weights
}

describe('a linear reader', () => {
  it('is the same from its bytes, decoded once', () => {
    expect(readerHeader(bytes)).toEqual(header)
    expect(linearReader(bytes)).toBe(linearReader(bytes))
    expect(linearReader(Buffer.from(bytes))).toEqual(linearReader(bytes))
  })

  it('scores each label by the weights of the features, relative to their length', () => {
    const reader = linearReader(bytes)
    expect([...scoresOf(featuresOf('lawn'), reader)]).toEqual([-0.5, 0.25 - 2])
    expect(scoresOf(featuresOf('lawn', 'mower'), reader)[1]).toBeCloseTo(0.25 - 2 / Math.SQRT2)
    expect([...scoresOf(featuresOf(), reader)]).toEqual([-0.5, 0.25])
  })

  it('tells kinds of features with the same name apart', () => {
    const found = new Features(KINDS)
    found.add('stem', 'lawn')
    expect([...scoresOf(found.weights, linearReader(bytes))]).toEqual([-0.5, 0.25])
  })

  it('refuses bytes that end too early, and others', () => {
    expect(() => linearReader(bytes.slice(0, -1))).toThrow(/too early/)
    expect(() => linearReader(Uint8Array.of(2, 0, 0, 0, 0x7b, 0x7d))).toThrow()
  })
})
