import { NEGATIONS, negationWords } from '../../../language/negation.ts'

export { INDIFFERENCE, MUST_PHRASE, MUST_WORDS, NOT_NEEDED, SOFTENERS } from '../../../language/queries/demands.ts'
export { DENIED_AFTER, NEITHER, NOT_OWNED, REFUSED_AFTER, REFUSED_NEXT } from '../../../language/queries/refusals.ts'
export { OR_NOT } from '../../../language/queries/types/alternatives.ts'
export { LEFT_BEHIND } from '../../../language/queries/types/left-homes.ts'

/** Negates what follows in the clause. English `no` is read as `not` before, for it is `in the` in Portuguese and `near` in Luxembourgish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'never', 'nothing', 'typed', 'avoiding').concat(NEGATIONS.lb.own),
)
/** Ends the reach of a negation. */
export const NEGATION_STOPPERS: ReadonlySet<string> = new Set(negationWords('contrasts', 'preferring'))
