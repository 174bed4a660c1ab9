import { NEGATIONS, negationWords } from '../../../language/negation.ts'
import { REFUSED_NEXT } from '../../../language/queries/refusals.ts'
import { wordsFound, type QueryReading } from './query-reading.ts'

/** Negates what follows in the clause. English `no` is read as `not` before, for it is `in the` in Portuguese and `near` in Luxembourgish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'never', 'nothing', 'typed', 'avoiding').concat(NEGATIONS.lb.own),
)
/** Ends the reach of a negation. */
export const NEGATION_STOPPERS: ReadonlySet<string> = new Set(negationWords('contrasts', 'preferring'))

/** Words behind something in which it may be refused. */
const REFUSAL_REACH = 7

/** Number of words from a position on that refuse what stands before it: `Lintgen doch nicht`; 0 where none do. */
export function refusalBehind(reading: QueryReading, at: number): number {
  return wordsFound(REFUSED_NEXT, reading.wordsFrom(at, REFUSAL_REACH))
}
