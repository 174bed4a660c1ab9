import { z } from 'zod'
import { affordabilityRequestSchema, affordabilitySchema } from '../../../../models/contracts/law/affordability.ts'
import type { Renting } from '../../../../models/contracts/law/renting.ts'
import type { Affordability, CostLine } from '../../../../models/contracts/law/affordability.ts'
import { getAffordability as affordabilityOf } from '../../../queries/market/get-affordability.ts'
import { localeArgument } from '../offer/arguments.ts'
import { euros } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

/** Parts whose names tell what they hold: their outline would cost more in every conversation than it tells. `affordabilitySchema` checks them in tests. */
const outlined = z.looseObject({})
const output = affordabilitySchema.extend({
  variable: outlined.nullable(),
  newBuild: outlined.nullable(),
  renting: outlined.nullable(),
  stress: outlined,
  netIncome: outlined,
  ratios: outlined,
  levers: z.array(outlined),
})

export const getAffordability = defineTool({
  name: 'get_affordability',
  title: 'Affordable price',
  description:
    'Calculate the highest price a household can pay in Luxembourg, each cost with its law. Use it before searching ' +
    'with a budget. Ask the buyer for Bëllegen Akt facts and leave out unconfirmed ones. When maxPropertyPriceCostBasis ' +
    'is known_costs_only, disclose acquisitionCosts.unknownComponents: neither search ceiling nor verdict. ' +
    'Says what it could rent too. Not for valuing a home.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: z.strictObject({ ...affordabilityRequestSchema.shape, locale: localeArgument }),
  output,
  answer({ facts, locale }, { locale: _, ...request }) {
    const { affordability, renting, notes } = affordabilityOf(facts, request, locale)
    const text = [describe(affordability), ...(renting ? [describeRenting(renting)] : [])].join('\n')
    return { structured: { ...affordability, renting }, text, notes }
  },
})

function describe(result: Affordability): string {
  const { maxPropertyPriceRange: range, acquisitionCosts, levers, assumptions } = result
  const basis = result.maxPropertyPriceCostBasis
  const lines = [
    `maxPropertyPrice ${euros(result.maxPropertyPrice)}, ${basis} (${euros(range.low)} to ${euros(range.high)} ` +
      `over net income and what lenders accept), limited by ${result.limitedBy}.`,
    result.use,
    describeLoan(result),
    describeStress(result),
    ...describeVariable(result),
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
    ...describeList('Ask the buyer', result.questions),
    ...describeList('Assumptions', assumptions),
    result.disclaimer,
  ]
  return lines.join('\n')
}

function describeRenting({
  maxMonthlyRent,
  maxMonthlyRentRange: range,
  limitedBy,
  moveIn,
  unknowns,
  aids,
}: Renting): string {
  const withCharges = unknowns.length > 0 ? ' with charges, which are unknown' : ''
  return (
    `To rent: up to ${euros(maxMonthlyRent)} a month${withCharges} (${euros(range.low)} to ${euros(range.high)}), limited by ${limitedBy}; ` +
    `${euros(moveIn.total)} on the day of signing. May ask for: ${aids.map(({ name, url }) => `${name} ${url}`).join('; ')}.`
  )
}

function describeLoan({ loan, monthlyPayment, ratios }: Affordability): string {
  const rate =
    loan.rateMonth === null
      ? 'as given'
      : `average of ${loan.rateMonth} fixed for ${loan.fixation} years, ${loan.rateSource}, ${loan.rateAgeDays} days old`
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

function describeVariable({ variable }: Affordability): string[] {
  if (!variable) return []
  return [
    `Variable at ${variable.interestRate} % (average of ${variable.rateMonth}): ${euros(variable.monthlyPayment)} a month for the same loan, ` +
      `${euros(variable.raisedPayment)} after the rise of the stress test; a price of ${euros(variable.maxPropertyPrice)}.`,
  ]
}

function describeIncome({ netIncome }: Affordability): string {
  const { monthly, low, high, method, status } = netIncome
  return `Net income about ${euros(monthly)} a month (${euros(low)} to ${euros(high)}; ${method}, ${status}).`
}

function describeLine({ label, amount, rule, law, status, url }: CostLine): string {
  const page = url === undefined ? '' : `; ${url}`
  return `- ${label} ${amount < 0 ? '−' : ''}${euros(Math.abs(amount))} = ${rule}; ${law}; ${status}${page}`
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
