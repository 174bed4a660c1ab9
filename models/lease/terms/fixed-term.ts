import * as phrases from '../../language/lease/dates.ts'
import { topics } from '../../language/lease-words.ts'
import type { SaidTerm } from './said-term.ts'
import type { Term } from './lease-terms.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { durationsIn } from '../../language/numbers/quantities.ts'
import { contractDatesIn, signingDaysIn } from './contract-dates.ts'

/** How long the lease runs: without end, months of its first term, or from a day to a day. */
export function fixedTerm({ statements }: LeaseText): Term<SaidTerm> | null {
  for (const statement of statements) {
    const { folded } = statement
    if (!phrases.LEASE.test(folded) || phrases.OTHER_SPAN.test(folded)) continue
    const signed = phrases.DONE_OR_SIGNED.test(folded) ? signingDaysIn(folded).signed : []
    const [from, to] = contractDatesIn(folded).flatMap(({ day }) => (day === null || signed.includes(day) ? [] : day))
    if (from && to && from < to && !phrases.FACTS_OF_PERSONS.test(folded))
      return { value: { id: 'span', figures: { from, to } }, statement }
    const at = topics.forATime.exec(folded)
    const duration = at && durationsIn(folded.slice(at.index)).find(({ value }) => value >= 3)
    if (duration) return { value: { id: 'months', figures: { count: duration.value } }, statement }
    if (topics.openEnded.test(folded)) return { value: { id: 'indefinite', figures: {} }, statement }
  }
  return null
}
