import type { LegalStatus } from '../../contracts/law/legal.ts'
import { weakestStatus } from '../parameters/status.ts'
import type { Calculation, Setting } from './calculate.ts'
import type { LendingRules } from './lending-rules.ts'
import { fixationText, holds, newerRateOn, OLD_RATE_DAYS, rateAgeDays } from './mortgage-rate.ts'

/** Ids of the assumptions that a result may make. */
export const ASSUMPTIONS = [
  'net_income_scale',
  'net_income_share',
  'net_income_single_parent',
  'debt_service_practice',
  'debt_service_stated',
  'rate_series',
  'rate_old',
  'rate_newer',
  'rate_other_fixation',
  'rate_stated',
  'term_assumed',
  'condition_assumed',
  'use_unknown',
  'outside_surcharge',
  'duties_halved',
  'credit_conditions',
  'credit_capped',
  'credit_refunded',
  'surcharge_class',
  'first_time_stated',
  'loan_to_value_stated',
  'loan_to_value_exception',
  'rent_left_out',
  'non_resident_lending',
  'new_build_price',
  'new_build_progress',
  'vat_approval',
  'unverified_figures',
  'left_out',
] as const
export type Assumption = (typeof ASSUMPTIONS)[number]

/** Figures of a sentence by name: numbers as they are, shares in percent, and codes and months as text. */
type Figures = Readonly<Record<string, string | number>>
const PLAIN: Figures = {}
/** Null: it does not apply here. */
type Cases = Partial<Record<Assumption, Figures | null>>

/** Something that a result takes for granted. */
export interface Assumed {
  readonly id: Assumption
  readonly figures: Figures
}

/** Lists the assumptions of a calculation, in a fixed order. */
export function assumptionsOf(calculation: Calculation, setting: Setting): Assumed[] {
  const cases: Cases = {
    ...ofIncome(calculation),
    ...ofLending(calculation, setting),
    ...ofPurchase(calculation, setting),
    ...ofCredit(calculation),
    ...ofNewBuild(calculation),
    left_out: PLAIN,
  }
  return Object.entries(cases).flatMap(([id, figures]) => (figures ? [{ id: id as Assumption, figures }] : []))
}

/** Names the figures that nothing but practice or general knowledge stands behind. */
export function unverifiedAssumption(figures: readonly { id: string; status: LegalStatus }[]): Assumed[] {
  const ids = figures.filter(({ status }) => status === 'unverified').map(({ id }) => id)
  return ids.length === 0 ? [] : [{ id: 'unverified_figures', figures: { names: [...new Set(ids)].join(', ') } }]
}

function ofIncome({ request, net }: Calculation): Cases {
  if (net.method === 'tax_scale') {
    const status = weakestStatus(net.parameters.map((parameter) => parameter.status))
    return {
      net_income_scale: { status },
      net_income_single_parent: request.householdType === 'single_parent' ? PLAIN : null,
    }
  }
  const [low, central, high] = net.parameters.map(({ value }) => inPercent(value as number))
  return { net_income_share: { low: low!, percent: central!, high: high! } }
}

function ofLending({ request, lending }: Calculation, setting: Setting): Cases {
  const { rate, ratePercent, debtServiceLimit, debtService, term, termYears, loanToValue, loanToValueLimit } = lending
  const limit = { percent: inPercent(debtServiceLimit) }
  const stated = { rate: ratePercent }
  return {
    debt_service_practice: debtService.length > 0 ? limit : null,
    debt_service_stated: debtService.length > 0 ? null : limit,
    ...ofRate(lending, setting),
    rate_stated: rate ? null : stated,
    term_assumed: term ? { years: termYears } : null,
    loan_to_value_stated: request.loanToValuePercent === undefined ? null : { percent: inPercent(loanToValueLimit) },
    loan_to_value_exception: lending.isBeyondLaw ? { percent: inPercent(loanToValue.value) } : null,
    rent_left_out: request.residenceUse === 'rental' ? PLAIN : null,
    use_unknown: (request.residenceUse ?? 'unknown') === 'unknown' ? PLAIN : null,
    first_time_stated: loanToValue.id === 'loan_to_value_first_time_share' ? PLAIN : null,
    non_resident_lending:
      loanToValue.id === 'loan_to_value_non_resident_share' && request.loanToValuePercent === undefined
        ? { percent: inPercent(loanToValue.value) }
        : null,
  }
}

function ofRate({ rate, ratePercent, fixedYears }: LendingRules, { legal, on }: Setting): Cases {
  if (!rate) return {}
  const [days, newer] = [rateAgeDays(rate, on), newerRateOn(legal, rate, on)]
  const fixation = fixationText(rate)
  return {
    rate_series: { rate: ratePercent, month: rate.month, fixation, source: rate.source },
    rate_old: days > OLD_RATE_DAYS ? { days, limit: OLD_RATE_DAYS } : null,
    rate_newer: newer ? { rate: newer.percent, month: newer.month, fixation: fixationText(newer) } : null,
    rate_other_fixation: holds(rate, fixedYears) ? null : { years: fixedYears, fixation },
  }
}

function ofPurchase({ request, rules }: Calculation, { communeSlug }: Setting): Cases {
  const mayBeSurcharged =
    !rules.newBuild &&
    rules.credit.state !== 'applied' &&
    request.propertyType !== 'house' &&
    !rules.unknown.includes('municipal_surcharge')
  return {
    condition_assumed: request.propertyCondition === undefined ? PLAIN : null,
    outside_surcharge: communeSlug === null && mayBeSurcharged ? PLAIN : null,
    duties_halved: rules.duties.reducedBase ? PLAIN : null,
    surcharge_class: rules.duties.surcharge ? PLAIN : null,
  }
}

function ofCredit({ rules }: Calculation): Cases {
  const { state, isCapped, perBuyer, creditEur } = rules.credit
  return {
    credit_conditions: state === 'applied' ? PLAIN : null,
    credit_refunded: state === 'refund_later' ? { amount: creditEur } : null,
    credit_capped: isCapped && perBuyer ? { amount: perBuyer.value } : null,
  }
}

function ofNewBuild({ rules }: Calculation): Cases {
  const { newBuild } = rules
  if (!newBuild) return {}
  return {
    new_build_price: PLAIN,
    new_build_progress: PLAIN,
    vat_approval: newBuild.superReduced ? { amount: newBuild.superReduced.benefitCap.value } : null,
  }
}

function inPercent(share: number): number {
  return share * 100
}
