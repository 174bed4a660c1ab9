import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AffordabilityRequest } from '../../contracts/law/affordability.ts'
import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { sumCents } from './acquisition-costs.ts'
import { calculate } from './calculate.ts'
import type { Calculation } from './calculate.ts'
import { purchaseAt } from './maximum-price.ts'
import { monthlyPaymentCents } from './mortgage.ts'
import { anyCommune, anyRequest } from './testing/requests.ts'

const legal = await committedLegalFacts()
const run = (request: AffordabilityRequest, communeSlug: string | null = null): Calculation =>
  calculate(request, { legal, communeSlug, on: request.deedDate ?? '2026-11-21' })

describe('the maximum price', () => {
  it('leaves exactly zero when a loan is taken, and one euro more fails', () => {
    fc.assert(
      fc.property(anyRequest, anyCommune, (request, communeSlug) => {
        const { rules, funds, maximum } = run(request, communeSlug)
        const { priceEur, loanCents, costs, leftCents, isAffordable } = maximum
        expect(isAffordable).toBe(true)
        expect(leftCents).toBe(loanCents + funds.savingsCents - priceEur * 100 - sumCents(costs))
        if (loanCents > 0) expect(leftCents).toBe(0)
        // Without a loan the price is whole euros: less than the next euro with its costs is left.
        else expect(leftCents).toBeGreaterThanOrEqual(0)
        for (const more of [1, 2, 3, 5, 10, 50, 99, 100, 150, 1_000, 50_000])
          expect(purchaseAt(rules, funds, priceEur + more).isAffordable).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('is the border: every price below is affordable', () => {
    fc.assert(
      fc.property(anyRequest, fc.double({ min: 0, max: 1, noNaN: true }), (request, part) => {
        const { rules, funds, maximum } = run(request)
        // Cents blur the last euros.
        const below = Math.floor(Math.max(0, maximum.priceEur - 100) * part)
        expect(purchaseAt(rules, funds, below).isAffordable).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps to what the lender gives', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { funds, lending, net, maximum } = run(request)
        expect(maximum.loanCents).toBeLessThanOrEqual(maximum.priceEur * 100 * lending.loanToValueLimit + 0.01)
        expect(maximum.loanCents).toBeLessThanOrEqual(funds.incomeCapCents)
        const payment = monthlyPaymentCents(maximum.loanCents, lending.ratePercent, lending.termYears) / 100
        if (maximum.loanCents > 0)
          expect(payment + request.monthlyDebts).toBeLessThanOrEqual(
            (net.central * lending.debtServiceLimit) / 12 + 0.01,
          )
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['annualIncome', 1],
    ['savingsAvailable', 1],
    ['bellegenAktCreditAvailable', 1],
    ['monthlyDebts', -1],
    ['interestRate', -1],
  ] as const)('moves with %s one way only', (field, way) => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 50_000 }), anyCommune, (request, more, communeSlug) => {
        const step = field === 'interestRate' ? more / 10_000 : more
        const before = run(request, communeSlug).maximum.priceEur
        const value = request[field]
        if (value === undefined) return
        const after = run({ ...request, [field]: value + step }, communeSlug).maximum.priceEur
        // From no credit to some, exemptions of other costs may follow; none of them makes a purchase dearer.
        expect(way * (after - before)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 200 },
    )
  })
})
