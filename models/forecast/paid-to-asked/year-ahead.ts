import { median } from '../../statistics/median.ts'
import { FEWEST_OUTCOME_YEARS, halfWidths, type JudgedYear } from '../official/year-interval.ts'

/** Expectation of an area's next year, log points; `naive` is the figure of the last year. */
export type Expected = {
  readonly area: string
  readonly predicted: number
  readonly deviation: number
  readonly naive: number
}

/** The same beside what came. */
export type Outcome = Expected & {
  readonly year: number
  readonly actual: number
  /** Null while too few years had been judged for an interval. */
  readonly halfWidth: number | null
}

/**
 * Every past year as it would have been expected a year before, with the interval that the years judged by then give.
 *
 * @param years that are judged, ascending
 * @param expectedOf what is expected of a year from what was known before
 */
export function yearsAhead(
  years: readonly number[],
  expectedOf: (year: number) => readonly Expected[],
  actualOf: (area: string, year: number) => number | undefined,
): { readonly outcomes: readonly Outcome[]; readonly judged: readonly JudgedYear[] } {
  const judged: JudgedYear[] = []
  const outcomes: Outcome[] = []
  for (const year of years) {
    const came = expectedOf(year).flatMap((expected) => {
      const actual = actualOf(expected.area, year)
      return actual === undefined ? [] : [{ ...expected, actual, error: actual - expected.predicted }]
    })
    if (came.length === 0) continue
    const widthOf = judged.length < FEWEST_OUTCOME_YEARS ? undefined : halfWidths(judged)
    for (const { error: _, ...one } of came) outcomes.push({ ...one, year, halfWidth: widthOf?.(one) ?? null })
    judged.push({ shared: median(came.map(({ error }) => error)), errors: came })
  }
  return { outcomes, judged }
}
