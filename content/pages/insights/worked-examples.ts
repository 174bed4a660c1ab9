import { lawName } from '../../say/official/law-name.ts'
import { sourceName } from '../../say/official/source-name.ts'
import type { AffordabilityRequest } from '../../../models/contracts/law/affordability.ts'
import type { LegalFacts, MortgageRate } from '../../../models/contracts/law/legal.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { loanCosts, purchaseCosts, sumCents } from '../../../models/law/affordability/acquisition-costs.ts'
import { costRules } from '../../../models/law/affordability/cost-rules.ts'
import { lendingRules, UnknownRateError } from '../../../models/law/affordability/lending-rules.ts'
import { monthlyPaymentCents } from '../../../models/law/affordability/mortgage.ts'
import { weakestStatus } from '../../../models/law/parameters/status.ts'
import { MissingParameterError, requiredAmount, type DatedParameter } from '../../../models/law/parameters/value-on.ts'
import { moveInCosts, moveInRules, type MoveInLine } from '../../../models/law/renting/move-in-costs.ts'
import { renting } from '../../../models/law/renting/renting.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn, type Say } from '../../say/words.ts'
import { figure, table, type Cell, type Table } from '../../sections/block.ts'
import { strong } from '../../sections/inline.ts'

/** A case that an article works through: its figures as words for the text, and a table of them with law and source. */
export interface WorkedExample {
  words: Readonly<Record<string, string>>
  table: Table
}

/** Amounts of the cases, EUR unless named otherwise: round figures of an ordinary home, invented for the example. */
const RENT = { rent: 1_800, charges: 250 } as const
const PRICE = 600_000
const LOAN = { amount: 500_000, years: 25 } as const
const CO_OWNERSHIP = { parts: 85, allParts: 1_000, works: 60_000, yearly: 48_000 } as const
const NEWCOMER = { annualIncome: 60_000, savingsAvailable: 9_000, monthlyCharges: 200 } as const
const BUYERS = 2
/** Buyers of an existing home to live in. Income and savings decide nothing here: price and loan are given. */
const HOUSEHOLD: AffordabilityRequest = {
  annualIncome: 0,
  monthlyDebts: 0,
  savingsAvailable: 0,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
  residenceUse: 'primary',
  propertyCondition: 'existing',
}

type Work = (legal: LegalFacts, asOf: string, tools: Tools) => WorkedExample

interface Tools {
  say: Say
  euro(value: number): string
  percent(share: number): string
  month(isoMonth: string): string
  /** Row of the table; without parameters it is an amount of the example. */
  row(label: string, value: string, parameters?: readonly DatedParameter<unknown>[]): Cell[]
  computed(label: string, value: string): Cell[]
  total(label: string, value: string): Cell[]
  tableOf(rows: Cell[][]): Table
  rateRow(label: string, rate: MortgageRate): Cell[]
}

const WORKED = {
  'move-in': moveIn,
  'first-home': firstHome,
  leaving,
  'fixed-or-variable': fixedOrVariable,
  'co-ownership': coOwnership,
  newcomer,
} as const satisfies Record<string, Work>

export type WorkedExampleId = keyof typeof WORKED
export const WORKED_EXAMPLES = Object.keys(WORKED) as [WorkedExampleId, ...WorkedExampleId[]]

/** Computes a case by the same functions as the calculators, under the law of a day. @throws MissingParameterError, UnknownRateError */
export function workedExample(id: WorkedExampleId, legal: LegalFacts, asOf: string, locale: Locale): WorkedExample {
  return WORKED[id](legal, asOf, toolsIn(locale))
}

/** Whether law and rates of a day are known for a case: rates are published from 2025 on. */
export function hasFigures(id: WorkedExampleId, legal: LegalFacts, asOf: string): boolean {
  try {
    workedExample(id, legal, asOf, 'en')
    return true
  } catch (error) {
    if (error instanceof UnknownRateError || error instanceof MissingParameterError) return false
    throw error
  }
}

function moveIn(legal: LegalFacts, asOf: string, tools: Tools): WorkedExample {
  const { say, euro, total, tableOf } = tools
  const lines = moveInCosts(
    moveInRules(legal, { monthlyCharges: RENT.charges, hasAgency: true }, asOf),
    RENT.rent * 100,
  )
  const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const deposit = lines.find(({ id }) => id === 'deposit')!.amountCents
  return {
    words: {
      rent: euro(RENT.rent),
      charges: euro(RENT.charges),
      total: euro(cents / 100),
      withGuarantee: euro((cents - deposit) / 100),
    },
    table: tableOf([...moveInRows(lines, tools), total(say('calc.moveIn'), euro(cents / 100))]),
  }
}

function moveInRows(lines: readonly MoveInLine[], { say, euro, row }: Tools): Cell[][] {
  return lines.map(({ id, amountCents, parameters }) =>
    row(say(`renting.cost.${id}`), euro(amountCents / 100), parameters),
  )
}

/** An existing home of two buyers who are entitled to the tax credit, with the loan that the law allows for any main residence. */
function firstHome(
  legal: LegalFacts,
  asOf: string,
  { say, euro, percent, month, row, total, tableOf }: Tools,
): WorkedExample {
  const credit = requiredAmount(legal, 'bellegen_akt_credit_eur', asOf)
  const request: AffordabilityRequest = {
    ...HOUSEHOLD,
    bellegenAktEligibleBuyers: BUYERS,
    bellegenAktCreditAvailable: BUYERS * credit.value,
  }
  const rules = costRules(legal, request, null, asOf)
  const lending = lendingRules(legal, request, asOf)
  const loanCents = Math.round(PRICE * 100 * lending.loanToValueLimit)
  const costs = [...purchaseCosts(rules, PRICE * 100), ...loanCosts(rules, loanCents)]
  const costCents = sumCents(costs)
  const own = (PRICE * 100 - loanCents + costCents) / 100
  const monthly = monthlyPaymentCents(loanCents, lending.ratePercent, lending.termYears) / 100
  return {
    words: {
      price: euro(PRICE),
      loan: euro(loanCents / 100),
      costs: euro(costCents / 100),
      own: euro(own),
      monthly: euro(monthly),
      years: String(lending.termYears),
      rate: percent(lending.ratePercent / 100),
      rateMonth: month(lending.rate!.month),
    },
    table: tableOf([
      ...costs.map(({ id, amountCents, parameters }) =>
        row(say(`affordability.cost.${id}`), signed(amountCents / 100, euro), parameters),
      ),
      total(say('calc.allCosts'), euro(costCents / 100)),
      row(say('insights.example.priceBesideLoan'), euro(PRICE - loanCents / 100), [lending.loanToValue]),
      total(say('insights.example.ownMoney'), euro(own)),
    ]),
  }
}

function leaving(legal: LegalFacts, asOf: string, { say, euro, row, tableOf }: Tools): WorkedExample {
  const amount = (id: string) => requiredAmount(legal, id, asOf)
  const months = amount('deposit_months')
  const penalty = amount('deposit_late_penalty_share')
  const notice = amount('tenant_notice_months')
  const deposit = RENT.rent * months.value
  const words = {
    rent: euro(RENT.rent),
    deposit: euro(deposit),
    half: euro(deposit / 2),
    penalty: euro(RENT.rent * penalty.value),
    noticeRent: euro(RENT.rent * notice.value),
  }
  return {
    words,
    table: tableOf([
      row(say('insights.example.noticeRent'), words.noticeRent, [notice]),
      row(say('insights.example.deposit'), words.deposit, [months]),
      row(say('insights.example.firstHalf'), words.half, [amount('deposit_first_half_months')]),
      row(say('insights.example.latePenalty'), words.penalty, [penalty]),
    ]),
  }
}

function fixedOrVariable(
  legal: LegalFacts,
  asOf: string,
  { say, euro, percent, month, row, computed, tableOf, rateRow }: Tools,
): WorkedExample {
  const { rate, variableRate, stressPoints } = lendingRules(legal, { ...HOUSEHOLD, termYears: LOAN.years }, asOf)
  const raised = variableRate!.percent + stressPoints.value
  const payment = (ratePercent: number) => monthlyPaymentCents(LOAN.amount * 100, ratePercent, LOAN.years) / 100
  const words = {
    loan: euro(LOAN.amount),
    years: String(LOAN.years),
    fixedRate: percent(rate!.percent / 100),
    fixedMonth: month(rate!.month),
    fixedPayment: euro(payment(rate!.percent)),
    fixedInterest: euro(payment(rate!.percent) * LOAN.years * 12 - LOAN.amount),
    variableRate: percent(variableRate!.percent / 100),
    variableMonth: month(variableRate!.month),
    variablePayment: euro(payment(variableRate!.percent)),
    raisedRate: percent(raised / 100),
    raisedPayment: euro(payment(raised)),
    raisedMore: euro(payment(raised) - payment(variableRate!.percent)),
  }
  return {
    words,
    table: tableOf([
      rateRow(say('insights.example.fixedRate'), rate!),
      computed(say('insights.example.fixedPayment'), words.fixedPayment),
      rateRow(say('insights.example.variableRate'), variableRate!),
      computed(say('insights.example.variablePayment'), words.variablePayment),
      row(say('insights.example.raisedRate'), words.raisedRate, [stressPoints]),
      computed(say('insights.example.raisedPayment'), words.raisedPayment),
    ]),
  }
}

function coOwnership(_: LegalFacts, _asOf: string, { say, euro, row, computed, tableOf }: Tools): WorkedExample {
  const { parts, allParts, works, yearly } = CO_OWNERSHIP
  const share = parts / allParts
  const words = {
    parts: String(parts),
    allParts: String(allParts),
    works: euro(works),
    ownWorks: euro(works * share),
    yearly: euro(yearly),
    ownMonthly: euro((yearly * share) / 12),
  }
  return {
    words,
    table: tableOf([
      row(say('insights.example.works'), words.works),
      computed(say('insights.example.ownWorks'), words.ownWorks),
      row(say('insights.example.yearly'), words.yearly),
      computed(say('insights.example.ownMonthly'), words.ownMonthly),
    ]),
  }
}

function newcomer(legal: LegalFacts, asOf: string, tools: Tools): WorkedExample {
  const { say, euro, row, computed, total, tableOf } = tools
  const found = renting(
    {
      ...NEWCOMER,
      monthlyDebts: 0,
      householdType: 'single',
      employmentType: 'permanent',
      residencyType: 'resident',
    },
    { legal, on: asOf },
  )
  const rules = moveInRules(legal, { monthlyCharges: NEWCOMER.monthlyCharges }, asOf)
  const lines = moveInCosts(rules, found.maxMonthlyRent * 100)
  const words = {
    income: euro(NEWCOMER.annualIncome),
    savings: euro(NEWCOMER.savingsAvailable),
    charges: euro(NEWCOMER.monthlyCharges),
    netLow: euro(found.netIncome.low),
    netHigh: euro(found.netIncome.high),
    rent: euro(found.maxMonthlyRent),
    rentLow: euro(found.maxMonthlyRentRange.low),
    rentHigh: euro(found.maxMonthlyRentRange.high),
    total: euro(found.moveIn.total),
    left: euro(found.moveIn.left),
  }
  return {
    words,
    table: tableOf([
      row(say('calc.rentUpTo'), words.rent, [requiredAmount(legal, 'rent_share', asOf)]),
      ...moveInRows(lines, tools),
      total(say('calc.moveIn'), words.total),
      computed(say('calc.left'), words.left),
    ]),
  }
}

function toolsIn(locale: Locale): Tools {
  const say = sayIn(locale)
  const { euro, percent, month } = numberWords(locale)
  const words = DOCUMENT_WORDS[locale]
  const given = say('insights.example.given')
  return {
    say,
    euro,
    percent,
    month,
    row: (label, value, parameters = []) =>
      parameters.length === 0
        ? [label, value, given, '–']
        : [
            label,
            value,
            sourceOf(parameters, locale),
            words.statuses[weakestStatus(parameters.map(({ status }) => status))],
          ],
    computed: (label, value) => [label, value, say('insights.example.computed'), '–'],
    total: (label, value) => [strong(label), strong(value), say('insights.example.computed'), '–'],
    rateRow: (label, rate) => [
      label,
      percent(rate.percent / 100),
      `${sourceName(rate.source, locale)}, ${month(rate.month)}`,
      words.statuses[rate.status],
    ],
    tableOf: (rows) =>
      table(
        say('insights.example.title'),
        [say('insights.example.item'), figure(words.value), words.source, words.status],
        rows,
      ),
  }
}

function sourceOf(parameters: readonly DatedParameter<unknown>[], locale: Locale): string {
  return [...new Set(parameters.map(({ law }) => lawName(law, locale)))].join('; ')
}

function signed(value: number, euro: (value: number) => string): string {
  return value < 0 ? `−${euro(-value)}` : euro(value)
}
