import { homeKinds as de } from '../de/home-kinds.ts'
import { homeKinds as en } from '../en/home-kinds.ts'
import { homeKinds as fr } from '../fr/home-kinds.ts'
import { homeKinds as lb } from '../lb/home-kinds.ts'
import { homeKinds as pt } from '../pt/home-kinds.ts'
import { joinWords } from '../words/join-words.ts'
import type { HomeKindWords } from '../words/home-kind-words.ts'

const of = (concept: keyof HomeKindWords): string => joinWords([en, fr, de, lb, pt], concept)

/** A pattern of the whole words for a kind of home, or for what is asked for instead of one. */
export function homeKind(kind: Exclude<keyof HomeKindWords, 'fenced'>): RegExp {
  return new RegExp(`^${of(kind)}$`)
}

/** Make a plot a part of a home. */
export const FENCED = new RegExp(`^${of('fenced')}`)
