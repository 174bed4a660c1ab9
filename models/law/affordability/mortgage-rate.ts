import type { LegalFacts, MortgageRate } from '../../contracts/law/legal.ts'
import { DAY_MS } from '../../kernel/day.ts'

/** Age from which a published average is said to be old, days. */
export const OLD_RATE_DAYS = 75

/**
 * The published average that stands for a new loan: of the fixations that hold the loan's, the newest month up to the day, then the narrowest
 * fixation. Where none holds it, the nearest fixation. Null when none had been published.
 *
 * @param fixedYears years for which the rate is fixed; 0: variable
 * @param on day of the deed, an ISO date
 */
export function mortgageRateOn(
  { mortgageRates }: Pick<LegalFacts, 'mortgageRates'>,
  fixedYears: number,
  on: string,
): MortgageRate | null {
  const [best] = mortgageRates
    .filter(({ month }) => month <= on.slice(0, 7))
    .toSorted(
      (a, b) =>
        yearsBeside(a, fixedYears) - yearsBeside(b, fixedYears) ||
        (a.month < b.month ? 1 : a.month > b.month ? -1 : widthYears(a) - widthYears(b)) ||
        a.fixedYearsFrom - b.fixedYearsFrom,
    )
  return best ?? null
}

/** The newest published average of variable loans. */
export function variableRateOn(facts: Pick<LegalFacts, 'mortgageRates'>, on: string): MortgageRate | null {
  const rate = mortgageRateOn(facts, 0, on)
  return rate && holds(rate, 0) ? rate : null
}

/** The newest average of another fixation, where it is younger than a rate; null: there is none. */
export function newerRateOn(
  { mortgageRates }: Pick<LegalFacts, 'mortgageRates'>,
  rate: MortgageRate,
  on: string,
): MortgageRate | null {
  const newer = mortgageRates.filter(({ month }) => month > rate.month && month <= on.slice(0, 7))
  const [best] = newer.toSorted(
    (a, b) =>
      (a.month < b.month ? 1 : a.month > b.month ? -1 : 0) ||
      Math.abs(a.fixedYearsFrom - rate.fixedYearsFrom) - Math.abs(b.fixedYearsFrom - rate.fixedYearsFrom),
  )
  return best ?? null
}

/** Does a published fixation hold that of a loan? */
export function holds(rate: MortgageRate, fixedYears: number): boolean {
  return yearsBeside(rate, fixedYears) === 0
}

/** Days from the end of the month of a rate to a day; 0 within the month. */
export function rateAgeDays({ month }: MortgageRate, on: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Math.max(0, Math.round((Date.parse(on) - Date.UTC(year, number, 0)) / DAY_MS))
}

/** Fixation of variable loans, whose rate may hold for up to a year. */
export const VARIABLE_FIXATION = '0-1'

/** Fixation in years, such as `5-10`, `0-1` or `30+`. */
export function fixationText({ fixedYearsFrom, fixedYearsTo }: MortgageRate): string {
  return fixedYearsTo === null ? `${fixedYearsFrom}+` : `${fixedYearsFrom}-${fixedYearsTo}`
}

/** How far a fixation lies outside a published one, which begins above its first year; 0 within. */
function yearsBeside({ fixedYearsFrom, fixedYearsTo }: MortgageRate, fixedYears: number): number {
  // A variable rate may be fixed for up to a year.
  if (fixedYears === 0 && fixedYearsFrom === 0) return 0
  if (fixedYears <= fixedYearsFrom) return fixedYearsFrom - fixedYears + 1
  return Math.max(0, fixedYears - (fixedYearsTo ?? Infinity))
}

function widthYears({ fixedYearsFrom, fixedYearsTo }: MortgageRate): number {
  return (fixedYearsTo ?? Infinity) - fixedYearsFrom
}
