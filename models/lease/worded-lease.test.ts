import { describe, expect, it } from 'vitest'
import { leaseAnalysisSchema } from '../contracts/law/lease-analysis.ts'
import { LOCALES } from '../kernel/locale.ts'
import { analyzeLease } from './analyze-lease.ts'
import { UNLAWFUL_CLAUSES } from './checks/clauses.fixture.ts'
import { committedLeaseLaw } from './lease-law.fixture.ts'
import { LAWFUL_LEASE } from './lease.fixture.ts'
import { wordedDetail, wordedLease } from './worded-lease.ts'

const law = await committedLeaseLaw()
const clauses = UNLAWFUL_CLAUSES.map(([, clause], index) => `Article ${index + 8}. ${clause}`)
const analyses = Array.from({ length: 12 }, (_, part) =>
  analyzeLease(
    { text: `${LAWFUL_LEASE}\n${clauses.filter((_, index) => index % 12 === part).join('\n')}`, today: '2026-11-01' },
    law,
  ),
)

describe('wordedLease', () => {
  it.each(LOCALES)('words every finding in %s, and keeps the contract and what is quoted', (locale) => {
    for (const analysis of analyses) {
      const worded = leaseAnalysisSchema.parse(wordedLease(analysis, locale))
      expect(worded.findings.map(({ clause }) => clause)).toEqual(analysis.findings.map(({ clause }) => clause))
      for (const [index, { detail, title, ask }] of worded.findings.entries()) {
        expect(detail + title + ask).not.toMatch(/[{}]|undefined|NaN/)
        expect(title === analysis.findings[index]!.title).toBe(locale === 'en')
      }
    }
  })

  it('says in English what the analysis says', () => {
    for (const analysis of analyses) expect(wordedLease(analysis, 'en')).toEqual(analysis)
  })

  it('writes figures as the language does', () => {
    const said = { id: 'deposit_over_amount', figures: { amount: 4500, months: 2.5, rent: 1800, limit: 2 } } as const
    expect(wordedDetail(said, 'in_force', 'de')).toMatch(/^4[.\u00a0\u202f]500 € sind das 2,5-Fache/)
    expect(wordedDetail(said, 'in_force', 'en')).toContain('EUR 4500 is 2.5 times')
    expect(() => wordedDetail({ ...said, figures: {} }, 'in_force', 'fr')).toThrow(RangeError)
  })

  it('keeps a sentence that it does not know any more', () => {
    const analysis = structuredClone(analyses[0]!)
    analysis.findings[0]!.said.id = 'gone'
    expect(wordedLease(analysis, 'fr').findings[0]!.detail).toBe(analysis.findings[0]!.detail)
  })
})
