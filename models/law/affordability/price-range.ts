import type { Affordability, AffordabilityRequest } from '../../contracts/law/affordability.ts'
import { calculate } from './calculate.ts'
import type { Setting } from './calculate.ts'

const STEP_EUR = 5_000

/** Range of the maximum price over net income and over the debt share that lenders accept, rounded outwards. */
export function priceRange(request: AffordabilityRequest, setting: Setting): Affordability['maxPropertyPriceRange'] {
  const low = calculate(request, setting, {
    netYearEur: (net) => net.low,
    debtServiceLimit: ({ debtServiceLimit, debtServiceRange: [lowest] }) =>
      Math.min(debtServiceLimit, lowest?.value ?? debtServiceLimit),
  })
  const high = calculate(request, setting, {
    netYearEur: (net) => net.high,
    debtServiceLimit: ({ debtServiceLimit, debtServiceRange: [, highest] }) =>
      Math.max(debtServiceLimit, highest?.value ?? debtServiceLimit),
  })
  return {
    low: Math.floor(low.maximum.priceEur / STEP_EUR) * STEP_EUR,
    high: Math.ceil(high.maximum.priceEur / STEP_EUR) * STEP_EUR,
  }
}
