import { placeRelations as de } from '../../de/queries/places/place-relations.ts'
import { placeRelations as en } from '../../en/queries/places/place-relations.ts'
import { placeRelations as fr } from '../../fr/queries/places/place-relations.ts'
import { placeRelations as lb } from '../../lb/queries/places/place-relations.ts'
import { placeRelations as pt } from '../../pt/queries/places/place-relations.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** Words before a name, anchored at its start: where, near what, of which canton. */
export const IN = before(`${of('in')}|${of('canton')}`, `${of('inFillers')}|${of('canton')}`)
export const NEAR = before(of('near'), of('nearFillers'))
export const CANTON = before(`${of('canton')}|${of('cantons')}`, of('cantonFillers'))
export const CANTON_BEHIND = new RegExp(String.raw`^${of('canton')}\b`)
const EXCEPT_FILLERS = `${of('exceptFillers')}|${of('canton')}`
export const EXCEPT = new RegExp(
  [
    String.raw`(?:^|\s)${of('except')}(?: (?:${EXCEPT_FILLERS}))*$`,
    String.raw`(?:^|\s)${of('exceptWithMore')}(?: (?:${EXCEPT_FILLERS}))+$`,
    String.raw`(?:^|\s)${of('exceptWithNot')} ${of('exceptNot')}(?: (?:${EXCEPT_FILLERS}))*$`,
    String.raw`(?:^|\s)${of('anywhereBut')}$`,
  ].join('|'),
)
export const FAR = before(of('far'), of('farFillers'))
export const NOT_FAR = new RegExp(`(?:^| )${of('notFar')}(?: |$)`)
/** Negate elsewhere, and refuse no place. */
export const FEW = whole('few')
/** May stand between a refusal and the place that it refuses; `ouni Gaart zu Keel` refuses the garden. */
export const LEADING = whole('leading')

function before(words: string, fillers: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)(?:${words})(?: (?:${fillers}))*$`)
}
