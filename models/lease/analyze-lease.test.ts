import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { leaseAnalysis } from '../../content/say/lease-analysis.ts'
import { summarizeLease } from '../../content/say/lease-summary.ts'
import { leaseAnalysisSchema } from '../contracts/law/lease-analysis.ts'
import type { LeaseAnalysis } from '../contracts/law/lease-analysis.ts'
import { analyzeLease, UnreadableLeaseError } from './analyze-lease.ts'
import { UNLAWFUL_CLAUSES } from './checks/clauses.fixture.ts'
import { committedLeaseLaw } from './lease-law.fixture.ts'
import { RULES } from './rules/rules.ts'
import { LAWFUL_LEASE } from './lease.fixture.ts'

const law = await committedLeaseLaw()
const analyze = (text: string, concludedOn?: string): LeaseAnalysis =>
  leaseAnalysis(analyzeLease({ text, today: '2026-11-21', ...(concludedOn && { concludedOn }) }, law))
const idsOf = (analysis: LeaseAnalysis): string[] => analysis.findings.map(({ id }) => id)
const without = (part: string | RegExp): string => LAWFUL_LEASE.replace(part, '')
const termOf = (analysis: LeaseAnalysis, name: string) => analysis.keyTerms.find((term) => term.name === name)

describe('analyzeLease', () => {
  it('has a check for each rule', () => {
    const ids = law.checks.map(({ id }) => id)
    expect(Object.keys(RULES).filter((id) => !ids.includes(id))).toEqual([])
    expect(ids).toHaveLength(60)
  })

  it('finds nothing in a lawful lease', () => {
    expect(analyze(LAWFUL_LEASE)).toMatchObject({
      findings: [],
      concludedOn: '2025-04-10',
      concludedOnBasis: 'signature',
    })
  })

  it('holds articles 3 to 5 against a home of luxury only from the reform on', () => {
    const of = (words: string, day: string) =>
      analyze(
        LAWFUL_LEASE.replace('3.000 €, soit deux mois', '7.500 €, soit cinq mois').replace(
          'Article 4.',
          `${words} Article 4.`,
        ),
        day,
      )
    const called = "Il s'agit d'un logement de luxe."
    expect(of(called, '2022-05-01').notApplied).toContain('L01')
    expect(idsOf(of(called, '2022-05-01'))).not.toContain('L01')
    expect(of(called, '2022-05-01').unknowns.map(({ id }) => id)).toContain('luxury_home')
    expect(idsOf(of(called, '2025-05-01'))).toContain('L01')
    expect(idsOf(of("Il ne s'agit pas d'un logement de luxe.", '2022-05-01'))).toContain('L01')
    expect(idsOf(of('La cuisine de luxe reste.', '2022-05-01'))).toContain('L01')
  })

  it('reads the key terms with the clause that each came from', () => {
    const analysis = analyze(LAWFUL_LEASE)
    expect(Object.fromEntries(analysis.keyTerms.map(({ name, value }) => [name, value]))).toMatchObject({
      parties: 'landlord and tenant are named',
      premises: 'described',
      area_m2: 64,
      start_date: '2025-05-01',
      term: 'indefinite',
      rent_without_charges_eur: 1500,
      charges_eur: 180,
      charges_kind: 'advance',
      deposit_eur: 3000,
      deposit_months: 2,
      tenant_notice_months: 3,
      indexation: false,
      agency_fee: 'shared',
    })
    expect(termOf(analysis, 'deposit_eur')!.clause).toContain('garantie locative est de 3.000 €')
  })

  it.each<[string, string, string | RegExp]>([
    ['L08', 'the tenant', /et Monsieur Tadeo Villarreal, demeurant à Luxembourg, ci-après le locataire, /],
    ['L09', 'the first day', ' prend effet le 1er mai 2025 pour'],
    ['L10', 'the premises', /l'appartement de 64 m²[\s\S]*?parking\./],
    ['L11', 'the rent', 'Le loyer est de 1.500 € par mois, hors charges. '],
    ['L12', 'the charges', /Les avances sur charges sont de 180 € par mois\./],
    ['L13', 'the amount of the guarantee', 'de 3.000 €, soit deux mois de loyer, '],
    ['L14', 'the rent commission', 'Les parties peuvent saisir la commission des loyers.'],
    ['L15', 'the ceiling', 'respecte le plafond de 5 % du capital investi et '],
    ['L26', 'the inventory', "Un état des lieux d'entrée contradictoire est signé par les deux parties."],
    ['L30', 'the statement of charges', 'Un décompte est remis chaque année avec les pièces justificatives.'],
    ['L41', 'the energy certificate', 'Le certificat de performance énergétique a été remis.'],
    ['L42', 'the smoke detectors', 'Des détecteurs de fumée sont installés.'],
  ])('finds by %s that %s is missing', (id, _, part) => {
    expect(without(part)).not.toBe(LAWFUL_LEASE)
    expect(idsOf(analyze(without(part)))).toContain(id)
  })

  it('judges an older lease by the law of its day', () => {
    const older = LAWFUL_LEASE.replace('3.000 €, soit deux mois', '4.500 €, soit trois mois')
      .replace('partagée par moitié', 'à charge du locataire')
      .replace('Les parties peuvent saisir la commission des loyers.', '')
    expect(idsOf(analyze(older))).toEqual(['L01', 'L05', 'L14'])
    expect(idsOf(analyze(older, '2022-03-01'))).toEqual([])
    expect(idsOf(analyze(older.replace('4.500 €, soit trois', '6.000 €, soit quatre'), '2022-03-01'))).toEqual(['L01'])
    expect(analyze(older, '2022-03-01').notApplied).toContain('L14')
  })

  it('tells that the rule on increases reaches older leases at their next adaptation', () => {
    const { findings } = analyze(LAWFUL_LEASE.replace("n'est pas indexé", 'augmente de 3 % chaque année'), '2022-03-01')
    expect(findings).toMatchObject([
      { id: 'L20', application: 'next_adaptation', detail: expect.stringContaining('next change of the rent') },
    ])
  })

  it('takes the last rule for a lease that tells no day, and says so', () => {
    const undated = LAWFUL_LEASE.replace('le 1er mai 2025', 'prochainement').replace(', le 10 avril 2025,', '')
    const { concludedOn, concludedOnBasis, unknowns } = analyze(undated)
    expect({ concludedOn, concludedOnBasis }).toEqual({ concludedOn: '2026-11-21', concludedOnBasis: 'assumed' })
    expect(unknowns[0]).toEqual({ id: 'date_assumed', text: expect.stringContaining('When was the lease signed') })
  })

  it('compares a guarantee with the rent, and notes that amounts contradict months', () => {
    const { findings } = analyze(LAWFUL_LEASE.replace('3.000 €, soit deux', '4.600 €, soit deux'))
    expect(findings).toMatchObject([{ id: 'L01', detail: expect.stringContaining('3.07 times the rent') }])
  })

  it('shows the ceiling by a stated capital, with what is not known', () => {
    const { rentCeiling } = analyze(
      LAWFUL_LEASE.replace('capital investi et', 'capital investi, qui est de 480.000 €, et'),
    )
    expect(rentCeiling).toMatchObject({ statedCapitalEur: 480_000, monthlyHighEur: null })
    expect(rentCeiling!.unknowns).toContain('revaluation_coefficient')
    expect(analyze(LAWFUL_LEASE).rentCeiling).toBeNull()
  })

  it.each<[string, string, object]>([
    [
      'stated as revalued',
      'investi, réévalué, de 512.000 €',
      { coefficient: 1, monthlyLowEur: null, monthlyHighEur: 2133.33 },
    ],
    [
      'not revalued',
      'investi, non réévalué, de 512.000 €',
      { coefficient: null, monthlyLowEur: null, monthlyHighEur: null },
    ],
    ['to be revalued', 'investi de 512.000 €, à réévaluer,', { coefficient: null, monthlyHighEur: null }],
    [
      'of a year, with the coefficient of it',
      'investi en 2012 de 400.000 € (coefficient de réévaluation de 2012 : 1,28)',
      { coefficient: 1.28, monthlyHighEur: 2133.33 },
    ],
    [
      'with a coefficient of no year',
      'investi de 400.000 € (coefficient de réévaluation : 1,28)',
      { coefficient: null, monthlyHighEur: null },
    ],
    [
      'of a young building',
      'investi, réévalué, de 512.000 €, maison construite en 2018,',
      { monthlyLowEur: 2133.33, monthlyHighEur: 2133.33, unknowns: [] },
    ],
    [
      'of an old building',
      'investi, réévalué, de 512.000 €, maison construite en 1995,',
      { monthlyHighEur: 2133.33, unknowns: ['land_part', 'upkeep'] },
    ],
  ])('computes the ceiling by a capital %s', (_, capital, expected) => {
    const { rentCeiling } = analyze(LAWFUL_LEASE.replace('capital investi', `capital ${capital}`))
    expect(rentCeiling).toMatchObject({ sharePercent: 5, ...expected })
  })

  it('is the same whatever the line breaks of a page', () => {
    const broken = LAWFUL_LEASE.replace(/(\p{L}) (\p{Ll})/gu, (found, a: string, b: string, at: number) =>
      at % 7 === 0 ? `${a}\n${b}` : found,
    )
    expect(idsOf(analyze(broken))).toEqual([])
  })

  it('quotes plain text of the lease only, shortened, and keeps no name as a value', () => {
    const text = LAWFUL_LEASE.replace(
      'Le préavis du locataire est de trois mois',
      `Le préavis \u0007 du locataire est de six mois ${'et encore '.repeat(60)}`,
    )
    const analysis = analyze(text)
    expect(analysis.findings).toMatchObject([{ id: 'L24' }])
    expect(analysis.findings[0]!.clause!.length).toBeLessThanOrEqual(320)
    expect(analysis.findings[0]!.clause).not.toMatch(/\p{Cc}/u)
    expect(JSON.stringify(analysis.keyTerms.map(({ value }) => value))).not.toContain('Villarreal')
  })

  it.each([
    ['too short', 'Bail: loyer 1000 euros.', /words/],
    ['too long', 'bail loyer '.repeat(40_000), /characters/],
    ['about something else', 'Take two eggs and beat them until white. '.repeat(20), /No word of a lease/],
  ])('refuses a text that is %s', (_, text, message) => {
    expect(() => analyze(text)).toThrow(UnreadableLeaseError)
    expect(() => analyze(text)).toThrow(message)
  })

  it('gives findings in order, as the contract says, and the same for the same text', () => {
    const clauses = fc.subarray(
      UNLAWFUL_CLAUSES.map(([, clause]) => clause),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(clauses, fc.string({ unit: 'grapheme', maxLength: 200 }), (chosen, noise) => {
        const text = `${LAWFUL_LEASE}\n${chosen.map((clause, index) => `${index + 9}. ${clause}`).join('\n')}\n${noise}`
        const analysis = analyze(text)
        expect(leaseAnalysisSchema.parse(analysis)).toEqual(analysis)
        expect(analyze(text)).toEqual(analysis)
        const grades = analysis.findings.map(
          ({ severity, kind }) => (kind === 'worth_reading' ? 3 : 0) + ['high', 'medium', 'low'].indexOf(severity),
        )
        expect(grades).toEqual(grades.toSorted())
      }),
      { numRuns: 15 },
    )
  })

  it('takes time that grows with the length of a hostile text, not faster', () => {
    const hostile = `bail loyer locataire ${'garantie '.repeat(20_000)}${'a'.repeat(20_000)}${'(('.repeat(5_000)} ${'1 '.repeat(10_000)}`
    expect(analyze(hostile).findings.length).toBeGreaterThan(0)
  })
})

describe('summarizeLease', () => {
  it('keeps the gravest findings and counts all', () => {
    const text = `${LAWFUL_LEASE}\n${UNLAWFUL_CLAUSES.map(([, clause]) => clause).join('\n')}`
    const analysis = analyze(text)
    const summary = summarizeLease(analysis)
    const { high, medium, low } = summary.counts
    expect(high + medium + low).toBe(analysis.findings.filter(({ kind }) => kind !== 'worth_reading').length)
    expect(summary).toMatchObject({ riskLevel: 'high' })
    expect([...summary.topFindings.map(({ title }) => title), ...summary.furtherFindings]).toEqual(
      analysis.findings.map(({ title }) => title),
    )
    expect(summary.topFindings.every(({ severity }) => severity === 'high')).toBe(true)
  })

  it('says none for a lease without findings', () => {
    expect(summarizeLease(analyze(LAWFUL_LEASE))).toMatchObject({
      riskLevel: 'none',
      counts: { high: 0, medium: 0, low: 0 },
    })
  })
})
