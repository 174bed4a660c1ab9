import type { AffordabilityRequest } from '../../contracts/law/affordability.ts'
import type { LegalFacts, MortgageRate } from '../../contracts/law/legal.ts'
import { amountOn, requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'
import { mortgageRateOn, variableRateOn } from './mortgage-rate.ts'

/** Rules that a lender applies. */
export interface LendingRules {
  /** Legal or usual cap of the loan, of the price. */
  readonly loanToValue: LegalAmount
  /** Loan of price at most, 0 to 1: the cap, or less or more as stated and allowed. */
  readonly loanToValueLimit: number
  /** The lender has to make an exception that the regulation allows for a part of its loans. */
  readonly isBeyondLaw: boolean
  /** Debt payments of net income at most, 0 to 1. */
  readonly debtServiceLimit: number
  /** Legal amounts behind the limit; empty when the limit is stated. */
  readonly debtService: readonly LegalAmount[]
  /** Lowest and highest limit among lenders; empty when the limit is stated. */
  readonly debtServiceRange: readonly LegalAmount[]
  readonly termYears: number
  readonly term: LegalAmount | null
  /** Years for which the rate is fixed; 0: variable. */
  readonly fixedYears: number
  readonly ratePercent: number
  /** The published average; null when the rate is stated. */
  readonly rate: MortgageRate | null
  /** Newest published average of variable loans; null: none. */
  readonly variableRate: MortgageRate | null
  readonly stressPoints: LegalAmount
}

/** No rate is stated and none had been published by the day of the deed. */
export class UnknownRateError extends Error {
  override name = 'UnknownRateError'
}

/** The rate is asked to be fixed for longer than the loan lasts. */
export class FixationBeyondTermError extends Error {
  override name = 'FixationBeyondTermError'
  readonly fixedYears: number
  readonly termYears: number
  constructor(fixedYears: number, termYears: number) {
    super(`The rate is fixed for ${fixedYears} years; the loan lasts ${termYears}.`)
    this.fixedYears = fixedYears
    this.termYears = termYears
  }
}

/** @throws UnknownRateError @throws FixationBeyondTermError */
export function lendingRules(legal: LegalFacts, request: AffordabilityRequest, on: string): LendingRules {
  const termId = request.employmentType === 'retired' ? 'term_retired_years' : 'term_years'
  const term = request.termYears === undefined ? requiredAmount(legal, termId, on) : null
  const termYears = request.termYears ?? term!.value
  const { fixedYears = termYears } = request
  if (fixedYears > termYears) throw new FixationBeyondTermError(fixedYears, termYears)
  const rate = request.interestRate === undefined ? mortgageRateOn(legal, fixedYears, on) : null
  const ratePercent = request.interestRate ?? rate?.percent
  if (ratePercent === undefined) throw new UnknownRateError(`No mortgage rate is known for ${on}.`)
  const debtService = debtServiceOf(legal, request, on)
  const loanToValue = loanToValueOf(legal, request, on)
  const loanToValueLimit = loanToValueLimitOf(legal, request, { loanToValue, on })
  return {
    loanToValue,
    loanToValueLimit,
    isBeyondLaw: loanToValueLimit > legalLoanToValue(legal, request, on).value,
    debtServiceLimit: debtServiceLimitOf(request, debtService),
    debtService,
    debtServiceRange: debtServiceRangeOf(legal, request, on),
    termYears,
    term,
    fixedYears,
    ratePercent,
    rate,
    variableRate: variableRateOn(legal, on),
    stressPoints: requiredAmount(legal, 'stress_points', on),
  }
}

/** CSSF Regulation 20-08 by use and buyer; lenders are more careful with non-residents. A use that is not stated gets the lowest cap. */
function loanToValueOf(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount {
  const cap = legalLoanToValue(legal, request, on)
  if (request.residencyType !== 'non_resident') return cap
  const practice = requiredAmount(legal, 'loan_to_value_non_resident_share', on)
  return practice.value < cap.value ? practice : cap
}

function legalLoanToValue(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount {
  const isFirst = request.firstMainResidence ?? request.isFirstTimeBuyer
  const kind = request.residenceUse === 'primary' ? (isFirst ? 'first_time' : 'main_residence') : 'other'
  return requiredAmount(legal, `loan_to_value_${kind}_share`, on)
}

/** Caps the stated loan by the law: for a main residence it may by exception go beyond the cap, for other loans it may not. */
function loanToValueLimitOf(
  legal: LegalFacts,
  request: AffordabilityRequest,
  { loanToValue, on }: { loanToValue: LegalAmount; on: string },
): number {
  if (request.loanToValuePercent === undefined) return loanToValue.value
  const cap = legalLoanToValue(legal, request, on)
  const isMainResidence = request.residenceUse === 'primary'
  const most = (isMainResidence && amountOn(legal, 'loan_to_value_exception_share', on)) || cap
  return Math.min(request.loanToValuePercent / 100, most.value)
}

function debtServiceRangeOf(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount[] {
  if (request.debtServicePercent !== undefined) return []
  // A release of before has neither.
  const [low, high] = ['debt_service_low_share', 'debt_service_high_share'].map((id) => amountOn(legal, id, on))
  return low && high ? [low, high] : []
}

function debtServiceOf(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount[] {
  if (request.debtServicePercent !== undefined) return []
  const ofType = amountOn(legal, `debt_service_${request.householdType}_share`, on)
  const limit = ofType ?? requiredAmount(legal, 'debt_service_family_share', on)
  const isUnsteady = request.employmentType === 'fixed_term' || request.employmentType === 'self_employed'
  return isUnsteady ? [limit, requiredAmount(legal, 'debt_service_unsteady_cut_share', on)] : [limit]
}

function debtServiceLimitOf(
  { debtServicePercent }: AffordabilityRequest,
  [limit, cut]: readonly LegalAmount[],
): number {
  // To whole hundredths of a percent: 0.35 - 0.02 is not 0.33 in binary.
  const share = debtServicePercent === undefined ? limit!.value - (cut?.value ?? 0) : debtServicePercent / 100
  return Math.round(share * 10_000) / 10_000
}
