import type { AffordabilityRequest } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { costRules } from './cost-rules.ts'
import type { CostRules } from './cost-rules.ts'
import { lendingRules } from './lending-rules.ts'
import type { LendingRules } from './lending-rules.ts'
import { maximumPurchase } from './maximum-price.ts'
import type { Funds, MaximumPurchase } from './maximum-price.ts'
import { loanForPaymentCents } from './mortgage.ts'
import { netIncome } from './net-income.ts'
import type { NetIncome } from './net-income.ts'

/** When, where and by which law. */
export interface Setting {
  readonly legal: LegalFacts
  /** Day of the deed, an ISO date. */
  readonly on: string
  /** Commune of the dwelling; null: not stated. */
  readonly communeSlug: string | null
}

/** One calculation with all that it rests on. */
export interface Calculation {
  readonly request: AffordabilityRequest
  readonly rules: CostRules
  readonly lending: LendingRules
  readonly net: NetIncome
  readonly funds: Funds
  readonly maximum: MaximumPurchase
}

/** Changes to the usual reading of a request, for the range, the stress test and the variable rate. */
interface Variation {
  readonly netYearEur?: (net: NetIncome) => number
  readonly moreRatePoints?: (lending: LendingRules) => number
  readonly ratePercent?: number
  readonly debtServiceLimit?: (lending: LendingRules) => number
}

/** @throws UnknownRateError, MissingParameterError, FixationBeyondTermError */
export function calculate(request: AffordabilityRequest, setting: Setting, variation: Variation = {}): Calculation {
  const { legal, on, communeSlug } = setting
  const rules = costRules(legal, request, communeSlug, on)
  const lending = lendingRules(legal, request, on)
  const net = netIncome(legal, { ...request, annualIncomeEur: request.annualIncome }, on)
  const netYearEur = variation.netYearEur?.(net) ?? net.central
  const ratePercent = (variation.ratePercent ?? lending.ratePercent) + (variation.moreRatePoints?.(lending) ?? 0)
  const debtServiceLimit = variation.debtServiceLimit?.(lending) ?? lending.debtServiceLimit
  const debtServiceCents = ((netYearEur * debtServiceLimit) / 12 - request.monthlyDebts) * 100
  const funds: Funds = {
    savingsCents: Math.round(request.savingsAvailable * 100),
    incomeCapCents: loanForPaymentCents(debtServiceCents, ratePercent, lending.termYears),
    loanToValue: lending.loanToValueLimit,
  }
  return { request, rules, lending, net, funds, maximum: maximumPurchase(rules, funds) }
}
