import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { affordabilitySchema, leverId } from '../../contracts/law/affordability.ts'
import type { Affordability, AffordabilityRequest } from '../../contracts/law/affordability.ts'
import { LOCALES } from '../../kernel/locale.ts'
import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { deprecationNotes, wordedAffordability } from '../../../content/say/household/affordability.ts'
import { AFFORDABILITY_WORDS } from '../../../content/i18n/affordability.ts'
import { affordability } from './affordability.ts'
import { ASSUMPTIONS } from './assumptions.ts'
import { FixationBeyondTermError } from './lending-rules.ts'
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

  it('writes the VAT of a new dwelling as the sum that gives it, below and above the cap of its relief', () => {
    const amountOf = (text: string): number => Number(text.replaceAll(/[€,]/g, ''))
    const worked = (text: string): number => {
      const [, share, base, cap, relief, reliefBase] =
        /= (\d+)\u{a0}% × (€[\d,.]+)(?: − min\((€[\d,.]+); (\d+)\u{a0}% × (€[\d,.]+)\))?/u.exec(text)!
      const full = (Number(share) / 100) * amountOf(base!)
      return cap === undefined ? full : full - Math.min(amountOf(cap), (Number(relief) / 100) * amountOf(reliefBase!))
    }
    const reliefs = new Set<boolean>()
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { newBuild, acquisitionCosts } = ask({ ...request, propertyCondition: 'new_build' })
        const [vat] = acquisitionCosts.includedInPrice
        expect(Math.abs(worked(vat!) - newBuild!.vat)).toBeLessThan(0.05)
        reliefs.add(vat!.includes('min('))
      }),
      { numRuns: 60 },
    )
    expect(reliefs).toEqual(new Set([true, false]))
  })

  it('says of a deed after its data that law and rates may have changed by then', () => {
    for (const locale of LOCALES) {
      const ahead = AFFORDABILITY_WORDS[locale]['affordability.ahead']
      expect(ask({ ...CONFIRMED, deedDate: '2026-11-22' }, { locale }).disclaimer).toContain(ahead)
      expect(ask({ ...CONFIRMED, deedDate: '2026-11-21' }, { locale }).disclaimer).not.toContain(ahead)
    }
  })

  it('writes the fee of a notary as the sum that gives it, without the name of a tariff', () => {
    const sumOf = (rule: string): number =>
      [...rule.matchAll(/([\d.]+)\u{a0}% × €?([\d,.]+)/gu)].reduce(
        (sum, [, share, amount]) => sum + (Number(share) / 100) * Number(amount!.replaceAll(',', '')),
        0,
      )
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const { id, amount, rule } of ask(request).acquisitionCosts.lines)
          if (id.endsWith('_emoluments')) expect(Math.abs(sumOf(rule) - amount)).toBeLessThan(0.05)
      }),
      { numRuns: 40 },
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
        const isAbroad = request.residencyType === 'non_resident' && request.isEeaResident !== true
        if (!isConfirmed || isAbroad) expect(bellegenAkt.creditApplied).toBe(0)
        if (isConfirmed && !isAbroad)
          expect(bellegenAkt.state).toBe(buyers * balance > 0 ? 'applied' : 'confirmed_zero')
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
        if (request.residenceUse !== 'primary')
          expect({ ...first, questions: [] }).toEqual({ ...flagged, questions: [] })
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
    expect(levers.map(({ change }) => change).join()).toContain('Bëllegen Akt tax credit of €80,000, once confirmed')
    expect(acquisitionCosts.lines.map(({ id }) => id)).not.toContain('bellegen_akt_credit')
  })

  it('dates the rate and the law, and is no better founded than its weakest figure', () => {
    const { loan, assumptions, deedDate, disclaimer, status } = ask(CONFIRMED)
    expect(loan).toMatchObject({ interestRate: 3.29, rateMonth: '2025-07', fixation: '20-25', rateAgeDays: 478 })
    const said = assumptions.join('\n')
    expect(said).toContain('3.29 % is the published average of July 2025 for loans fixed for 20-25 years (BCL')
    expect(said).toContain('478 days older than the deed, more than 75 days')
    expect(said).toContain('A newer average exists for another fixation: 3.52 % for 5-10 years, January 2026')
    expect(deedDate).toBe('2026-11-21')
    expect(disclaimer).toMatch(/Law of 21 November 2026.*Not legal, tax or financial advice/)
    expect(status).toBe('unverified')
  })

  it('gives a first main residence 100 % of the price without a deprecated argument, and any lender its own limit within the law', () => {
    const cap = (changed: Partial<AffordabilityRequest>) => ask({ ...CONFIRMED, ...changed }).loan.loanToValueCap
    expect(cap({})).toBe(0.9)
    expect(cap({ firstMainResidence: true })).toBe(1)
    expect(cap({ firstMainResidence: false, isFirstTimeBuyer: true })).toBe(0.9)
    expect(cap({ loanToValuePercent: 75 })).toBe(0.75)
    expect(cap({ loanToValuePercent: 95 })).toBe(0.95)
    expect(cap({ loanToValuePercent: 95, residenceUse: 'rental' })).toBe(0.8)
    const exception = ask({ ...CONFIRMED, loanToValuePercent: 95 }).assumptions.join()
    expect(exception).toContain('caps this loan at 90 % of the price')
    expect(ask({ ...CONFIRMED, loanToValuePercent: 90 }).assumptions.join()).not.toContain('caps this loan')
  })

  it('spans what lenders accept, in steps of 5,000', () => {
    const { maxPropertyPriceRange: range } = ask({ ...CONFIRMED, savingsAvailable: 300_000 })
    expect([range.low % 5_000, range.high % 5_000]).toEqual([0, 0])
    const careful = ask({ ...CONFIRMED, savingsAvailable: 300_000, debtServicePercent: 33 })
    const bold = ask({ ...CONFIRMED, savingsAvailable: 300_000, debtServicePercent: 45 })
    expect(range.low).toBeLessThanOrEqual(careful.maxPropertyPrice)
    expect(range.high).toBeGreaterThanOrEqual(bold.maxPropertyPrice)
    expect(bold.maxPropertyPriceRange.low).toBeGreaterThan(careful.maxPropertyPriceRange.low)
  })

  it('shows the same loan at a variable rate, and after that has risen', () => {
    const { variable, monthlyPayment, stress } = ask(CONFIRMED)
    expect(variable).toMatchObject({ interestRate: 3.01, rateMonth: '2026-01' })
    expect(variable!.monthlyPayment).toBeLessThan(monthlyPayment)
    expect(variable!.raisedPayment).toBeGreaterThan(monthlyPayment)
    expect(variable!.raisedPayment).toBeLessThan(stress.monthlyPayment)
    const variableLoan = ask({ ...CONFIRMED, fixedYears: 0 })
    expect(variableLoan).toMatchObject({ loan: { interestRate: 3.01, fixation: '0-1' } })
    expect(variableLoan.assumptions.join()).toContain('for variable loans')
    expect(variableLoan.assumptions.join()).not.toContain('0-1')
    expect(ask({ ...CONFIRMED, interestRate: 4, deedDate: '2024-03-01' }).variable).toBeNull()
  })

  it('takes the fixation of the loan, and says when only another one is published', () => {
    const rate = (changed: Partial<AffordabilityRequest>) => ask({ ...CONFIRMED, ...changed })
    expect(rate({ fixedYears: 10 }).loan).toMatchObject({ interestRate: 3.52, rateMonth: '2026-01', fixation: '5-10' })
    expect(rate({ termYears: 1 }).loan).toMatchObject({ interestRate: 3.01, fixation: '0-1' })
    expect(rate({ termYears: 27 }).assumptions.join()).toContain('No average is published for a fixation of 27 years')
    expect(rate({ deedDate: '2025-07-20' }).assumptions.join()).not.toContain('older than the deed')
  })

  it('refuses a rate that is fixed for longer than the loan lasts, whether the term is stated or usual', () => {
    const rate = (changed: Partial<AffordabilityRequest>) => () => ask({ ...CONFIRMED, ...changed })
    expect(rate({ termYears: 20, fixedYears: 21 })).toThrow(FixationBeyondTermError)
    expect(rate({ termYears: 20, fixedYears: 20 })).not.toThrow()
    expect(rate({ fixedYears: 40 })).toThrow(FixationBeyondTermError)
    expect(rate({ interestRate: 3, termYears: 1, fixedYears: 2 })).toThrow(FixationBeyondTermError)
  })

  it('asks non-residents whether they live in the EEA, and lets others claim the credit back', () => {
    const from = (isEeaResident?: boolean) => ask({ ...CONFIRMED, residencyType: 'non_resident', isEeaResident })
    expect(from().bellegenAkt).toMatchObject({ state: 'unconfirmed', missing: ['isEeaResident'], creditApplied: 0 })
    expect(from().questions.join()).toContain('European Economic Area')
    expect(from(true).bellegenAkt).toMatchObject({ state: 'applied', missing: [], refundLater: 0 })
    const refunded = from(false)
    expect(refunded.bellegenAkt).toMatchObject({ state: 'refund_later', creditApplied: 0 })
    expect(refunded.bellegenAkt.refundLater).toBeGreaterThan(0)
    expect(refunded.maxPropertyPriceCostBasis).toBe('complete')
    expect(refunded.assumptions.join()).toContain('claim back up to €80,000')
    expect(ask({ ...CONFIRMED, residencyType: 'cross_border' }).bellegenAkt.state).toBe('applied')
  })

  it('leaves the municipal surcharge open unless the class is stated', () => {
    const of = (changed: Partial<AffordabilityRequest>) =>
      ask({ ...CONFIRMED, residenceUse: 'rental', ...changed }, { communeSlug: 'luxembourg' }).acquisitionCosts
    expect(of({ propertyType: 'apartment' }).unknownComponents).toEqual(['municipal_surcharge'])
    expect(of({ propertyType: 'apartment', classedAsHouse: true }).unknownComponents).toEqual([])
    expect(of({ classedAsHouse: false }).lines.map(({ id }) => id)).toContain('municipal_surcharge')
    expect(of({ classedAsHouse: true }).lines.map(({ id }) => id)).not.toContain('municipal_surcharge')
  })

  it('does not count a single parent as two earners', () => {
    const net = (householdType: AffordabilityRequest['householdType']) => ask({ ...CONFIRMED, householdType }).netIncome
    expect(net('single_parent').monthly).toBe(net('single').monthly)
    expect(net('single_parent').high).toBeGreaterThan(net('single').high)
    expect(net('single_parent').monthly).toBeLessThan(net('family').monthly)
    const said = ask({ ...CONFIRMED, householdType: 'family', bellegenAktEligibleBuyers: 1 }).questions.join()
    expect(said).toContain('single_parent')
  })

  it('says that the rent of a home to let is left out, and questions figures of another unit without changing them', () => {
    expect(ask({ ...CONFIRMED, residenceUse: 'rental' }).assumptions.join()).toContain('rent that you expect')
    const monthly = ask({ ...CONFIRMED, annualIncome: 7_500, monthlyDebts: 900 })
    expect(monthly.questions.join()).toMatch(/Is €7,500 your yearly income.*€90,000.*Are €900 your monthly payments/)
    expect(ask(CONFIRMED).questions.join()).not.toMatch(/your yearly income|your monthly payments/)
  })

  it('answers for no income at all: savings buy, and nothing is asked of them', () => {
    const { maxPropertyPrice, loan, questions } = ask({ ...CONFIRMED, annualIncome: 0, monthlyDebts: 0 })
    expect(loan).toMatchObject({ amount: 0, incomeCap: 0 })
    expect(maxPropertyPrice).toBeGreaterThan(140_000)
    expect(questions.join()).not.toContain('your yearly income')
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
    const levers = leverId.options.map((id) => `affordability.lever.${id}` as const)
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
