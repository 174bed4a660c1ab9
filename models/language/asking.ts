import { asking as de } from './de/asking.ts'
import { asking as en } from './en/asking.ts'
import { foldName } from './fold.ts'
import { asking as fr } from './fr/asking.ts'
import { asking as lb } from './lb/asking.ts'
import { asking as pt } from './pt/asking.ts'
import type { AskingWords } from './words/asking-words.ts'

const ALL: readonly AskingWords[] = [en, fr, de, lb, pt]

/** The source of a pattern for phrases of all languages, longest first. */
export function askingPattern(part: Exclude<keyof AskingWords, 'orders'>): string {
  return patternOf(ALL.flatMap((words) => words[part]))
}

/** The same for the words of an order. */
export function orderPattern(order: keyof AskingWords['orders']): string {
  return patternOf(ALL.flatMap(({ orders }) => orders[order]))
}

function patternOf(phrases: readonly string[]): string {
  const folded = [...new Set(phrases.map(foldName))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return `(?:${folded.join('|')})`
}
