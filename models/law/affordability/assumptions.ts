import type { CostLine } from '../../contracts/law/affordability.ts'
import type { Locale } from '../../kernel/locale.ts'
import { weakestStatus } from '../parameters/status.ts'
import type { DatedParameter } from '../parameters/value-on.ts'
import type { Calculation, Setting } from './calculate.ts'
import { rateAgeMonths } from './mortgage-rate.ts'
import type { Assumption } from './texts/text-keys.ts'
import { affordabilityTexts, filled } from './texts/texts.ts'
import { wordings } from './texts/wordings.ts'
import type { Wordings } from './texts/wordings.ts'

/** Null: it does not apply here. Otherwise the figures of its sentence. */
type Figures = Readonly<Record<string, string>> | null
const PLAIN: Figures = {}

/** What a calculation takes for granted, one sentence each, in a fixed order. */
export function assumptionsOf(calculation: Calculation, setting: Setting, locale: Locale): string[] {
  const sentences = affordabilityTexts(locale).assumptions
  const words = wordings(locale)
  const cases: Partial<Record<Assumption, Figures>> = {
    ...ofIncome(calculation, words),
    ...ofLending(calculation, setting, words),
    ...ofPurchase(calculation, setting),
    ...ofCredit(calculation, words),
    ...ofNewBuild(calculation, words),
    left_out: PLAIN,
  }
  return Object.entries(cases).flatMap(([id, figures]) =>
    figures ? [filled(sentences[id as Assumption], figures)] : [],
  )
}

/** Names the figures that nothing but practice or general knowledge stands behind. */
export function unverifiedAssumption(
  lines: readonly CostLine[],
  parameters: readonly DatedParameter<unknown>[],
  locale: Locale,
): string[] {
  const ids = [...lines, ...parameters].filter(({ status }) => status === 'unverified').map(({ id }) => id)
  if (ids.length === 0) return []
  return [filled(affordabilityTexts(locale).assumptions.unverified_figures, { names: [...new Set(ids)].join(', ') })]
}

function ofIncome({ net }: Calculation, { percent }: Wordings): Partial<Record<Assumption, Figures>> {
  if (net.method === 'tax_scale') {
    const status = weakestStatus(net.parameters.map((parameter) => parameter.status))
    return { net_income_scale: { status } }
  }
  const [low, central, high] = net.parameters.map(({ value }) => percent(value as number))
  return { net_income_share: { low: low!, percent: central!, high: high! } }
}

function ofLending(
  { request, lending }: Calculation,
  { on }: Setting,
  { number, percent }: Wordings,
): Partial<Record<Assumption, Figures>> {
  const { rate, ratePercent, debtServiceLimit, debtService, term, termYears, loanToValue } = lending
  const limit = { percent: percent(debtServiceLimit) }
  const stated = { rate: number(ratePercent) }
  return {
    debt_service_practice: debtService.length > 0 ? limit : null,
    debt_service_stated: debtService.length > 0 ? null : limit,
    rate_series: rate ? { ...stated, month: rate.month, age: String(rateAgeMonths(rate, on)) } : null,
    rate_stated: rate ? null : stated,
    term_assumed: term ? { years: String(termYears) } : null,
    use_unknown: (request.residenceUse ?? 'unknown') === 'unknown' ? PLAIN : null,
    first_time_stated: loanToValue.id === 'loan_to_value_first_time_share' ? PLAIN : null,
    non_resident_lending:
      loanToValue.id === 'loan_to_value_non_resident_share' ? { percent: percent(loanToValue.value) } : null,
  }
}

function ofPurchase({ request, rules }: Calculation, { communeSlug }: Setting): Partial<Record<Assumption, Figures>> {
  const mayBeSurcharged =
    !rules.newBuild &&
    rules.credit.state !== 'applied' &&
    request.propertyType !== 'house' &&
    !rules.unknown.includes('municipal_surcharge')
  return {
    condition_assumed: request.propertyCondition === undefined ? PLAIN : null,
    outside_surcharge: communeSlug === null && mayBeSurcharged ? PLAIN : null,
    duties_halved: rules.duties.reducedBase ? PLAIN : null,
  }
}

function ofCredit({ rules }: Calculation, { number }: Wordings): Partial<Record<Assumption, Figures>> {
  const { state, isCapped, perBuyer } = rules.credit
  return {
    credit_conditions: state === 'applied' ? PLAIN : null,
    credit_capped: isCapped && perBuyer ? { amount: number(perBuyer.value) } : null,
  }
}

function ofNewBuild({ rules }: Calculation, { number }: Wordings): Partial<Record<Assumption, Figures>> {
  const { newBuild } = rules
  if (!newBuild) return {}
  return {
    new_build_price: PLAIN,
    new_build_progress: PLAIN,
    vat_approval: newBuild.superReduced ? { amount: number(newBuild.superReduced.benefitCap.value) } : null,
  }
}
