import { negation as de } from './de/negation.ts'
import { negation as en } from './en/negation.ts'
import { foldName } from './fold.ts'
import { negation as fr } from './fr/negation.ts'
import { negation as lb } from './lb/negation.ts'
import { negation as pt } from './pt/negation.ts'
import type { NegationWords } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

/** How each language denies, as it is written. */
export const NEGATIONS: Readonly<Record<TextLanguage, NegationWords>> = { fr, de, en, lb, pt }
export type NegationPart = keyof NegationWords

/** The words and phrases of these parts, in all languages, folded. */
export function negationWords(...parts: readonly NegationPart[]): string[] {
  const all = Object.values(NEGATIONS).flatMap((words) => parts.flatMap((part) => words[part]))
  return [...new Set(all.map(foldName))]
}

/** Words of refusal in a short text, as single folded words. */
export const REFUSALS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'own').filter((word) => !word.includes(' ')),
)

/** Behind a `t` that only parts two vowels: `a-t-il`. */
export const EUPHONIC_BEHIND = new RegExp(
  String.raw`^[-\s](?:${negationWords('behindSilentT').join('|')})(?![\p{L}\p{M}])`,
  'iu',
)
