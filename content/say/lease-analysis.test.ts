import { describe, expect, it } from 'vitest'
import { LEASE_TERM_VALUES, leaseAnalysisSchema } from '../../models/contracts/law/lease-analysis.ts'
import type { LeaseAnalysis } from '../../models/contracts/law/lease-analysis.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { analyzeLease } from '../../models/lease/analyze-lease.ts'
import { UNLAWFUL_CLAUSES } from '../../models/lease/checks/clauses.fixture.ts'
import { committedLeaseLaw } from '../../models/lease/lease-law.fixture.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { leaseAnalysis, wordedDetail, wordedLease } from './lease-analysis.ts'

const law = await committedLeaseLaw()
const clauses = UNLAWFUL_CLAUSES.map(([, clause], index) => `Article ${index + 8}. ${clause}`)
const analyses = Array.from({ length: 12 }, (_, part) =>
  leaseAnalysis(
    analyzeLease(
      { text: `${LAWFUL_LEASE}\n${clauses.filter((_, index) => index % 12 === part).join('\n')}`, today: '2026-11-01' },
      law,
    ),
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

  it('words key terms in every language from ids and figures, and keeps figures and days as they are', () => {
    const term = (name: string, locale: Locale) =>
      wordedLease(analyses[0]!, locale).keyTerms.find((each) => each.name === name)!.value
    expect(LOCALES.map((locale) => term('charges_kind', locale))).toEqual([
      'advance',
      'avance à régulariser',
      'Vorschuss mit Abrechnung',
      'Avance mat Decompte',
      'adiantamento a acertar',
    ])
    expect(LOCALES.map((locale) => term('rent_without_charges_eur', locale))).toEqual(LOCALES.map(() => 1500))
    expect(LOCALES.map((locale) => term('start_date', locale))).toEqual(LOCALES.map(() => '2025-05-01'))
    for (const locale of LOCALES) {
      const said = LEASE_TERM_VALUES.map((id): LeaseAnalysis['keyTerms'][number] => ({
        name: 'term',
        value: id,
        said: { id, figures: { count: 36, from: '2026-01-01', to: '2028-12-31' } },
        clause: null,
      }))
      const values = wordedLease({ ...analyses[0]!, keyTerms: said.slice(0, 17) }, locale).keyTerms.map(
        ({ value }) => value,
      )
      expect(values.join()).not.toMatch(/[{}]|undefined/)
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('keeps the value of a term that was kept before its words had ids', () => {
    const kept = { ...analyses[0]!, keyTerms: [{ name: 'term' as const, value: '36 months', clause: null }] }
    expect(wordedLease(kept, 'fr').keyTerms).toEqual(kept.keyTerms)
  })
})
