import { describe, expect, it } from 'vitest'

import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseLimits } from '../terms/lease-limits.ts'
import { leaseTerms } from '../terms/lease-terms.ts'
import { readLeaseText } from '../text/lease-text.ts'
import cases from './rules.cases.json' with { type: 'json' }
import { RULES } from './rules.ts'

const { legal } = await committedLeaseLaw()
const verdictOf = (id: string, clause: string): string => {
  const text = readLeaseText(clause)
  const verdicts = RULES[id]!({ text, terms: leaseTerms(text), limits: leaseLimits(legal, '2026-01-01') })
  if (verdicts.length === 0) return 'nothing'
  if (verdicts.some(({ detail }) => detail?.id === 'capital_open')) return 'open'
  return verdicts.some(({ detail }) => detail !== null) ? 'breach' : 'keeps'
}

describe('rules', () => {
  it.each(cases.rules as [string, string, string][])('%s: %s %s', (id, clause, verdict) => {
    expect(verdictOf(id, clause)).toBe(verdict)
  })

  it.each(
    Object.entries(cases.wordings).flatMap(([id, { prefix, prefixLawful, breach, lawful }]) => [
      ...breach.map((clause) => [id, `${prefix}${clause}`, true] as const),
      ...lawful.map((clause) => [id, `${prefixLawful}${clause}`, false] as const),
    ]),
  )('%s, in a wording of one language: %s %s', (id, clause, isBreach) => {
    expect(verdictOf(id, clause) === 'breach').toBe(isBreach)
  })
})
