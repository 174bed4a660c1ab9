import { NEGATIONS, negationWords } from '../../../language/negation.ts'

/** Negates what follows in the clause. English `no` is read as `not` before, for it is `in the` in Portuguese and `near` in Luxembourgish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'never', 'nothing', 'typed', 'avoiding').concat(NEGATIONS.lb.own),
)
/** Ends the reach of a negation. */
export const NEGATION_STOPPERS: ReadonlySet<string> = new Set(negationWords('contrasts', 'preferring'))
