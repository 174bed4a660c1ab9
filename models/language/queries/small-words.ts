import { smallWords as de } from '../de/queries/small-words.ts'
import { smallWords as en } from '../en/queries/small-words.ts'
import { smallWords as fr } from '../fr/queries/small-words.ts'
import { smallWords as lb } from '../lb/queries/small-words.ts'
import { smallWords as pt } from '../pt/queries/small-words.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Sources of patterns. */
export const AND = of('and')
export const OR = of('or')
export const WITH = of('with')
const WITHOUT = of('without')
export const FOR = of('for')
export const NO = of('no')
/** Patterns of these words alone. */
export const OR_WORD = new RegExp(`^${OR}$`)
export const WITH_WORD = new RegExp(`^${WITH}$`)
export const WITHOUT_WORD = new RegExp(`^${WITHOUT}$`)
export const NO_WORD = new RegExp(`^${NO}$`)
