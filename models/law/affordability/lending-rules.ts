import type { AffordabilityRequest } from '../../contracts/law/affordability.ts'
import type { LegalFacts, MortgageRate } from '../../contracts/law/legal.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'
import { mortgageRateOn } from './mortgage-rate.ts'

/** Rules that a lender applies. */
export interface LendingRules {
  /** Loan of price at most, 0 to 1. */
  readonly loanToValue: LegalAmount
  /** Debt payments of net income at most, 0 to 1. */
  readonly debtServiceLimit: number
  /** Legal amounts behind the limit; empty when the limit is stated. */
  readonly debtService: readonly LegalAmount[]
  readonly termYears: number
  readonly term: LegalAmount | null
  readonly ratePercent: number
  /** The published average; null when the rate is stated. */
  readonly rate: MortgageRate | null
  readonly stressPoints: LegalAmount
}

/** No rate is stated and none had been published by the day of the deed. */
export class UnknownRateError extends Error {
  override name = 'UnknownRateError'
}

/** @throws UnknownRateError */
export function lendingRules(legal: LegalFacts, request: AffordabilityRequest, on: string): LendingRules {
  const termId = request.employmentType === 'retired' ? 'term_retired_years' : 'term_years'
  const term = request.termYears === undefined ? requiredAmount(legal, termId, on) : null
  const termYears = request.termYears ?? term!.value
  const rate = request.interestRate === undefined ? mortgageRateOn(legal, termYears, on) : null
  const ratePercent = request.interestRate ?? rate?.percent
  if (ratePercent === undefined) throw new UnknownRateError(`No mortgage rate is known for ${on}.`)
  const debtService = debtServiceOf(legal, request, on)
  return {
    loanToValue: loanToValueOf(legal, request, on),
    debtServiceLimit: debtServiceLimitOf(request, debtService),
    debtService,
    termYears,
    term,
    ratePercent,
    rate,
    stressPoints: requiredAmount(legal, 'stress_points', on),
  }
}

/** CSSF Regulation 20-08 by use and buyer; lenders are more careful with non-residents. A use that is not stated gets the lowest cap. */
function loanToValueOf(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount {
  const isMainResidence = request.residenceUse === 'primary'
  const kind = isMainResidence ? (request.isFirstTimeBuyer ? 'first_time' : 'main_residence') : 'other'
  const cap = requiredAmount(legal, `loan_to_value_${kind}_share`, on)
  if (request.residencyType !== 'non_resident') return cap
  const practice = requiredAmount(legal, 'loan_to_value_non_resident_share', on)
  return practice.value < cap.value ? practice : cap
}

function debtServiceOf(legal: LegalFacts, request: AffordabilityRequest, on: string): LegalAmount[] {
  if (request.debtServicePercent !== undefined) return []
  const limit = requiredAmount(legal, `debt_service_${request.householdType}_share`, on)
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
