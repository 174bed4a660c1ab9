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

  it('scores labels that compete by their share, and any of them by what is left to none', () => {
    const choice = { labels: [0, 1], slopes: [1, 2], shifts: [0, -1] }
    const scores = scoresOf(featuresOf(), linearReader(encodeReader({ ...header, choice }, weights)))
    // Shares of e^-0.5 and e^0.25: with two classes the log-odds are the difference of the values.
    expect(scores[0]).toBeCloseTo(-0.75)
    expect(scores[1]).toBeCloseTo(2 * -0.75 - 1)
    const sure = encodeReader({ ...header, biases: [0, 1e6], choice }, weights)
    expect([...scoresOf(featuresOf(), linearReader(sure))]).toEqual([-30, -61])
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
