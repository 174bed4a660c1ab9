import fc from 'fast-check'

import {
  EMPLOYMENT_TYPES,
  HOUSEHOLD_TYPES,
  RESIDENCY_TYPES,
  RESIDENCE_USES,
} from '../../../contracts/law/affordability.ts'
import type { AffordabilityRequest } from '../../../contracts/law/affordability.ts'

/** A couple with a steady income that buys an existing main residence, everything confirmed. */
export const CONFIRMED: AffordabilityRequest = {
  annualIncome: 120_000,
  monthlyDebts: 300,
  savingsAvailable: 150_000,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
  residenceUse: 'primary',
  bellegenAktEligibleBuyers: 2,
  bellegenAktCreditAvailable: 80_000,
  propertyCondition: 'existing',
  deedDate: '2026-11-21',
}

/** The same couple with the required arguments only. */
export const UNCONFIRMED: AffordabilityRequest = {
  annualIncome: CONFIRMED.annualIncome,
  monthlyDebts: CONFIRMED.monthlyDebts,
  savingsAvailable: CONFIRMED.savingsAvailable,
  householdType: CONFIRMED.householdType,
  employmentType: CONFIRMED.employmentType,
  residencyType: CONFIRMED.residencyType,
}

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined })

/** Term of a loan without one stated, in years, at least. */
const LEAST_TERM = 10

/** Any request that can be calculated: the rate is fixed for no longer than the loan lasts. */
export const anyRequest: fc.Arbitrary<AffordabilityRequest> = fc
  .record({
    annualIncome: fc.integer({ min: 0, max: 600_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 4_000 }),
    savingsAvailable: fc.oneof(
      fc.integer({ min: 0, max: 1_500_000 }),
      fc.integer({ min: 0, max: 1_500_000 * 100 }).map((cents) => cents / 100),
    ),
    householdType: fc.constantFrom(...HOUSEHOLD_TYPES),
    employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
    residencyType: fc.constantFrom(...RESIDENCY_TYPES),
    residenceUse: maybe(fc.constantFrom(...RESIDENCE_USES)),
    bellegenAktEligibleBuyers: maybe(fc.integer({ min: 0, max: 3 })),
    bellegenAktCreditAvailable: maybe(fc.integer({ min: 0, max: 120_000 })),
    propertyCondition: maybe(fc.constantFrom('existing', 'new_build')),
    propertyType: maybe(fc.constantFrom('apartment', 'house')),
    termYears: maybe(fc.integer({ min: 1, max: 40 })),
    interestRate: fc.integer({ min: 10, max: 1_500 }).map((hundredths) => hundredths / 100),
    debtServicePercent: maybe(fc.integer({ min: 5, max: 80 })),
    fixedYears: maybe(fc.integer({ min: 0, max: 40 })),
    loanToValuePercent: maybe(fc.integer({ min: 1, max: 100 })),
    firstMainResidence: maybe(fc.boolean()),
    isEeaResident: maybe(fc.boolean()),
    classedAsHouse: maybe(fc.boolean()),
    landPercent: maybe(fc.integer({ min: 0, max: 100 })),
    deedDate: fc.constantFrom('2024-03-01', '2025-03-01', '2025-08-01', '2026-11-21'),
    isPersonalResidence: maybe(fc.boolean()),
    isFirstTimeBuyer: maybe(fc.boolean()),
  })
  .map(({ fixedYears, ...request }) => ({
    ...request,
    fixedYears: fixedYears === undefined ? undefined : Math.min(fixedYears, request.termYears ?? LEAST_TERM),
  }))

/** A commune with a surcharge, one without, or none stated. */
export const anyCommune: fc.Arbitrary<string | null> = fc.constantFrom('luxembourg', 'wiltz', null)
