import { amountOn } from '../parameters/value-on.ts'
import type { Calculation, Setting } from './calculate.ts'

/** Ids of what the buyer should be asked. */
const DOUBTS = ['income_monthly', 'debts_yearly', 'eea', 'one_earner', 'first_residence'] as const
export type DoubtId = (typeof DOUBTS)[number]

/** One question, with its figures by name. */
export interface Doubt {
  readonly id: DoubtId
  readonly figures: Readonly<Record<string, number>>
}

/** Gross income of a year below this part of the minimum wage looks like that of a month. */
const UNLIKELY_WAGE_SHARE = 0.75

/** Finds figures that look like another unit, and facts that would change the answer and were not given. No figure is changed by it. */
export function doubtsOf({ request, rules }: Calculation, { legal, on }: Setting): Doubt[] {
  const { annualIncome, monthlyDebts, householdType, residenceUse } = request
  const wage = amountOn(legal, 'minimum_wage_eur', on)
  const unlikely = wage ? wage.value * 12 * UNLIKELY_WAGE_SHARE : 0
  const isFirstUnknown = request.firstMainResidence === undefined && request.isFirstTimeBuyer === undefined
  const cases: [DoubtId, false | Doubt['figures']][] = [
    [
      'income_monthly',
      annualIncome > 0 && annualIncome < unlikely && { income: annualIncome, year: annualIncome * 12 },
    ],
    ['debts_yearly', monthlyDebts > 0 && monthlyDebts * 12 > annualIncome && { debts: monthlyDebts }],
    ['eea', rules.credit.missing.includes('isEeaResident') && {}],
    ['one_earner', householdType === 'family' && request.bellegenAktEligibleBuyers === 1 && {}],
    ['first_residence', residenceUse === 'primary' && isFirstUnknown && request.loanToValuePercent === undefined && {}],
  ]
  return cases.flatMap(([id, figures]) => (figures ? [{ id, figures }] : []))
}
