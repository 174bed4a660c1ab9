import { describe, expect, it } from 'vitest'

import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseLimits } from '../terms/lease-limits.ts'
import { leaseTerms } from '../terms/lease-terms.ts'
import { readLeaseText } from '../text/lease-text.ts'
import { RULES } from './rules.ts'
import cases from './twins.cases.json' with { type: 'json' }

const { legal } = await committedLeaseLaw()
const limits = leaseLimits(legal, '2026-01-01')

/** Sentences in several wordings, each breach with lawful ones that use the same words. */
describe('a breach and its lawful twin', () => {
  const sentences = Object.entries(cases).flatMap(([id, languages]) =>
    Object.entries(languages).flatMap(([language, { before, breach, lawful }]) => [
      ...breach.map((sentence) => [id, language, sentence, before, true] as const),
      ...lawful.map((sentence) => [id, language, sentence, before, false] as const),
    ]),
  )

  it.each(sentences)('%s in %s: %s', (id, _, sentence, before, isBreach) => {
    const text = readLeaseText(`${before}${sentence}`)
    const verdicts = RULES[id]!({ text, terms: leaseTerms(text), limits })
    expect(verdicts.some(({ detail }) => detail !== null)).toBe(isBreach)
  })
})
