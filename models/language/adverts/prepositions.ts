import { prepositions as de } from '../de/adverts/prepositions.ts'
import { prepositions as en } from '../en/adverts/prepositions.ts'
import { prepositions as fr } from '../fr/adverts/prepositions.ts'
import { prepositions as pt } from '../pt/adverts/prepositions.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, pt])

export const OF: string = of('of')
/** Before a size in brackets or behind a word. */
export const OF_SIZE: string = `${of('of')}|${of('ofSize')}`
export const BETWEEN_AREAS: string = `${of('to')}|${of('and')}`
export const BETWEEN_AMOUNTS: string = `${BETWEEN_AREAS}|${of('andOfAmounts')}`
