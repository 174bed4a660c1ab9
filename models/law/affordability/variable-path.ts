import type { Affordability } from '../../contracts/law/affordability.ts'
import { calculate } from './calculate.ts'
import type { Calculation, Setting } from './calculate.ts'
import { monthlyPaymentCents } from './mortgage.ts'

/** The same loan at the average variable rate: now, and once the rate has risen as in the stress test. Null when none was published. */
export function variablePath(calculation: Calculation, setting: Setting): Affordability['variable'] {
  const { request, lending, maximum } = calculation
  const { variableRate, termYears, stressPoints } = lending
  if (!variableRate) return null
  const payment = (ratePercent: number): number => monthlyPaymentCents(maximum.loanCents, ratePercent, termYears) / 100
  return {
    interestRate: variableRate.percent,
    rateMonth: variableRate.month,
    monthlyPayment: payment(variableRate.percent),
    raisedPayment: payment(variableRate.percent + stressPoints.value),
    maxPropertyPrice: calculate(request, setting, { ratePercent: variableRate.percent }).maximum.priceEur,
  }
}
