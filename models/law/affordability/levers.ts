import type { AffordabilityRequest, LeverId } from '../../contracts/law/affordability.ts'
import { amountOn } from '../parameters/value-on.ts'
import { calculate } from './calculate.ts'
import type { Calculation, Setting } from './calculate.ts'

/** One change, and what it alone would do to the maximum price. */
export interface Lever {
  readonly id: LeverId
  /** The figure in the sentence: euros, years, percent or buyers. */
  readonly figure: number
  readonly maxPriceEur: number
  readonly differenceEur: number
}

const MORE_SAVINGS_EUR = 10_000
const LONGER_YEARS = 5
const LONGEST_YEARS = 35
const LOWER_RATE_POINTS = 0.5
const MORE_DEBT_SERVICE_PERCENT = 5
const MOST_LEVERS = 4

type Change = Pick<Lever, 'id' | 'figure'> & { readonly request: AffordabilityRequest }

/** Changes that would raise the maximum price, the largest gain first; those that raise nothing are left out. */
export function levers(calculation: Calculation, setting: Setting): Lever[] {
  const nowEur = calculation.maximum.priceEur
  return changesOf(calculation, setting)
    .map(({ id, figure, request }): Lever => {
      const maxPriceEur = calculate(request, setting).maximum.priceEur
      return { id, figure, maxPriceEur, differenceEur: maxPriceEur - nowEur }
    })
    .filter(({ differenceEur }) => differenceEur > 0)
    .sort((a, b) => b.differenceEur - a.differenceEur || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_LEVERS)
}

function changesOf(calculation: Calculation, setting: Setting): Change[] {
  const { request, lending } = calculation
  const { termYears, ratePercent, debtServiceLimit } = lending
  const percent = Math.round((debtServiceLimit * 100 + MORE_DEBT_SERVICE_PERCENT) * 100) / 100
  const longerYears = Math.min(LONGEST_YEARS, termYears + LONGER_YEARS)
  // A longer term must not be credited with the rate of another fixation.
  const sameRate = { ...request, interestRate: ratePercent }
  const changes: (Change | false)[] = [
    {
      id: 'savings_more',
      figure: MORE_SAVINGS_EUR,
      request: { ...request, savingsAvailable: request.savingsAvailable + MORE_SAVINGS_EUR },
    },
    request.monthlyDebts > 0 && {
      id: 'debts_none',
      figure: request.monthlyDebts,
      request: { ...request, monthlyDebts: 0 },
    },
    request.employmentType !== 'retired' &&
      longerYears > termYears && {
        id: 'term_longer',
        figure: longerYears,
        request: { ...sameRate, termYears: longerYears },
      },
    ratePercent > LOWER_RATE_POINTS * 2 && {
      id: 'rate_lower',
      figure: LOWER_RATE_POINTS,
      request: { ...request, interestRate: ratePercent - LOWER_RATE_POINTS },
    },
    { id: 'debt_service_higher', figure: percent, request: { ...request, debtServicePercent: percent } },
    confirmedCredit(calculation, setting),
    request.residenceUse === 'primary' &&
      request.loanToValuePercent === undefined &&
      (request.firstMainResidence ?? request.isFirstTimeBuyer) === undefined && {
        id: 'first_time_buyer',
        figure: 1,
        request: { ...request, firstMainResidence: true },
      },
  ]
  return changes.filter((change) => change !== false)
}

/** Effect of the Bëllegen Akt confirmed in full: an outlook, never counted in the maximum itself. */
function confirmedCredit({ request, rules }: Calculation, { legal, on }: Setting): Change | false {
  const perBuyer = amountOn(legal, 'bellegen_akt_credit_eur', on)
  if (rules.credit.state !== 'unconfirmed' || !perBuyer) return false
  const buyers =
    request.bellegenAktEligibleBuyers ??
    (request.householdType === 'couple' || request.householdType === 'family' ? 2 : 1)
  const credit = request.bellegenAktCreditAvailable ?? buyers * perBuyer.value
  const confirmed = {
    residenceUse: 'primary' as const,
    bellegenAktEligibleBuyers: buyers,
    bellegenAktCreditAvailable: credit,
    // A flag that says nothing without a main residence must not say more in an outlook.
    isFirstTimeBuyer: request.residenceUse === 'primary' && request.isFirstTimeBuyer,
    firstMainResidence: request.residenceUse === 'primary' && request.firstMainResidence,
  }
  return {
    id: 'bellegen_akt_confirmed',
    figure: Math.min(credit, buyers * perBuyer.value),
    request: { ...request, ...confirmed },
  }
}
