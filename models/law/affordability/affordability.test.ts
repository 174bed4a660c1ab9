import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { affordabilitySchema, LEVERS } from '../../contracts/law/affordability.ts'
import type { Affordability, AffordabilityRequest } from '../../contracts/law/affordability.ts'
import { LOCALES } from '../../kernel/locale.ts'
import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { deprecationNotes, wordedAffordability } from '../../../content/say/affordability.ts'
import { AFFORDABILITY_WORDS } from '../../../content/i18n/affordability.ts'
import { affordability } from './affordability.ts'
import { ASSUMPTIONS } from './assumptions.ts'
import { anyCommune, anyRequest, CONFIRMED, UNCONFIRMED } from './testing/requests.ts'

const legal = await committedLegalFacts()
const ask = (
  request: AffordabilityRequest,
  { communeSlug = null, locale = 'en' }: { communeSlug?: string | null; locale?: (typeof LOCALES)[number] } = {},
): Affordability =>
  wordedAffordability(affordability(request, { legal, communeSlug, on: request.deedDate ?? '2026-11-21' }), {
    locale,
    asOf: '2026-11-21',
  })

describe('an affordability answer', () => {
  it('keeps its contract and speaks whole sentences, whatever is asked in whatever language', () => {
    fc.assert(
      fc.property(anyRequest, anyCommune, fc.constantFrom(...LOCALES), (request, communeSlug, locale) => {
        const answer = ask(request, { communeSlug, locale })
        expect(affordabilitySchema.strict().parse(answer)).toEqual(answer)
        expect(JSON.stringify(answer)).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/)
      }),
      { numRuns: 60 },
    )
  })

  it('calls only a figure complete that leaves no component open, and warns of any other', () => {
    fc.assert(
      fc.property(anyRequest, anyCommune, (request, communeSlug) => {
        const { maxPropertyPriceCostBasis, acquisitionCosts, bellegenAkt, use } = ask(request, { communeSlug })
        const isComplete = acquisitionCosts.unknownComponents.length === 0
        expect(maxPropertyPriceCostBasis).toBe(isComplete ? 'complete' : 'known_costs_only')
        expect(use.includes('do not use this figure as a search limit')).toBe(!isComplete)
        expect(acquisitionCosts.unknownExplained).toHaveLength(acquisitionCosts.unknownComponents.length)
        if (bellegenAkt.state === 'unconfirmed') expect(isComplete).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('applies the credit with all three confirmed, and never otherwise', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { bellegenAkt } = ask(request)
        const { residenceUse, bellegenAktEligibleBuyers: buyers, bellegenAktCreditAvailable: balance } = request
        const isConfirmed = residenceUse === 'primary' && buyers !== undefined && balance !== undefined
        if (!isConfirmed) expect(bellegenAkt.creditApplied).toBe(0)
        if (isConfirmed) expect(bellegenAkt.state).toBe(buyers * balance > 0 ? 'applied' : 'confirmed_zero')
        if (isConfirmed) expect(bellegenAkt.creditApplied).toBeLessThanOrEqual(Math.min(balance, buyers * 40_000))
      }),
      { numRuns: 60 },
    )
  })

  it('does not hang on deprecated flags, except that a first-time buyer of a main residence may borrow more', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { isPersonalResidence: _, isFirstTimeBuyer: __, ...plain } = request
        const flagged = ask({ ...plain, isPersonalResidence: true })
        expect(flagged).toEqual(ask(plain))
        const first = ask({ ...plain, isFirstTimeBuyer: true })
        expect(first.bellegenAkt.state).toBe(flagged.bellegenAkt.state)
        expect(first.maxPropertyPriceCostBasis).toBe(flagged.maxPropertyPriceCostBasis)
        if (request.residenceUse !== 'primary') expect(first).toEqual(flagged)
      }),
      { numRuns: 30 },
    )
  })

  it('has a range around it, a stress test below it, and levers that raise it', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { maxPropertyPrice, maxPropertyPriceRange: range, stress, levers } = ask(request)
        expect(range.low).toBeLessThanOrEqual(maxPropertyPrice)
        expect(range.high).toBeGreaterThanOrEqual(maxPropertyPrice)
        expect(stress.maxPropertyPrice).toBeLessThanOrEqual(maxPropertyPrice)
        expect(levers.length).toBeLessThanOrEqual(4)
        for (const { maxPropertyPrice: raised, difference } of levers) {
          expect(difference).toBeGreaterThan(0)
          expect(raised).toBe(maxPropertyPrice + difference)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('shows what a confirmed credit would bring, without counting it', () => {
    const { levers, acquisitionCosts } = ask(UNCONFIRMED)
    expect(levers.map(({ change }) => change).join()).toContain('Bëllegen Akt tax credit of 80,000 €, once confirmed')
    expect(acquisitionCosts.lines.map(({ id }) => id)).not.toContain('bellegen_akt_credit')
  })

  it('dates the rate and the law, and is no better founded than its weakest figure', () => {
    const { loan, assumptions, deedDate, disclaimer, status } = ask(CONFIRMED)
    expect(loan).toMatchObject({ interestRate: 3.52, rateMonth: '2026-01' })
    expect(assumptions.join('\n')).toContain('3.52 % is the published average of 2026-01, 10 months before the deed')
    expect(deedDate).toBe('2026-11-21')
    expect(disclaimer).toMatch(/Law of 2026-11-21.*Not legal, tax or financial advice/)
    expect(status).toBe('unverified')
  })

  it('says what deprecated flags did, in the language asked for', () => {
    expect(deprecationNotes(CONFIRMED, 'en')).toEqual([])
    expect(deprecationNotes({ ...CONFIRMED, isFirstTimeBuyer: false }, 'de')).toEqual([
      expect.stringContaining('isFirstTimeBuyer ist veraltet'),
    ])
  })
})

describe('the sentences', () => {
  const figuresIn = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort()

  it.each(LOCALES)('in %s hold the same figures as in English', (locale) => {
    const [english, other] = [AFFORDABILITY_WORDS.en, AFFORDABILITY_WORDS[locale]]
    const assumptions = ASSUMPTIONS.map((id) => `affordability.assumption.${id}` as const)
    const levers = LEVERS.map((id) => `affordability.lever.${id}` as const)
    for (const key of [...assumptions, ...levers]) expect(figuresIn(other[key])).toEqual(figuresIn(english[key]))
    expect(figuresIn(other['affordability.knownCostsOnly'])).toEqual(['{components}'])
    expect(figuresIn(other['affordability.disclaimer'])).toEqual(['{asOf}', '{deedDate}'])
  })

  it('cannot be told without their figures', () => {
    const found = affordability(CONFIRMED, { legal, communeSlug: null, on: '2026-11-21' })
    const assumptions = found.assumptions.map((assumed) => ({ ...assumed, figures: {} }))
    expect(() => wordedAffordability({ ...found, assumptions }, { locale: 'en', asOf: '2026-11-21' })).toThrow(
      'wants a value for',
    )
  })
})
