import { describe, expect, it } from 'vitest'
import { LEASE_UNKNOWNS } from '../../models/contracts/law/lease-analysis.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { committedLeaseLaw } from '../../models/lease/lease-law.fixture.ts'
import { DETAILS } from '../../models/lease/checks/detail-ids.ts'
import { LEASE_CHECK_WORDS } from '../i18n/lease-checks.ts'
import { LEASE_WORDS } from '../i18n/lease.ts'

const { checks } = await committedLeaseLaw()
const en: Readonly<Record<string, string>> = LEASE_WORDS.en
const PARTS = ['title', 'rule', 'legalBasis', 'ask'] as const
const detailKeys = DETAILS.map((id) => `leases.detail.${id}`)
const doubtKeys = ['L18', 'L19', 'L35', 'L36'].map((id) => `leases.doubt.${id}`)
const unknownKeys = LEASE_UNKNOWNS.map((id) => `leases.unknown.${id}`)
const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort()
/** Numbers that a sentence states; one may stand in words. */
const numbersOf = (text: string) =>
  (text.replace(/m2/g, 'm²').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'))
    .filter((number) => number !== '1')
    .sort()

describe.each(OTHERS)('words of lease analyses in %s', (locale) => {
  const texts: Readonly<Record<string, string>> = LEASE_WORDS[locale]
  const checkWords: Readonly<Record<string, string>> = LEASE_CHECK_WORDS[locale]
  const checkOf = (id: string) => {
    const [title, rule, legalBasis, ask] = PARTS.map((part) => checkWords[`check.${id}.${part}`]!)
    return { title: title!, rule: rule!, legalBasis: legalBasis!, ask: ask! }
  }

  it('are there for every check, in its bounds', () => {
    expect(Object.keys(checkWords)).toEqual(checks.flatMap(({ id }) => PARTS.map((part) => `check.${id}.${part}`)))
    for (const { title, rule, legalBasis, ask } of checks.map(({ id }) => checkOf(id))) {
      expect([title.length <= 200, rule.length <= 600, legalBasis.length <= 300, ask.length <= 300]).toEqual(
        Array.from({ length: 4 }, () => true),
      )
    }
  })

  it.each(checks)('state the figures of the rule of $id', ({ id, rule, title, legal_basis }) => {
    const said = checkOf(id)
    expect(numbersOf(said.rule)).toEqual(expect.arrayContaining(numbersOf(rule)))
    expect(numbersOf(said.title)).toEqual(expect.arrayContaining(numbersOf(title)))
    expect(numbersOf(said.legalBasis)).toEqual(
      expect.arrayContaining(numbersOf(legal_basis).filter((n) => n !== '2006')),
    )
  })

  it('are there for every sentence, with the same figures', () => {
    const keys = Object.keys(texts)
    expect(keys.filter((key) => key.startsWith('leases.detail.'))).toEqual(detailKeys)
    for (const key of detailKeys) {
      expect([key, placesOf(texts[key]!)]).toEqual([key, placesOf(en[key]!)])
      expect([key, texts[key]]).not.toEqual([key, en[key]])
    }
    expect(keys.filter((key) => key.startsWith('leases.unknown.'))).toEqual(unknownKeys)
    expect(keys.filter((key) => key.startsWith('leases.doubt.'))).toEqual(doubtKeys)
  })

  it('leave no English', () => {
    const english = /\b(?:the|of|and|with|law|lease|tenant|landlord|rent|deposit|must|may not|number|second-hand)\b/
    const all = [
      ...Object.values(checkWords),
      ...[...detailKeys, ...unknownKeys, ...doubtKeys].map((key) => texts[key]!),
    ]
    expect(all.filter((text) => english.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })
})
