import { describe, expect, it } from 'vitest'

import { clauseFeatures } from './clause-features.ts'
import { encodeReader, linearReader } from '../../learned/linear-reader.ts'
import { readClauses } from './clause-reader.ts'
import { statementTokens } from './clause-tokens.ts'
import { buildGlossary } from '../../learned/glossary.ts'
import { readLeaseText } from '../text/lease-text.ts'

const LEASE = 'La cave est comprise dans le prix.\n\nLes chiens sont admis dans la maison.'

/** Knows one feature, the first of the last statement of a lease, that speaks for L33 and against L05. */
function smallReader(lease = LEASE, words: Readonly<Record<string, string[]>> = {}) {
  const glossary = buildGlossary(Object.entries(words))
  const tokens = statementTokens(readLeaseText(lease).statements.at(-1)!.folded, glossary)
  const [hash] = clauseFeatures({ statements: [tokens], heading: null }).keys()
  const header = {
    labels: ['L05', 'L33'],
    biases: [-0.5, -0.5],
    scales: [0.01, 0.01],
    features: 1,
    weights: 2,
    words,
    learnedFrom: 'test',
    fingerprint: 'test',
  }
  const weights = {
    hashes: Uint32Array.of(hash!),
    starts: Uint32Array.of(0, 2),
    labelOf: Uint8Array.of(0, 1),
    weightOf: Int8Array.of(-100, 100),
  }
  return linearReader(encodeReader(header, weights))
}

describe('a reader of clauses', () => {
  it('finds the passage that is likest to each label', () => {
    const { likestTo, countAbove } = readClauses(readLeaseText(LEASE), smallReader())
    const likest = likestTo('L33')!
    expect(likest.statement.text).toMatch(/chiens/)
    expect(likest.score).toBeGreaterThan(-0.5)
    expect(likestTo('L05')!.score).toBe(-0.5)
    expect(likestTo('L33', (statement) => statement.text !== likest.statement.text)!.score).toBe(-0.5)
    expect(likestTo('L99')).toBeUndefined()
    expect([countAbove('L33', -0.5), countAbove('L33', -0.6)]).toEqual([1, 2])
  })

  it('reads a passage again as if it denied nothing', () => {
    const words = { pas: ['NOT'] }
    const denied = 'Pas le locataire repeint les murs de la maison.'
    const reader = smallReader(denied, words)
    const likest = readClauses(readLeaseText(denied), reader).likestTo('L33')!
    // The one feature is the denial itself.
    expect(likest.score).toBeGreaterThan(-0.5)
    expect(likest.affirmedScore()).toBe(-0.5)
    const plain = readClauses(readLeaseText(LEASE), smallReader()).likestTo('L33')!
    expect(plain.affirmedScore()).toBe(plain.score)
  })
})
