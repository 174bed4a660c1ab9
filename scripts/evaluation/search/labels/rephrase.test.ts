import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { QUERY_LANGUAGES } from './labelled-query.ts'
import { loadPhrasing, rephrase, type PublicIntent } from './rephrase.ts'

const { communes } = await loadReference()
const phrasings = new Map(
  await Promise.all(QUERY_LANGUAGES.map(async (lang) => [lang, await loadPhrasing(lang)] as const)),
)

const INTENT: PublicIntent = { type: 'house', beds: 3, max: 1_150_000, commune: 'Dudelange', soft: ['garden', 'quiet'] }

test('the same arguments give the same text, another seed another one', () => {
  const text = (seed: number) => rephrase(INTENT, 'en', phrasings.get('en')!, communes, seed, 'Q1')
  expect(text(1)).toBe(text(1))
  expect(new Set([1, 2, 3, 4].map(text)).size).toBeGreaterThan(1)
})

test('amounts and names follow the language', () => {
  const texts = (lang: 'en' | 'de') =>
    Array.from({ length: 40 }, (_, seed) => rephrase(INTENT, lang, phrasings.get(lang)!, communes, seed, 'Q1'))
  expect(texts('de').every((text) => text.includes('Düdelingen') && /1,15 |1\.150\.000/.test(`${text} `))).toBe(true)
  expect(texts('en').every((text) => text.includes('Dudelange') && /1\.15|1,150,000/.test(text))).toBe(true)
})

test('every part of an intent is worded, no placeholder is left', () => {
  const intents = fc.record({
    type: fc.constantFrom('apartment', 'house', undefined),
    beds: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    max: fc.option(
      fc.integer({ min: 8, max: 100 }).map((step) => step * 25_000),
      { nil: undefined },
    ),
    region: fc.constantFrom('centre', 'north', 'south', 'east', undefined),
    soft: fc.subarray(['parking', 'garden', 'schools', 'energy', 'new'] as const).map((soft) => [...soft]),
  })
  fc.assert(
    fc.property(intents, fc.constantFrom(...QUERY_LANGUAGES), fc.nat(), (intent, lang, seed) => {
      const phrasing = phrasings.get(lang)!
      const text = rephrase(intent, lang, phrasing, communes, seed, 'Q')
      expect(text).not.toMatch(/[{}]|undefined/)
      for (const wish of intent.soft) expect(phrasing.wishes[wish]!.some((phrase) => text.includes(phrase))).toBe(true)
    }),
  )
})
