import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clauseFeatures } from './clause-features.ts'
import { statementTokens } from './clause-tokens.ts'
import { buildGlossary } from '../../learned/glossary.ts'
import { foldLease } from '../text/lease-text.ts'

const glossary = buildGlossary([
  ['garantie', ['DEPOSIT']],
  ['kaution', ['DEPOSIT']],
  ['remboursee', ['REFUND']],
  ['zuruckgezahlt', ['REFUND']],
  ['jamais', ['NOT']],
  ['nie', ['NOT']],
])
const featuresOf = (text: string, heading = '') =>
  clauseFeatures({
    statements: [statementTokens(foldLease(text), glossary)],
    heading: heading === '' ? null : statementTokens(foldLease(heading), glossary),
  })
const shared = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>) =>
  [...a.keys()].filter((hash) => b.has(hash)).length

describe('the features of a passage', () => {
  it('are shared by languages where the meaning is', () => {
    const french = featuresOf('La garantie jamais remboursée')
    const german = featuresOf('Die Kaution nie zurückgezahlt')
    expect(shared(french, german)).toBeGreaterThan(8)
    expect(shared(french, featuresOf('Die Wohnung liegt im Erdgeschoss'))).toBe(0)
  })

  it('tell the order of meanings, and the heading', () => {
    const said = featuresOf('garantie jamais remboursee')
    expect(featuresOf('jamais remboursee garantie')).not.toEqual(said)
    const titled = featuresOf('jamais remboursee', 'Garantie')
    expect(titled.size).toBeGreaterThan(featuresOf('jamais remboursee').size)
  })

  it('are the same for the same text, each with a weight of its kind', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const features = featuresOf(text)
        expect(featuresOf(text)).toEqual(features)
        for (const [hash, weight] of features)
          expect(hash >= 0 && hash < 2 ** 32 && weight > 0 && weight <= 1).toBe(true)
      }),
    )
  })
})
