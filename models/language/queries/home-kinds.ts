import { homeKinds as de } from '../de/queries/home-kinds.ts'
import { homeKinds as en } from '../en/queries/home-kinds.ts'
import { homeKinds as fr } from '../fr/queries/home-kinds.ts'
import { homeKinds as lb } from '../lb/queries/home-kinds.ts'
import { homeKinds as pt } from '../pt/queries/home-kinds.ts'
import { joinLanguages } from '../words/join-words.ts'
import type { HomeKindWords } from '../words/queries/home-kind-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** A pattern of the whole words for a kind of home, or for what is asked for instead of one. */
export function homeKind(kind: Exclude<keyof HomeKindWords, 'fenced' | 'sideRoom'>): RegExp {
  return new RegExp(`^${of(kind)}$`)
}

/** Make a plot a part of a home. */
export const FENCED = new RegExp(`^${of('fenced')}`)

/** A single word before `room`. */
export const SIDE_ROOM = new RegExp(`^${of('sideRoom')}$`)
