import { protectedGrounds as de } from '../../de/queries/wishes/protected-grounds.ts'
import { protectedGrounds as en } from '../../en/queries/wishes/protected-grounds.ts'
import { protectedGrounds as fr } from '../../fr/queries/wishes/protected-grounds.ts'
import { protectedGrounds as lb } from '../../lb/queries/wishes/protected-grounds.ts'
import { protectedGrounds as pt } from '../../pt/queries/wishes/protected-grounds.ts'
import { joinLanguages } from '../../words/join-words.ts'
import type { ProtectedGroundWords } from '../../words/queries/wishes/protected-ground-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const GROUPS = whole('groups')
export const ABOUT_PEOPLE = anywhere('aboutPeople')
/** A ground by its name, at its first word: `skin colour`. */
export const GROUNDS = new RegExp(String.raw`^${of('grounds')}(?= |$)`)
export const SEXES = whole('sexes')
export const RESTRICTIONS = anywhere('restrictions')
export const NEIGHBOURS = whole('neighbours')
export const NOT_PEOPLE = whole('notPeople')

function anywhere(concept: keyof ProtectedGroundWords): RegExp {
  return new RegExp(String.raw`\b${of(concept)}\b`)
}
