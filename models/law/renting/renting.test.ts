import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EMPLOYMENT_TYPES, HOUSEHOLD_TYPES, RESIDENCY_TYPES } from '../../contracts/law/affordability.ts'
import type { RentingRequest } from '../../contracts/law/renting.ts'
import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { moveInCosts, moveInRules } from './move-in-costs.ts'
import { renting } from './renting.ts'
import type { RentingFacts } from './renting.ts'

const legal = await committedLegalFacts()
const ON = '2026-11-21'
const ask = (request: RentingRequest): RentingFacts => renting(request, { legal, on: request.leaseDate ?? ON })

const COUPLE: RentingRequest = {
  annualIncome: 90_000,
  monthlyDebts: 0,
  savingsAvailable: 20_000,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
  monthlyCharges: 250,
}

const anyRequest: fc.Arbitrary<RentingRequest> = fc.record({
  annualIncome: fc.integer({ min: 0, max: 400_000 }),
  monthlyDebts: fc.integer({ min: 0, max: 4_000 }),
  savingsAvailable: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constant(0)),
  householdType: fc.constantFrom(...HOUSEHOLD_TYPES),
  employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
  residencyType: fc.constantFrom(...RESIDENCY_TYPES),
  monthlyCharges: fc.option(fc.integer({ min: 0, max: 800 }), { nil: undefined }),
  rentSharePercent: fc.option(fc.integer({ min: 5, max: 80 }), { nil: undefined }),
  hasAgency: fc.option(fc.boolean(), { nil: undefined }),
  hasBankGuarantee: fc.option(fc.boolean(), { nil: undefined }),
  leaseDate: fc.constantFrom('2024-08-01', '2025-03-01', ON),
})

describe('what a household can rent', () => {
  it('calls stated only what the request states: the rent is computed, from income that is not checked', () => {
    const { lines } = ask(COUPLE).moveIn
    expect(lines.find(({ id }) => id === 'first_rent')).toMatchObject({
      source: 'the highest rent, computed',
      status: 'unverified',
    })
    expect(lines.find(({ id }) => id === 'first_charges')).toMatchObject({ source: 'stated in the request' })
  })

  it('is a rent that income and savings carry, and one euro more breaks one of them', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const found = ask(request)
        const { maxMonthlyRent, moveIn, rentByIncome, rentBySavings, limitedBy } = found
        expect(maxMonthlyRent).toBe(Math.min(rentByIncome, rentBySavings))
        expect(moveIn.total).toBeLessThanOrEqual(request.savingsAvailable)
        const monthly = (found.netIncome.monthly * found.rentShare.limit - request.monthlyDebts) * 1
        if (maxMonthlyRent > 0)
          expect(maxMonthlyRent + (request.monthlyCharges ?? 0)).toBeLessThanOrEqual(monthly + 0.02)
        if (limitedBy === 'income')
          expect(maxMonthlyRent + 1 + (request.monthlyCharges ?? 0)).toBeGreaterThan(monthly - 0.02)
        else {
          const rules = moveInRules(legal, request, found.leaseDate)
          const next = moveInCosts(rules, (maxMonthlyRent + 1) * 100)
          expect(next.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBeGreaterThan(
            Math.round(request.savingsAvailable * 100),
          )
        }
      }),
      { numRuns: 200 },
    )
  })

  it('never takes more than the legal deposit and half of the fee', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { moveIn, maxMonthlyRent } = ask(request)
        const line = (id: string): number => moveIn.lines.find((each) => each.id === id)?.amount ?? 0
        expect(line('deposit')).toBe(request.hasBankGuarantee ? 0 : 2 * maxMonthlyRent)
        expect(line('agency_fee')).toBe(request.hasAgency === false ? 0 : maxMonthlyRent / 2)
        const sum = moveIn.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
        expect(sum).toBe(Math.round(moveIn.total * 100))
        expect(Math.round(moveIn.left * 100)).toBe(Math.round(request.savingsAvailable * 100) - sum)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['annualIncome', 1],
    ['savingsAvailable', 1],
    ['monthlyCharges', -1],
    ['monthlyDebts', -1],
  ] as const)('moves with %s one way only, and its range holds it', (field, way) => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 5_000 }), (request, more) => {
        const value = request[field]
        if (value === undefined) return
        const [before, after] = [ask(request), ask({ ...request, [field]: value + more })]
        expect(way * (after.maxMonthlyRent - before.maxMonthlyRent)).toBeGreaterThanOrEqual(0)
        expect(before.maxMonthlyRentRange.low).toBeLessThanOrEqual(before.maxMonthlyRent)
        expect(before.maxMonthlyRentRange.high).toBeGreaterThanOrEqual(before.maxMonthlyRent)
      }),
      { numRuns: 100 },
    )
  })

  it('is nothing at all without income, and no cost is made up for it', () => {
    const found = ask({ ...COUPLE, annualIncome: 0 })
    expect(found).toMatchObject({ maxMonthlyRent: 0, limitedBy: 'income', moveIn: { total: 0, lines: [] } })
    expect(found.rentShare.effort).toBeNull()
  })

  it('says that charges are unknown, and counts stated ones', () => {
    const { monthlyCharges: _, ...unstated } = COUPLE
    expect(ask(unstated).unknowns).toEqual(['charges'])
    expect(ask(COUPLE)).toMatchObject({ unknowns: [], maxMonthlyRent: ask(unstated).maxMonthlyRent - 250 })
    expect(ask(COUPLE).moveIn.lines.at(-1)).toMatchObject({ id: 'first_charges', amount: 250 })
  })

  it('names the subsidies with their law and page', () => {
    expect(ask(COUPLE).aids.map(({ id }) => id)).toEqual(['rent_subsidy', 'deposit_aid'])
    for (const { law, url } of ask(COUPLE).aids) {
      expect(law).toMatch(/^Law of /)
      expect(url).toMatch(/^https:\/\/guichet\.public\.lu\//)
    }
    expect(ask({ ...COUPLE, leaseDate: '2025-01-01' }).aids[0]?.figures).toMatchObject({
      rent_subsidy_maximum_eur: 520,
    })
  })

  it('knows no rule for a lease before the reform of 2024, and says so', () => {
    expect(() => ask({ ...COUPLE, leaseDate: '2024-07-31' })).toThrow('letting_fee_tenant_share')
  })
})
