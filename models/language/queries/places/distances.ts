import { distances as de } from '../../de/queries/places/distances.ts'
import { distances as en } from '../../en/queries/places/distances.ts'
import { distances as fr } from '../../fr/queries/places/distances.ts'
import { distances as lb } from '../../lb/queries/places/distances.ts'
import { distances as pt } from '../../pt/queries/places/distances.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const KILOMETRES = new RegExp(`^${of('kilometres')}$`)
export const RADIUS_NOUN = new RegExp(`^(?:${of('radius')}|${of('perimeter')})$`)
/** Where the words of a distance begin: `within 5 km`, `Umkreis von 5 km`. */
export const WITHIN_FIRST = new RegExp(String.raw`^(?:${of('within')}|${of('radius')}|${of('perimeter')})\b`)
export const WITHIN = new RegExp(String.raw`\b(?:${of('within')}|${of('radius')})\b`)
