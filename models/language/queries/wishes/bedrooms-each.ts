import { bedroomsEach as de } from '../../de/queries/wishes/bedrooms-each.ts'
import { bedroomsEach as en } from '../../en/queries/wishes/bedrooms-each.ts'
import { bedroomsEach as fr } from '../../fr/queries/wishes/bedrooms-each.ts'
import { bedroomsEach as lb } from '../../lb/queries/wishes/bedrooms-each.ts'
import { bedroomsEach as pt } from '../../pt/queries/wishes/bedrooms-each.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { FOR, WITH } from '../small-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const ROOM = of('room')
const OWN = `(?:(?:${WITH}|${of('own')}) )`
/** A word without which nothing is said of each. */
export const EACH_WORD = new RegExp(`^(?:${of('each')}|${of('eachBefore')})$`)
/** `own bedroom each`, `jeder braucht sein Schlafzimmer`, `um quarto para cada`. */
export const BEDROOM_EACH = new RegExp(
  [
    String.raw`\b${OWN}{0,3}${ROOM} (?:${FOR} )?${of('each')}(?: ${of('ofThem')})?\b`,
    String.raw`\b(?:${WITH} )?(?:${of('each')}|${of('eachBefore')}) ${OWN}{1,5}${ROOM}(?: ${of('ofOwn')})?\b`,
  ].join('|'),
)
/** It says how the persons live, not what is sought. */
export const WITH_BEDROOM_EACH = new RegExp(`^${WITH} `)
