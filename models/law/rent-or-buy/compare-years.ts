import type { ComparedYear } from '../../contracts/law/rent-or-buy.ts'
import { roundHalfUp } from '../../statistics/round.ts'

/** Everything that the years of one scenario hang on. Shares from 0 to 1; amounts in EUR. */
export interface Comparison {
  readonly priceEur: number
  readonly loanEur: number
  /** Rate a year in %, above 0. */
  readonly ratePercent: number
  readonly termYears: number
  readonly monthlyPaymentEur: number
  readonly ownerInvestsEur: number
  readonly ownerCostShare: number
  readonly ownerCostGrowth: number
  readonly saleCostShare: number
  readonly monthlyRentEur: number
  readonly depositEur: number
  readonly tenantInvestsEur: number
  readonly rentGrowth: number
  /** Years between two adaptations of the rent, and the largest rise at one. */
  readonly rentStepYears: number
  readonly rentStepMost: number
  readonly investmentReturn: number
  /** Change of the price in each forecast year, then in every later one. */
  readonly priceChanges: readonly number[]
  readonly laterChange: number
  readonly years: number
}

/**
 * Compares buying with renting year by year. Each year the side that pays less invests the difference at the end of the year; what both have
 * invested grows by the same return. Rents change in the steps that the law allows.
 */
export function compareYears(of: Comparison): ComparedYear[] {
  const rows: ComparedYear[] = []
  let [homeValue, ownerInvested, tenantInvested] = [of.priceEur, of.ownerInvestsEur, of.tenantInvestsEur]
  for (let year = 1; year <= of.years; year++) {
    homeValue *= 1 + (of.priceChanges[year - 1] ?? of.laterChange)
    const ownerPays = ownerPaysEur(of, year)
    const tenantPays = 12 * rentEur(of, year)
    ownerInvested = ownerInvested * (1 + of.investmentReturn) + Math.max(0, tenantPays - ownerPays)
    tenantInvested = tenantInvested * (1 + of.investmentReturn) + Math.max(0, ownerPays - tenantPays)
    const loanLeft = loanLeftEur(of, year)
    const figures = {
      homeValue,
      loanLeft,
      ownerPays,
      tenantPays,
      ownerInvested,
      tenantInvested,
      ownerWealth: homeValue * (1 - of.saleCostShare) - loanLeft + ownerInvested,
      tenantWealth: tenantInvested + of.depositEur,
    }
    const inCents = Object.entries(figures).map(([name, amount]) => [name, roundHalfUp(amount, 2)])
    rows.push({ year, ...(Object.fromEntries(inCents) as typeof figures) })
  }
  return rows
}

/** First year from which the owner stays ahead to the end; null: the owner is not ahead at the end. */
export function breakEvenYear(rows: readonly ComparedYear[]): number | null {
  const lastBehind = rows.findLastIndex(({ ownerWealth, tenantWealth }) => ownerWealth < tenantWealth)
  return rows[lastBehind + 1]?.year ?? null
}

/** Loan left after so many years of equal monthly payments. */
export function loanLeftEur(
  { loanEur, ratePercent, termYears }: Pick<Comparison, 'loanEur' | 'ratePercent' | 'termYears'>,
  year: number,
): number {
  if (year >= termYears) return 0
  const growth = 1 + ratePercent / 1_200
  const [whole, passed] = [growth ** (12 * termYears), growth ** (12 * year)]
  return (loanEur * (whole - passed)) / (whole - 1)
}

function ownerPaysEur(of: Comparison, year: number): number {
  const ofLoan = year <= of.termYears ? 12 * of.monthlyPaymentEur : 0
  return ofLoan + of.priceEur * of.ownerCostShare * (1 + of.ownerCostGrowth) ** (year - 1)
}

function rentEur({ monthlyRentEur, rentGrowth, rentStepYears, rentStepMost }: Comparison, year: number): number {
  const step = Math.min((1 + rentGrowth) ** rentStepYears, 1 + rentStepMost)
  return monthlyRentEur * step ** Math.floor((year - 1) / rentStepYears)
}
