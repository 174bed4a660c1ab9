import { z } from 'zod'
import { affordabilityRequestSchema, affordabilitySchema } from '../../../../models/contracts/law/affordability.ts'
import type { Renting } from '../../../../models/contracts/law/renting.ts'
import type { Affordability, CostLine } from '../../../../models/contracts/law/affordability.ts'
import { getAffordability as affordabilityOf } from '../../../queries/market/get-affordability.ts'
import { localeArgument } from '../offer/arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
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

/** Facts of the tax credit that only the buyer can confirm. */
const BUYER_FIELDS = [
  'residenceUse',
  'bellegenAktEligibleBuyers',
  'bellegenAktCreditAvailable',
  'isEeaResident',
] as const

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
  ask({ facts, locale }, { locale: _, ...request }) {
    const { missing } = affordabilityOf(facts, request, locale).affordability.bellegenAkt
    const { say } = tongueOf(locale)
    const form = z.object(
      Object.fromEntries(
        BUYER_FIELDS.filter((field) => missing.includes(field)).map((field) => [
          field,
          affordabilityRequestSchema.shape[field].meta({ title: say(`ask.bellegen.${field}`) }),
        ]),
      ),
    )
    if (Object.keys(form.shape).length === 0) return undefined
    return { message: say('ask.bellegen'), form, answered: (said) => said ?? {} }
  },
  answer({ facts, locale }, { locale: _, ...request }) {
    const { affordability, renting, notes } = affordabilityOf(facts, request, locale)
    const tongue = tongueOf(locale)
    const text = [describe(affordability, tongue), ...(renting ? [describeRenting(renting, tongue)] : [])].join('\n')
    return { structured: { ...affordability, renting }, text, notes }
  },
})

function describe(result: Affordability, tongue: Tongue): string {
  const { maxPropertyPriceRange: range, acquisitionCosts, levers, assumptions, limitedBy: by } = result
  const { say, euros } = tongue
  const price = euros(result.maxPropertyPrice)
  const basis = result.maxPropertyPriceCostBasis
  const lines = [
    say('reply.afford.max', { price, basis, low: euros(range.low), high: euros(range.high), by }),
    result.use,
    describeLoan(result, tongue),
    describeStress(result, tongue),
    ...describeVariable(result, tongue),
    describeIncome(result, tongue),
    say('reply.afford.costs', { total: euros(acquisitionCosts.total) }),
    ...acquisitionCosts.lines.map((line) => describeLine(line, tongue)),
    ...acquisitionCosts.includedInPrice.map((line) => say('reply.afford.within', { line })),
    describeBellegenAkt(result, tongue),
    ...describeList('unknownComponents', acquisitionCosts.unknownExplained),
    ...describeList(
      say('reply.afford.raise'),
      levers.map(({ change, difference }) => `${change}: +${euros(difference)}`),
    ),
    ...describeList(say('reply.afford.ask'), result.questions),
    ...describeList(say('reply.afford.assumptions'), assumptions),
    result.disclaimer,
  ]
  return lines.join('\n')
}

function describeRenting(renting: Renting, { say, euros }: Tongue): string {
  const { maxMonthlyRent, maxMonthlyRentRange: range, limitedBy: by, moveIn, unknowns, aids } = renting
  return say('reply.afford.rent', {
    rent: euros(maxMonthlyRent),
    unknown: unknowns.length > 0 ? say('reply.afford.rentUnknown') : '',
    low: euros(range.low),
    high: euros(range.high),
    by,
    total: euros(moveIn.total),
    aids: aids.map(({ name, url }) => `${name} ${url}`).join('; '),
  })
}

function describeLoan({ loan, monthlyPayment, ratios }: Affordability, tongue: Tongue): string {
  const { say, euros } = tongue
  const { rateMonth: month, fixation: years, rateSource: source, rateAgeDays: age } = loan
  const rate =
    month === null
      ? say('reply.afford.asGiven')
      : say('reply.afford.rate', { month, years: String(years), source: String(source), age: String(age) })
  return say('reply.afford.loan', {
    amount: euros(loan.amount),
    years: loan.termYears,
    interest: loan.interestRate,
    rate,
    payment: euros(monthlyPayment),
    ltv: percentOf(ratios.loanToValue, tongue),
    cap: percentOf(loan.loanToValueCap, tongue),
    share: percentOf(ratios.debtServiceShare, tongue),
    limit: percentOf(ratios.debtServiceLimit, tongue),
  })
}

function describeStress({ stress }: Affordability, tongue: Tongue): string {
  const { say, euros } = tongue
  const share = percentOf(stress.debtServiceShare, tongue)
  const [payment, price] = [euros(stress.monthlyPayment), euros(stress.maxPropertyPrice)]
  return say('reply.afford.stress', { interest: stress.interestRate, payment, share, price })
}

function describeVariable({ variable }: Affordability, { say, euros }: Tongue): string[] {
  if (!variable) return []
  return [
    say('reply.afford.variable', {
      interest: variable.interestRate,
      month: variable.rateMonth,
      payment: euros(variable.monthlyPayment),
      raised: euros(variable.raisedPayment),
      price: euros(variable.maxPropertyPrice),
    }),
  ]
}

function describeIncome({ netIncome }: Affordability, { say, euros }: Tongue): string {
  const { monthly, low, high, method, status } = netIncome
  return say('reply.afford.income', { monthly: euros(monthly), low: euros(low), high: euros(high), method, status })
}

function describeLine({ label, amount, rule, law, status, url }: CostLine, { euros }: Tongue): string {
  const page = url === undefined ? '' : `; ${url}`
  return `- ${label} ${amount < 0 ? '−' : ''}${euros(Math.abs(amount))} = ${rule}; ${law}; ${status}${page}`
}

function describeBellegenAkt({ bellegenAkt }: Affordability, { say, euros }: Tongue): string {
  const { state, missing, creditApplied } = bellegenAkt
  const open = missing.length === 0 ? '' : say('reply.afford.missing', { list: missing.join(', ') })
  return say('reply.afford.bellegen', { state, credit: euros(creditApplied), open })
}

function describeList(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}:`, ...items.map((item) => `- ${item}`)]
}

function percentOf(share: number | null, { unknown }: Tongue): string {
  return share === null ? unknown : `${Math.round(share * 1_000) / 10} %`
}
