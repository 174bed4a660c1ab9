import type { MoveInCost, Renting, RentingRequest } from '../../contracts/law/renting.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { roundHalfUp } from '../../statistics/round.ts'
import { netIncome } from '../affordability/net-income.ts'
import type { NetIncome } from '../affordability/net-income.ts'
import { weakestStatus } from '../parameters/status.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'
import { rentAids } from './rent-aids.ts'
import type { RentAid } from './rent-aids.ts'
import { highestRentCents, moveInCosts, moveInRules } from './move-in-costs.ts'
import type { MoveInRules } from './move-in-costs.ts'

/** When, and by which law. */
export interface RentingSetting {
  readonly legal: LegalFacts
  /** Day of the lease, an ISO date. */
  readonly on: string
}

const RENTING_ASSUMPTIONS = [
  'rent_share_practice',
  'rent_share_stated',
  'net_income',
  'charges_unknown',
  'agency_assumed',
  'bank_guarantee',
  'left_out',
] as const
export type RentingAssumption = (typeof RENTING_ASSUMPTIONS)[number]

/** Rent that a household can pay, in figures, before it is put in words. */
export interface RentingFacts extends Omit<Renting, 'moveIn' | 'aids' | 'assumptions' | 'disclaimer'> {
  readonly moveIn: Omit<Renting['moveIn'], 'lines'> & { readonly lines: readonly Omit<MoveInCost, 'label'>[] }
  readonly aids: readonly RentAid[]
  readonly assumptions: readonly {
    readonly id: RentingAssumption
    readonly figures: Readonly<Record<string, number>>
  }[]
}

/** Rent of the range in whole tens of euros. */
const RANGE_STEP_CENTS = 1_000

/**
 * Computes the highest rent that income and savings carry, and the cash needed on the day of signing: the deposit at the legal maximum, the
 * tenant's part of the agency fee, the first month.
 *
 * @throws MissingParameterError for a day or data without the law
 */
export function renting(request: RentingRequest, { legal, on }: RentingSetting): RentingFacts {
  const net = netIncome(legal, { ...request, annualIncomeEur: request.annualIncome }, on)
  const shares = rentShares(request, legal, on)
  const rules = moveInRules(legal, request, on)
  const byIncome = rentByIncomeCents(request, net.central, shares.limit)
  const bySavings = highestRentCents(rules, Math.round(request.savingsAvailable * 100))
  // Whole euros, as rents are quoted.
  const rentCents = wholeEuros(Math.min(byIncome, bySavings))
  const costs = rentCents > 0 ? moveInCosts(rules, rentCents) : []
  const totalCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const bounded = (netYear: number, limit: number): number =>
    Math.floor(Math.max(0, Math.min(rentByIncomeCents(request, netYear, limit), bySavings)) / RANGE_STEP_CENTS) * 10
  const behindRent = [...shares.parameters, ...net.parameters]
  const statuses = [...costs.flatMap(({ parameters }) => parameters), ...behindRent]
  return {
    maxMonthlyRent: rentCents / 100,
    maxMonthlyRentRange: {
      low: Math.min(rentCents / 100, bounded(net.low, shares.low)),
      high: Math.max(rentCents / 100, bounded(net.high, shares.high)),
    },
    limitedBy: byIncome <= bySavings ? 'income' : 'savings',
    rentByIncome: wholeEuros(byIncome) / 100,
    rentBySavings: wholeEuros(bySavings) / 100,
    moveIn: {
      total: totalCents / 100,
      lines: costs.map(({ id, amountCents, rule, parameters }) => ({
        id,
        amount: amountCents / 100,
        rule,
        law: [...new Set(parameters.map(({ law }) => law))].join('; ') || 'Lease',
        source: parameters[0]?.source ?? (id === 'first_rent' ? 'the highest rent, computed' : 'stated in the request'),
        status: weakestStatus((id === 'first_rent' ? behindRent : parameters).map(({ status }) => status)),
      })),
      left: roundHalfUp(request.savingsAvailable - totalCents / 100, 2),
    },
    netIncome: {
      monthly: roundHalfUp(net.central / 12, 2),
      low: roundHalfUp(net.low / 12, 2),
      high: roundHalfUp(net.high / 12, 2),
      status: weakestStatus(net.parameters.map(({ status }) => status)),
    },
    rentShare: {
      limit: shares.limit,
      effort: net.central > 0 ? roundHalfUp(rentCents / 100 / (net.central / 12), 4) : null,
    },
    aids: rentAids(legal, on),
    unknowns: request.monthlyCharges === undefined ? ['charges'] : [],
    assumptions: assumptionsOf(request, { net, rules, limit: shares.limit }),
    leaseDate: on,
    status: weakestStatus(statuses.map(({ status }) => status)),
  }
}

interface RentShares {
  readonly low: number
  readonly limit: number
  readonly high: number
  readonly parameters: readonly LegalAmount[]
}

function rentShares({ rentSharePercent }: RentingRequest, legal: LegalFacts, on: string): RentShares {
  if (rentSharePercent !== undefined) {
    const limit = rentSharePercent / 100
    return { low: limit, limit, high: limit, parameters: [] }
  }
  const [usual, high] = [requiredAmount(legal, 'rent_share', on), requiredAmount(legal, 'rent_share_high', on)]
  return { low: usual.value, limit: usual.value, high: high.value, parameters: [usual, high] }
}

/** Remainder of the share of net income after other debts and charges. Cents, rounded down, never below 0. */
function rentByIncomeCents(
  { monthlyDebts, monthlyCharges = 0 }: RentingRequest,
  netYear: number,
  share: number,
): number {
  // A little is added for the binary fraction, far below a cent.
  return Math.max(0, Math.floor(((netYear * share) / 12 - monthlyDebts - monthlyCharges) * 100 + 1e-6))
}

function wholeEuros(cents: number): number {
  return Math.floor(cents / 100) * 100
}

function assumptionsOf(
  request: RentingRequest,
  { net, rules, limit }: { net: NetIncome; rules: MoveInRules; limit: number },
): RentingFacts['assumptions'] {
  const percent = roundHalfUp(limit * 100, 2)
  const cases: [RentingAssumption, Record<string, number> | null][] = [
    ['rent_share_practice', request.rentSharePercent === undefined ? { percent } : null],
    ['rent_share_stated', request.rentSharePercent === undefined ? null : { percent }],
    ['net_income', { low: roundHalfUp(net.low / 12, 0), high: roundHalfUp(net.high / 12, 0) }],
    ['charges_unknown', request.monthlyCharges === undefined ? {} : null],
    ['agency_assumed', request.hasAgency === undefined ? { months: rules.feeMonths.value } : null],
    ['bank_guarantee', request.hasBankGuarantee ? null : {}],
    ['left_out', {}],
  ]
  return cases.flatMap(([id, figures]) => (figures ? [{ id, figures }] : []))
}
