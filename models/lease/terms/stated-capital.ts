import * as phrases from '../../language/lease/terms.ts'
import { isDenied } from '../text/polarity.ts'
import type { LeaseTerms } from './lease-terms.ts'

const YEAR = /(?<!\d)(?:19|20)\d{2}(?![\d.,])/

/**
 * Factor that brings the stated capital to the value of today: 1 where it is stated as revalued; the stated coefficient where a year
 * stands with it or with the capital, since coefficients change every year. Null: not known.
 */
export function revaluationOf({
  capitalEur,
  coefficient,
}: Pick<LeaseTerms, 'capitalEur' | 'coefficient'>): number | null {
  if (capitalEur === null) return null
  if (isRevalued(capitalEur.statement.folded)) return 1
  if (coefficient === null) return null
  return YEAR.test(coefficient.statement.folded) || YEAR.test(capitalEur.statement.folded) ? coefficient.value : null
}

/** Whether a statement gives its capital as revalued already. */
function isRevalued(folded: string): boolean {
  const found = phrases.REVALUED.exec(folded)
  if (found === null || phrases.NOT_BEFORE.test(folded.slice(0, found.index))) return false
  return !isDenied(folded, found.index, found.index + found[0].length)
}
