import type { Affordability, AffordabilityRequest, CostLine } from '../../contracts/law/affordability.ts'
import type { LegalStatus } from '../../contracts/law/legal.ts'
import { weakestStatus } from '../parameters/status.ts'
import type { DatedParameter } from '../parameters/value-on.ts'
import { costsWithinPrice, sumCents } from './acquisition-costs.ts'
import type { Cost } from './acquisition-costs.ts'
import { assumptionsOf, unverifiedAssumption } from './assumptions.ts'
import type { Assumed } from './assumptions.ts'
import { calculate } from './calculate.ts'
import type { Calculation, Setting } from './calculate.ts'
import { doubtsOf } from './doubts.ts'
import type { Doubt } from './doubts.ts'
import { levers } from './levers.ts'
import type { Lever } from './levers.ts'
import { fixationText, rateAgeDays } from './mortgage-rate.ts'
import { monthlyPaymentCents } from './mortgage.ts'
import { splitNewBuildPrice } from './new-build.ts'
import { priceRange } from './price-range.ts'
import { variablePath } from './variable-path.ts'
import { roundHalfUp } from '../../statistics/round.ts'

/** A line of costs before it is put in words. */
export type UnlabelledCost = Omit<CostLine, 'label'>

/** Affordability of a household in figures, before it is put in words. */
export interface AffordabilityFacts extends Omit<
  Affordability,
  'use' | 'acquisitionCosts' | 'levers' | 'questions' | 'assumptions' | 'disclaimer'
> {
  readonly acquisitionCosts: Pick<Affordability['acquisitionCosts'], 'total' | 'unknownComponents'> & {
    readonly lines: readonly UnlabelledCost[]
    readonly withinPrice: readonly UnlabelledCost[]
  }
  readonly levers: readonly Lever[]
  readonly questions: readonly Doubt[]
  readonly assumptions: readonly Assumed[]
}

/**
 * Computes what a household can pay for a dwelling: the highest price with its costs and loan, its basis, and what would raise it.
 *
 * @throws UnknownRateError when no rate is stated and none was published by the day
 * @throws MissingParameterError for a day or data without the law
 */
export function affordability(request: AffordabilityRequest, setting: Setting): AffordabilityFacts {
  const calculation = calculate(request, setting)
  const { rules, lending, net, maximum } = calculation
  const lines = maximum.costs.map(costLine)
  const withinPrice = costsWithinPrice(rules, maximum.priceEur * 100).map(costLine)
  const isComplete = rules.unknown.length === 0
  const beside = parametersBeside(calculation)
  const statuses = [...lines, ...withinPrice, ...beside].map(({ status }) => status)
  const used = weakestStatus([...statuses, lending.rate?.status ?? 'verified'])
  return {
    maxPropertyPrice: maximum.priceEur,
    maxPropertyPriceCostBasis: isComplete ? 'complete' : 'known_costs_only',
    maxPropertyPriceRange: priceRange(request, setting),
    limitedBy: maximum.limitedBy,
    loan: loanOf(calculation, setting),
    monthlyPayment: monthlyPaymentOf(calculation, 0),
    stress: stressOf(calculation, setting),
    variable: variablePath(calculation, setting),
    netIncome: {
      monthly: cents(net.central / 12),
      low: cents(net.low / 12),
      high: cents(net.high / 12),
      method: net.method,
      status: weakestStatus(net.parameters.map(({ status }) => status)),
    },
    acquisitionCosts: {
      total: sumCents(maximum.costs) / 100,
      lines,
      withinPrice,
      unknownComponents: [...rules.unknown],
    },
    bellegenAkt: bellegenAktOf(calculation),
    newBuild: newBuildOf(calculation),
    ratios: ratiosOf(calculation),
    levers: levers(calculation, setting),
    questions: doubtsOf(calculation, setting),
    assumptions: [
      ...assumptionsOf(calculation, setting),
      ...unverifiedAssumption([...lines, ...withinPrice, ...beside]),
    ],
    parameters: beside.map(({ id, value, law, status }) => `${id} ${String(value)}: ${law}; ${status}`),
    deedDate: setting.on,
    status: used,
  }
}

function costLine({ id, amountCents, rule, parameters }: Cost): UnlabelledCost {
  const [main] = parameters
  const status: LegalStatus = weakestStatus(parameters.map((parameter) => parameter.status))
  return {
    id,
    amount: amountCents / 100,
    rule: rule(),
    law: distinct(parameters.map(({ law }) => law)).join('; '),
    source: main.source,
    status,
    ...(main.url !== null && { url: main.url }),
  }
}

/** Figures that no cost line shows: lending and income, as far as they are single numbers. */
function parametersBeside({ lending, net }: Calculation): DatedParameter<unknown>[] {
  const { loanToValue, debtService, debtServiceRange, term, stressPoints } = lending
  const ofLending = [loanToValue, ...debtService, ...debtServiceRange, ...(term ? [term] : []), stressPoints]
  return [...ofLending, ...net.parameters.filter(({ value }) => typeof value === 'number')]
}

function loanOf({ lending, funds, maximum }: Calculation, { on }: Setting): Affordability['loan'] {
  const { rate, ratePercent, termYears, loanToValueLimit } = lending
  return {
    amount: maximum.loanCents / 100,
    loanToValueCap: loanToValueLimit,
    incomeCap: funds.incomeCapCents / 100,
    termYears,
    interestRate: ratePercent,
    rateMonth: rate?.month ?? null,
    rateSource: rate?.source ?? 'stated in the request',
    fixation: rate ? fixationText(rate) : null,
    rateUrl: rate?.url ?? null,
    rateAgeDays: rate ? rateAgeDays(rate, on) : null,
  }
}

function monthlyPaymentOf({ lending, maximum }: Calculation, moreRatePoints: number): number {
  return monthlyPaymentCents(maximum.loanCents, lending.ratePercent + moreRatePoints, lending.termYears) / 100
}

function stressOf(calculation: Calculation, setting: Setting): Affordability['stress'] {
  const { request, lending, net } = calculation
  const points = lending.stressPoints.value
  const monthlyPayment = monthlyPaymentOf(calculation, points)
  return {
    interestRate: roundHalfUp(lending.ratePercent + points, 3),
    monthlyPayment,
    debtServiceShare: share(monthlyPayment + request.monthlyDebts, net.central / 12),
    maxPropertyPrice: calculate(request, setting, { moreRatePoints: () => points }).maximum.priceEur,
  }
}

function bellegenAktOf({ rules, maximum }: Calculation): Affordability['bellegenAkt'] {
  const { state, missing, perBuyer } = rules.credit
  const applied = maximum.costs.find(({ id }) => id === 'bellegen_akt_credit')
  return {
    state,
    missing: [...missing],
    ceilingPerBuyer: perBuyer?.value ?? null,
    creditApplied: applied ? -applied.amountCents / 100 : 0,
    refundLater: refundLaterCents(rules, maximum) / 100,
  }
}

/** Credit that buyers from outside the EEA get back: at most the duties paid, less the minimum that the State keeps. */
function refundLaterCents({ credit }: Calculation['rules'], { costs }: Calculation['maximum']): number {
  if (credit.state !== 'refund_later' || !credit.minimumDuty) return 0
  const duties = costs.filter(({ id }) => id === 'registration_duty' || id === 'transcription_duty')
  const mostCents = Math.max(0, sumCents(duties) - credit.minimumDuty.value * 100)
  return Math.min(Math.round(credit.creditEur * 100), mostCents)
}

function newBuildOf({ rules, maximum }: Calculation): Affordability['newBuild'] {
  if (!rules.newBuild) return null
  const { landCents, constructionCents, vatCents } = splitNewBuildPrice(rules.newBuild, maximum.priceEur * 100)
  return {
    landShare: rules.newBuild.landShare,
    priceBeforeVat: (landCents + constructionCents) / 100,
    land: landCents / 100,
    construction: constructionCents / 100,
    vat: vatCents / 100,
  }
}

function ratiosOf(calculation: Calculation): Affordability['ratios'] {
  const { request, lending, net, maximum } = calculation
  const payments = monthlyPaymentOf(calculation, 0) + request.monthlyDebts
  return {
    loanToValue: share(maximum.loanCents / 100, maximum.priceEur),
    loanToIncome: share(maximum.loanCents / 100, request.annualIncome),
    debtServiceShare: share(payments, net.central / 12),
    debtServiceLimit: lending.debtServiceLimit,
    costsToPrice: share(sumCents(maximum.costs) / 100, maximum.priceEur),
  }
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? roundHalfUp(part / whole, 4) : null
}

function cents(amount: number): number {
  return roundHalfUp(amount, 2)
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
