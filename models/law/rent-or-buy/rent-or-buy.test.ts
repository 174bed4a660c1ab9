import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RentOrBuyRequest } from '../../contracts/law/rent-or-buy.ts'
import { CONFIRMED } from '../affordability/testing/requests.ts'
import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { breakEvenYear, compareYears, loanLeftEur } from './compare-years.ts'
import type { Comparison } from './compare-years.ts'
import { rentOrBuy } from './rent-or-buy.ts'
import type { PriceForecast, RentOrBuyFacts } from './rent-or-buy.ts'

const legal = await committedLegalFacts()
const ask = (request: RentOrBuyRequest, priceForecast: PriceForecast | null = null): RentOrBuyFacts =>
  rentOrBuy(request, { legal, communeSlug: null, on: '2026-11-21', priceForecast })

const COUPLE: RentOrBuyRequest = { ...CONFIRMED, price: 600_000, monthlyRent: 1_900, interestRate: 3.5 }

const anyComparison: fc.Arbitrary<Comparison> = fc.record({
  priceEur: fc.integer({ min: 100_000, max: 2_000_000 }),
  loanEur: fc.integer({ min: 0, max: 1_000_000 }),
  ratePercent: fc.integer({ min: 10, max: 900 }).map((hundredths) => hundredths / 100),
  termYears: fc.integer({ min: 1, max: 35 }),
  monthlyPaymentEur: fc.integer({ min: 0, max: 6_000 }),
  ownerInvestsEur: fc.integer({ min: 0, max: 200_000 }),
  ownerCostShare: fc.integer({ min: 0, max: 30 }).map((permille) => permille / 1_000),
  ownerCostGrowth: fc.integer({ min: 0, max: 50 }).map((permille) => permille / 1_000),
  saleCostShare: fc.constant(0.0351),
  monthlyRentEur: fc.integer({ min: 300, max: 5_000 }),
  depositEur: fc.integer({ min: 0, max: 10_000 }),
  tenantInvestsEur: fc.integer({ min: -10_000, max: 400_000 }),
  rentGrowth: fc.integer({ min: -20, max: 120 }).map((permille) => permille / 1_000),
  rentStepYears: fc.constant(2),
  rentStepMost: fc.constant(0.1),
  investmentReturn: fc.integer({ min: -20, max: 90 }).map((permille) => permille / 1_000),
  priceChanges: fc.array(
    fc.integer({ min: -100, max: 100 }).map((permille) => permille / 1_000),
    { maxLength: 3 },
  ),
  laterChange: fc.integer({ min: -20, max: 60 }).map((permille) => permille / 1_000),
  years: fc.integer({ min: 1, max: 40 }),
})

describe('the years of a comparison', () => {
  it('lose no euro: with no return, what is paid and what is left differ between the sides by the home alone', () => {
    fc.assert(
      fc.property(anyComparison, (drawn) => {
        const of = { ...drawn, investmentReturn: 0 }
        const rows = compareYears(of)
        const [owner, tenant] = [rows.map((row) => row.ownerPays), rows.map((row) => row.tenantPays)].map((paid) =>
          paid.reduce((sum, amount) => sum + amount, 0),
        ) as [number, number]
        const last = rows.at(-1)!
        const ofHome = last.homeValue * (1 - of.saleCostShare) - last.loanLeft + of.ownerInvestsEur
        const expected = ofHome - owner - (of.tenantInvestsEur + of.depositEur - tenant)
        expect(last.ownerWealth - last.tenantWealth).toBeCloseTo(expected, 0)
      }),
      { numRuns: 200 },
    )
  })

  it('let at most one side invest in a year, and raise a rent by the steps of the law', () => {
    fc.assert(
      fc.property(anyComparison, (drawn) => {
        const rows = compareYears({ ...drawn, investmentReturn: 0 })
        rows.forEach((row, index) => {
          const before = rows[index - 1]
          if (!before) return
          const [byOwner, byTenant] = [
            row.ownerInvested - before.ownerInvested,
            row.tenantInvested - before.tenantInvested,
          ]
          expect(Math.min(byOwner, byTenant)).toBeCloseTo(0, 1)
          const step = row.tenantPays / before.tenantPays
          expect(step).toBeLessThanOrEqual(1.1 + 1e-4)
          if (row.year % 2 === 0) expect(step).toBe(1)
        })
      }),
      { numRuns: 100 },
    )
  })

  it('pay the loan off by the term, and not before', () => {
    fc.assert(
      fc.property(anyComparison, (of) => {
        expect(loanLeftEur(of, 0)).toBeCloseTo(of.loanEur, 4)
        expect(loanLeftEur(of, of.termYears)).toBe(0)
        if (of.loanEur > 0) expect(loanLeftEur(of, of.termYears - 1)).toBeGreaterThan(0)
      }),
    )
  })

  it('break even in the first year from which the owner stays ahead', () => {
    const row = (ownerWealth: number, tenantWealth: number, year: number) =>
      ({ year, ownerWealth, tenantWealth }) as ReturnType<typeof compareYears>[number]
    expect(breakEvenYear([row(1, 2, 1), row(3, 2, 2), row(1, 2, 3), row(5, 2, 4)])).toBe(4)
    expect(breakEvenYear([row(3, 2, 1)])).toBe(1)
    expect(breakEvenYear([row(3, 2, 1), row(1, 2, 2)])).toBeNull()
  })
})

describe('rent or buy', () => {
  const differences = ({ scenarios }: RentOrBuyFacts): number[] => scenarios.map(({ difference }) => difference)

  it('starts both sides with the same savings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 100_000, max: 1_500_000 }),
        fc.integer({ min: 300, max: 5_000 }),
        (savingsAvailable, price, monthlyRent) => {
          const { start } = ask({ ...COUPLE, savingsAvailable, price, monthlyRent })
          expect(start.ownerInvests).toBeCloseTo(savingsAvailable + start.loan - price - start.costs, 2)
          expect(start.tenantInvests).toBeCloseTo(savingsAvailable - start.deposit - start.agencyFee, 2)
          expect(start.deposit).toBe(2 * monthlyRent)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is better for the owner with a dearer rent and with rising prices, and its scenarios keep their order', () => {
    const base = differences(ask(COUPLE))
    const dearer = differences(ask({ ...COUPLE, monthlyRent: 2_400 }))
    base.forEach((difference, index) => expect(dearer[index]).toBeGreaterThan(difference))
    expect(base.toSorted((a, b) => a - b)).toEqual(base)
    const forecast = { low: [-4], central: [1], high: [5] }
    const [low, , high] = ask(COUPLE, forecast).scenarios
    expect(low?.years[0]?.homeValue).toBe(600_000 * 0.96)
    expect(high?.years[0]?.homeValue).toBe(630_000)
    expect(low?.years[1]?.homeValue).toBe(600_000 * 0.96)
  })

  it('is a verdict only when every scenario agrees', () => {
    expect(ask({ ...COUPLE, monthlyRent: 5_000 }).verdict).toBe('buying')
    expect(ask({ ...COUPLE, monthlyRent: 200, priceGrowthPercent: 0 }).verdict).toBe('renting')
    expect(ask({ ...COUPLE, years: 10 }).verdict).toBe('depends')
  })

  it('says when no lender gives the loan, and when savings do not pay the deposit', () => {
    const poor = ask({ ...COUPLE, savingsAvailable: 0, annualIncome: 0 })
    expect(poor.isAffordable).toBe(false)
    expect(poor.assumptions.map(({ id }) => id)).toEqual(expect.arrayContaining(['loan_not_given', 'deposit_not_paid']))
  })

  it('answers for a term and a comparison of one year', () => {
    const { scenarios, years } = ask({ ...COUPLE, termYears: 1, years: 1 })
    expect(years).toBe(1)
    for (const { years: rows } of scenarios) expect(rows).toMatchObject([{ year: 1, loanLeft: 0 }])
  })
})
