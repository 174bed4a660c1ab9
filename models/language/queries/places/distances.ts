import { distances as de } from '../../de/queries/places/distances.ts'
import { distances as en } from '../../en/queries/places/distances.ts'
import { distances as fr } from '../../fr/queries/places/distances.ts'
import { distances as lb } from '../../lb/queries/places/distances.ts'
import { distances as pt } from '../../pt/queries/places/distances.ts'
import { joinWords } from '../../words/join-words.ts'
import type { DistanceWords } from '../../words/queries/places/distance-words.ts'

const of = (concept: keyof DistanceWords): string => joinWords([en, fr, de, lb, pt], concept)

export const KILOMETRES = new RegExp(`^${of('kilometres')}$`)
export const RADIUS_NOUN = new RegExp(`^(?:${of('radius')}|${of('perimeter')})$`)
/** Where the words of a distance begin: `within 5 km`, `Umkreis von 5 km`. */
export const WITHIN_FIRST = new RegExp(String.raw`^(?:${of('within')}|${of('radius')}|${of('perimeter')})\b`)
export const WITHIN = new RegExp(String.raw`\b(?:${of('within')}|${of('radius')})\b`)
