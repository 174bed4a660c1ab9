import { PRICE_SCENARIOS } from '../../contracts/law/rent-or-buy.ts'
import type { PriceScenarioId, RentOrBuy, RentOrBuyRequest } from '../../contracts/law/rent-or-buy.ts'
import { roundHalfUp } from '../../statistics/round.ts'
import { sumCents } from '../affordability/acquisition-costs.ts'
import { calculate } from '../affordability/calculate.ts'
import type { Calculation, Setting } from '../affordability/calculate.ts'
import { purchaseAt } from '../affordability/maximum-price.ts'
import type { Purchase } from '../affordability/maximum-price.ts'
import { monthlyPaymentCents } from '../affordability/mortgage.ts'
import { weakestStatus } from '../parameters/status.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'
import { moveInCosts, moveInRules } from '../renting/move-in-costs.ts'
import { breakEvenYear, compareYears } from './compare-years.ts'
import type { Comparison } from './compare-years.ts'

/** Forecast changes of prices in % of the year before: one list for each end of the interval, years in order. */
export type PriceForecast = Readonly<Record<PriceScenarioId, readonly number[]>>

/** When, where, by which law, and what is forecast. */
export interface RentOrBuySetting extends Setting {
  /** Null: nothing is forecast, so that the assumed changes apply from the first year. */
  readonly priceForecast: PriceForecast | null
}

const RENT_OR_BUY_ASSUMPTIONS = [
  'both_invest',
  'return_assumed',
  'return_stated',
  'growth_forecast',
  'growth_assumed',
  'growth_stated',
  'rent_steps',
  'owner_costs_assumed',
  'rate_constant',
  'sale_at_the_end',
  'costs_open',
  'loan_not_given',
  'deposit_not_paid',
  'left_out',
] as const
export type RentOrBuyAssumption = (typeof RENT_OR_BUY_ASSUMPTIONS)[number]

/** The comparison in figures, before it is put in words. */
export interface RentOrBuyFacts extends Omit<RentOrBuy, 'verdictText' | 'scenarios' | 'assumptions' | 'disclaimer'> {
  readonly scenarios: readonly Omit<RentOrBuy['scenarios'][number], 'name'>[]
  readonly assumptions: readonly {
    readonly id: RentOrBuyAssumption
    readonly figures: Readonly<Record<string, number>>
  }[]
}

const ORDINARY_YEARS = 20

/**
 * Compares buying one home with renting one like it: both sides start with the same savings and invest whatever they pay less.
 *
 * @throws UnknownRateError, MissingParameterError, FixationBeyondTermError
 */
export function rentOrBuy(request: RentOrBuyRequest, setting: RentOrBuySetting): RentOrBuyFacts {
  const calculation = calculate(request, setting)
  const { lending, rules, funds } = calculation
  const purchase = purchaseAt(rules, funds, request.price)
  const practice = practiceOf(request, setting)
  const start = startOf(request, setting, { calculation, purchase })
  const years = request.years ?? ORDINARY_YEARS
  const scenarios = PRICE_SCENARIOS.map((id) => {
    const priceChangesPercent = [...(setting.priceForecast?.[id] ?? [])].slice(0, years)
    const laterPercent = request.priceGrowthPercent ?? practice.laterPercent[id]
    const rows = compareYears({
      ...comparisonOf({ request, start, practice, years }),
      priceChanges: priceChangesPercent.map((percent) => percent / 100),
      laterChange: laterPercent / 100,
    })
    const { ownerWealth, tenantWealth } = rows.at(-1)!
    const difference = roundHalfUp(ownerWealth - tenantWealth, 2)
    return { id, priceChangesPercent, laterPercent, breakEvenYear: breakEvenYear(rows), difference, years: rows }
  })
  const statuses = [...purchase.costs.flatMap(({ parameters }) => parameters), ...practice.parameters]
  return {
    verdict: verdictOf(scenarios.map(({ difference }) => difference)),
    years,
    price: request.price,
    monthlyRent: request.monthlyRent,
    isAffordable: purchase.isAffordable,
    start,
    assumed: practice.assumed,
    scenarios,
    assumptions: assumptionsOf({ request, setting, practice, start, isAffordable: purchase.isAffordable }),
    deedDate: setting.on,
    status: weakestStatus([...statuses.map(({ status }) => status), lending.rate?.status ?? 'verified']),
  }
}

function verdictOf(differences: readonly number[]): RentOrBuy['verdict'] {
  if (differences.every((difference) => difference > 0)) return 'buying'
  return differences.every((difference) => difference < 0) ? 'renting' : 'depends'
}

function startOf(
  request: RentOrBuyRequest,
  { legal, on }: Pick<Setting, 'legal' | 'on'>,
  { calculation, purchase }: { calculation: Calculation; purchase: Purchase },
): RentOrBuy['start'] {
  const { lending, rules } = calculation
  const { ratePercent, termYears } = lending
  const firstDay = moveInCosts(moveInRules(legal, {}, on), Math.round(request.monthlyRent * 100))
  const centsOf = (...ids: string[]): number =>
    firstDay.filter(({ id }) => ids.includes(id)).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [depositCents, feeCents] = [centsOf('deposit'), centsOf('agency_fee', 'agency_fee_vat')]
  return {
    savings: request.savingsAvailable,
    costs: sumCents(purchase.costs) / 100,
    costBasis: rules.unknown.length === 0 ? 'complete' : 'known_costs_only',
    loan: purchase.loanCents / 100,
    interestRate: ratePercent,
    termYears,
    monthlyPayment: monthlyPaymentCents(purchase.loanCents, ratePercent, termYears) / 100,
    ownerInvests: purchase.leftCents / 100,
    deposit: depositCents / 100,
    agencyFee: feeCents / 100,
    tenantInvests: (Math.round(request.savingsAvailable * 100) - depositCents - feeCents) / 100,
  }
}

interface Practice {
  readonly assumed: RentOrBuy['assumed']
  readonly laterPercent: Readonly<Record<PriceScenarioId, number>>
  readonly parameters: readonly LegalAmount[]
}

function practiceOf(request: RentOrBuyRequest, { legal, on }: Pick<Setting, 'legal' | 'on'>): Practice {
  const parameters: LegalAmount[] = []
  const percentOf = (id: string): number => {
    const amount = requiredAmount(legal, id, on)
    parameters.push(amount)
    return roundHalfUp(amount.value * 100, 4)
  }
  const stepYears = requiredAmount(legal, 'rent_adaptation_years', on)
  parameters.push(stepYears)
  const assumed = {
    investmentReturnPercent: request.investmentReturnPercent ?? percentOf('investment_return_share'),
    ownerCostsPercent: request.ownerCostsPercent ?? percentOf('owner_costs_share'),
    ownerCostGrowthPercent: percentOf('cost_growth_share'),
    rentGrowthPercent: request.rentGrowthPercent ?? percentOf('rent_growth_share'),
    rentStepYears: stepYears.value,
    rentStepMostPercent: percentOf('rent_adaptation_share'),
    saleCostPercent: percentOf('sale_cost_share'),
  }
  const laterPercent = {
    low: percentOf('price_growth_low_share'),
    central: percentOf('price_growth_share'),
    high: percentOf('price_growth_high_share'),
  }
  return { assumed, laterPercent, parameters }
}

function comparisonOf({
  request,
  start,
  practice: { assumed },
  years,
}: {
  request: RentOrBuyRequest
  start: RentOrBuy['start']
  practice: Practice
  years: number
}): Omit<Comparison, 'priceChanges' | 'laterChange'> {
  return {
    priceEur: request.price,
    loanEur: start.loan,
    ratePercent: start.interestRate,
    termYears: start.termYears,
    monthlyPaymentEur: start.monthlyPayment,
    ownerInvestsEur: start.ownerInvests,
    ownerCostShare: assumed.ownerCostsPercent / 100,
    ownerCostGrowth: assumed.ownerCostGrowthPercent / 100,
    saleCostShare: assumed.saleCostPercent / 100,
    monthlyRentEur: request.monthlyRent,
    depositEur: start.deposit,
    tenantInvestsEur: start.tenantInvests,
    rentGrowth: assumed.rentGrowthPercent / 100,
    rentStepYears: assumed.rentStepYears,
    rentStepMost: assumed.rentStepMostPercent / 100,
    investmentReturn: assumed.investmentReturnPercent / 100,
    years,
  }
}

function assumptionsOf({
  request,
  setting,
  practice: { assumed, laterPercent },
  start,
  isAffordable,
}: {
  request: RentOrBuyRequest
  setting: RentOrBuySetting
  practice: Practice
  start: RentOrBuy['start']
  isAffordable: boolean
}): RentOrBuyFacts['assumptions'] {
  const forecastYears = setting.priceForecast?.central.length ?? 0
  const returns = { percent: assumed.investmentReturnPercent }
  const isStated = request.priceGrowthPercent !== undefined
  const cases: [RentOrBuyAssumption, Record<string, number> | false][] = [
    ['both_invest', {}],
    ['return_assumed', request.investmentReturnPercent === undefined && returns],
    ['return_stated', request.investmentReturnPercent !== undefined && returns],
    ['growth_forecast', forecastYears > 0 && { years: forecastYears }],
    ['growth_assumed', !isStated && laterPercent],
    ['growth_stated', isStated && { percent: request.priceGrowthPercent! }],
    [
      'rent_steps',
      { years: assumed.rentStepYears, percent: assumed.rentStepMostPercent, growth: assumed.rentGrowthPercent },
    ],
    ['owner_costs_assumed', request.ownerCostsPercent === undefined && { percent: assumed.ownerCostsPercent }],
    ['rate_constant', start.loan > 0 && { rate: start.interestRate, years: start.termYears }],
    ['sale_at_the_end', { percent: assumed.saleCostPercent }],
    ['costs_open', start.costBasis === 'known_costs_only' && {}],
    ['loan_not_given', !isAffordable && {}],
    ['deposit_not_paid', start.tenantInvests < 0 && { amount: -start.tenantInvests }],
    ['left_out', {}],
  ]
  return cases.flatMap(([id, figures]) => (figures ? [{ id, figures }] : []))
}
