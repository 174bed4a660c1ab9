import { answers as de } from './de/answers.ts'
import { answers as en } from './en/answers.ts'
import { foldName } from './fold.ts'
import { answers as fr } from './fr/answers.ts'
import { answers as lb } from './lb/answers.ts'
import { answers as pt } from './pt/answers.ts'
import type { AnswerWords } from './words/some-words.ts'

const ALL: readonly AnswerWords[] = [en, fr, de, lb, pt]
const YES = new Set(['true', '1', ...ALL.flatMap(({ yes }) => yes.map(foldName))])
const NO = new Set(['false', '0', ...ALL.flatMap(({ no }) => no.map(foldName))])

/** Reads a text that is nothing but yes or no, in any language or as programs write it; null for any other. */
export function yesOrNo(text: string): boolean | null {
  const word = foldName(text.trim())
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}
