import type { LegalFacts, MortgageRate } from '../../contracts/law/legal.ts'

/** Shorter fixations say little of what a loan of many years costs. */
const SHORTEST_FIXATION_YEARS = 5

/**
 * The published average that stands for a new loan: of the newest month up to the day with a rate fixed for more than five years, the
 * fixation nearest to the term. Null when none had been published.
 *
 * @param on day of the deed, an ISO date
 */
export function mortgageRateOn(
  { mortgageRates }: Pick<LegalFacts, 'mortgageRates'>,
  termYears: number,
  on: string,
): MortgageRate | null {
  const known = mortgageRates.filter(
    ({ month, fixedYearsFrom }) => month <= on.slice(0, 7) && fixedYearsFrom >= SHORTEST_FIXATION_YEARS,
  )
  const newest = known.reduce((latest, { month }) => (month > latest ? month : latest), '')
  const [nearest] = known
    .filter(({ month }) => month === newest)
    .sort((a, b) => yearsBeside(a, termYears) - yearsBeside(b, termYears) || a.fixedYearsFrom - b.fixedYearsFrom)
  return nearest ?? null
}

/** Months from the month of a rate to a day. */
export function rateAgeMonths({ month }: MortgageRate, on: string): number {
  const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthsOf(on) - monthsOf(month)
}

/** How far a term lies outside a fixation; 0 within. */
function yearsBeside({ fixedYearsFrom, fixedYearsTo }: MortgageRate, termYears: number): number {
  if (termYears <= fixedYearsFrom) return fixedYearsFrom - termYears + 1
  return Math.max(0, termYears - (fixedYearsTo ?? Infinity))
}
