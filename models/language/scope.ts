import { scope as de } from './de/scope.ts'
import { scope as en } from './en/scope.ts'
import { scope as fr } from './fr/scope.ts'
import { scope as lb } from './lb/scope.ts'
import { scope as pt } from './pt/scope.ts'
import type { ScopeWords } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

/** How each language speaks of what is not part of the home, as it is written. */
export const SCOPES: Readonly<Record<TextLanguage, ScopeWords>> = { fr, de, en, lb, pt }
export type Cue = keyof ScopeWords
