import { z } from 'zod'
import { VARIABLE_FIXATION } from '../../../../models/law/affordability/mortgage-rate.ts'
import { lawName } from '../../../../content/say/official/law-name.ts'
import { affordabilityRequestSchema, affordabilitySchema } from '../../../../models/contracts/law/affordability.ts'
import type { Renting } from '../../../../models/contracts/law/renting.ts'
import type { Affordability, CostLine } from '../../../../models/contracts/law/affordability.ts'
import { getAffordability as affordabilityOf } from '../../../queries/market/get-affordability.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { ruleText } from '../../../../content/say/household/affordability.ts'
import { colon, semicolon } from '../../../../content/say/typography.ts'
import { sourceName } from '../../../../content/say/official/source-name.ts'
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
  const { maxPropertyPriceRange: range, acquisitionCosts, levers, assumptions } = result
  const { say, euros, locale } = tongue
  const price = euros(result.maxPropertyPrice)
  const basis = say(`reply.afford.basis.${result.maxPropertyPriceCostBasis}`)
  const by = say(`reply.afford.by.${result.limitedBy}`)
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
    ...describeList(say('reply.afford.open'), acquisitionCosts.unknownExplained, tongue),
    ...describeList(
      say('reply.afford.raise'),
      levers.map(({ change, difference }) => `${change}${colon(locale)} +${euros(difference)}`),
      tongue,
    ),
    ...describeList(say('reply.afford.ask'), result.questions, tongue),
    ...describeList(say('reply.afford.assumptions'), assumptions, tongue),
    result.disclaimer,
  ]
  return lines.join('\n')
}

function describeRenting(renting: Renting, { say, euros, locale }: Tongue): string {
  const { maxMonthlyRent, maxMonthlyRentRange: range, limitedBy, moveIn, unknowns, aids } = renting
  return say('reply.afford.rent', {
    rent: euros(maxMonthlyRent),
    unknown: unknowns.length > 0 ? say('reply.afford.rentUnknown') : '',
    low: euros(range.low),
    high: euros(range.high),
    by: say(`reply.afford.by.${limitedBy}`),
    total: euros(moveIn.total),
    aids: aids.map(({ name, url }) => `${name} ${url}`).join(semicolon(locale)),
  })
}

function describeLoan({ loan, monthlyPayment, ratios }: Affordability, tongue: Tongue): string {
  const { say, euros, rounded, counted, locale } = tongue
  const { rateMonth: month, fixation: years, rateSource: source, rateAgeDays: age } = loan
  const rate =
    month === null
      ? say('reply.afford.asGiven')
      : say(years === VARIABLE_FIXATION ? 'reply.afford.rateVariable' : 'reply.afford.rate', {
          month: numberWords(locale).month(month),
          years: String(years),
          source: sourceName(String(source), locale),
          age: counted('days', age ?? 0),
        })
  return say('reply.afford.loan', {
    amount: euros(loan.amount),
    years: loan.termYears,
    interest: rounded(loan.interestRate, 2),
    rate,
    payment: euros(monthlyPayment),
    ltv: ltvText(ratios.loanToValue, tongue),
    cap: percentOf(loan.loanToValueCap, tongue),
    debts: debtsText(ratios.debtServiceShare, tongue),
    limit: percentOf(ratios.debtServiceLimit, tongue),
  })
}

function describeStress({ stress }: Affordability, tongue: Tongue): string {
  const { say, euros, rounded } = tongue
  const debts = debtsText(stress.debtServiceShare, tongue)
  const [payment, price] = [euros(stress.monthlyPayment), euros(stress.maxPropertyPrice)]
  return say('reply.afford.stress', { interest: rounded(stress.interestRate, 2), payment, debts, price })
}

function describeVariable({ variable }: Affordability, { say, euros, rounded, locale }: Tongue): string[] {
  if (!variable) return []
  return [
    say('reply.afford.variable', {
      interest: rounded(variable.interestRate, 2),
      month: numberWords(locale).month(variable.rateMonth),
      payment: euros(variable.monthlyPayment),
      raised: euros(variable.raisedPayment),
      price: euros(variable.maxPropertyPrice),
    }),
  ]
}

function describeIncome({ netIncome }: Affordability, { say, euros, locale }: Tongue): string {
  const { monthly, low, high, method, status } = netIncome
  return say('reply.afford.income', {
    monthly: euros(monthly),
    low: euros(low),
    high: euros(high),
    method: say(`reply.afford.method.${method}`),
    status: DOCUMENT_WORDS[locale].statuses[status],
  })
}

function describeLine({ label, amount, rule, law, status, url }: CostLine, { euros, locale }: Tongue): string {
  const worked = `${label} ${amount < 0 ? '−' : ''}${euros(Math.abs(amount))} = ${ruleText(rule, locale)}`
  const told = [
    worked,
    lawName(law, locale),
    DOCUMENT_WORDS[locale].statuses[status],
    ...(url === undefined ? [] : [url]),
  ]
  return `- ${told.join(semicolon(locale))}`
}

function describeBellegenAkt({ bellegenAkt }: Affordability, { say, euros, locale }: Tongue): string {
  const { state, missing, creditApplied } = bellegenAkt
  const names = BUYER_FIELDS.filter((field) => missing.includes(field)).map((field) => say(`ask.bellegen.${field}`))
  const open = missing.length === 0 ? '' : say('reply.afford.missing', { list: names.join(semicolon(locale)) })
  return say('reply.afford.bellegen', { state: say(`reply.afford.state.${state}`), credit: euros(creditApplied), open })
}

function describeList(name: string, items: readonly string[], { locale }: Tongue): string[] {
  return items.length === 0 ? [] : [`${name}${colon(locale)}`, ...items.map((item) => `- ${item}`)]
}

function debtsText(share: number | null, tongue: Tongue): string {
  if (share === null) return tongue.say('reply.afford.debtsUnknown')
  return tongue.say('reply.afford.debts', { share: percentOf(share, tongue) })
}

function ltvText(share: number | null, tongue: Tongue): string {
  if (share === null) return tongue.say('reply.afford.ltvUnknown')
  return tongue.say('reply.afford.ltv', { ltv: percentOf(share, tongue) })
}

function percentOf(share: number, { decimal }: Tongue): string {
  return `${decimal(share * 100)} %`
}
