import { describe, expect, it } from 'vitest'
import { LEASE_UNKNOWNS } from '../../contracts/law/lease-analysis.ts'
import { LOCALES } from '../../kernel/locale.ts'
import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { DETAILS } from './text-keys.ts'
import { leaseTexts } from './texts.ts'

const { checks } = await committedLeaseLaw()
const en = leaseTexts('en')
const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort()
/** Numbers that a sentence states; one may stand in words. */
const numbersOf = (text: string) =>
  (text.replace(/m2/g, 'm²').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'))
    .filter((number) => number !== '1')
    .sort()

describe.each(OTHERS)('words of lease analyses in %s', (locale) => {
  const texts = leaseTexts(locale)

  it('are there for every check, in its bounds', () => {
    expect(Object.keys(texts.checks!)).toEqual(checks.map(({ id }) => id))
    for (const { title, rule, legalBasis, ask } of Object.values(texts.checks!)) {
      expect([title.length <= 200, rule.length <= 600, legalBasis.length <= 300, ask.length <= 300]).toEqual(
        Array.from({ length: 4 }, () => true),
      )
    }
  })

  it.each(checks)('state the figures of the rule of $id', ({ id, rule, title, legal_basis }) => {
    const said = texts.checks![id]!
    expect(numbersOf(said.rule)).toEqual(expect.arrayContaining(numbersOf(rule)))
    expect(numbersOf(said.title)).toEqual(expect.arrayContaining(numbersOf(title)))
    expect(numbersOf(said.legalBasis)).toEqual(
      expect.arrayContaining(numbersOf(legal_basis).filter((n) => n !== '2006')),
    )
  })

  it('are there for every sentence, with the same figures', () => {
    expect(Object.keys(texts.details)).toEqual([...DETAILS])
    for (const id of DETAILS) {
      expect([id, placesOf(texts.details[id])]).toEqual([id, placesOf(en.details[id])])
      expect([id, texts.details[id]]).not.toEqual([id, en.details[id]])
    }
    expect(Object.keys(texts.unknowns)).toEqual([...LEASE_UNKNOWNS])
  })

  it('leave no English', () => {
    const english = /\b(?:the|of|and|with|law|lease|tenant|landlord|rent|deposit|must|may not|number|second-hand)\b/
    const all = [
      ...Object.values(texts.checks!).flatMap(({ title, rule, legalBasis, ask }) => [title, rule, legalBasis, ask]),
      ...Object.values(texts.details),
      ...Object.values(texts.unknowns),
    ]
    expect(all.filter((text) => english.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })
})
