import { z } from 'zod'
import { affordabilityRequestSchema, affordabilitySchema } from '../../../../models/contracts/law/affordability.ts'
import type { Affordability, CostLine } from '../../../../models/contracts/law/affordability.ts'
import { getAffordability as affordabilityOf } from '../../../queries/market/get-affordability.ts'
import { localeArgument } from '../offer/arguments.ts'
import { euros } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

export const getAffordability = defineTool({
  name: 'get_affordability',
  title: 'Affordable price',
  description:
    'Calculate the highest price a household can pay in Luxembourg: loan, each cost with its law, stress ' +
    'test, what would raise it. Use it before searching with a budget. Ask the buyer for Bëllegen Akt ' +
    'facts and leave out unconfirmed ones. When maxPropertyPriceCostBasis is known_costs_only, disclose ' +
    'acquisitionCosts.unknownComponents; that price is neither a search ceiling nor a verdict. Not for ' +
    'rents.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: z.strictObject({ ...affordabilityRequestSchema.shape, locale: localeArgument }),
  output: affordabilitySchema,
  answer({ facts, locale }, { locale: _, ...request }) {
    const { affordability, notes } = affordabilityOf(facts, request, locale)
    return { structured: affordability, text: describe(affordability), notes }
  },
})

function describe(result: Affordability): string {
  const { maxPropertyPriceRange: range, acquisitionCosts, levers, assumptions } = result
  const basis = result.maxPropertyPriceCostBasis
  const lines = [
    `maxPropertyPrice ${euros(result.maxPropertyPrice)}, ${basis} (${euros(range.low)} to ${euros(range.high)} ` +
      `over the range of net income), limited by ${result.limitedBy}.`,
    result.use,
    describeLoan(result),
    describeStress(result),
    describeIncome(result),
    `Costs on top of the price ${euros(acquisitionCosts.total)}:`,
    ...acquisitionCosts.lines.map(describeLine),
    ...acquisitionCosts.includedInPrice.map((line) => `- Already in the price: ${line}`),
    describeBellegenAkt(result),
    ...describeList('unknownComponents', acquisitionCosts.unknownExplained),
    ...describeList(
      'Would raise it most',
      levers.map(({ change, difference }) => `${change}: +${euros(difference)}`),
    ),
    ...describeList('Assumptions', assumptions),
    result.disclaimer,
  ]
  return lines.join('\n')
}

function describeLoan({ loan, monthlyPayment, ratios }: Affordability): string {
  const rate = loan.rateMonth === null ? 'as given' : `average of ${loan.rateMonth}, ${loan.rateSource}`
  return (
    `Loan ${euros(loan.amount)} over ${loan.termYears} years at ${loan.interestRate} % (${rate}): ${euros(monthlyPayment)} ` +
    `a month; ${percentOf(ratios.loanToValue)} of the price (cap ${percentOf(loan.loanToValueCap)}), ` +
    `debts ${percentOf(ratios.debtServiceShare)} of net income (limit ${percentOf(ratios.debtServiceLimit)}).`
  )
}

function describeStress({ stress }: Affordability): string {
  return (
    `At ${stress.interestRate} %: ${euros(stress.monthlyPayment)} a month, debts ${percentOf(stress.debtServiceShare)} ` +
    `of net income; a price of ${euros(stress.maxPropertyPrice)} would still be affordable.`
  )
}

function describeIncome({ netIncome }: Affordability): string {
  const { monthly, low, high, method, status } = netIncome
  return `Net income about ${euros(monthly)} a month (${euros(low)} to ${euros(high)}; ${method}, ${status}).`
}

function describeLine({ label, amount, rule, law, status }: CostLine): string {
  return `- ${label} ${amount < 0 ? '−' : ''}${euros(Math.abs(amount))} = ${rule}; ${law}; ${status}`
}

function describeBellegenAkt({ bellegenAkt }: Affordability): string {
  const { state, missing, creditApplied } = bellegenAkt
  const open = missing.length === 0 ? '' : `, not confirmed: ${missing.join(', ')}`
  return `Bëllegen Akt: ${state}, credit applied ${euros(creditApplied)}${open}.`
}

function describeList(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}:`, ...items.map((item) => `- ${item}`)]
}

function percentOf(share: number | null): string {
  return share === null ? 'unknown' : `${Math.round(share * 1_000) / 10} %`
}
