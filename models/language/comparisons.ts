import { comparisons as de } from './de/comparisons.ts'
import { comparisons as en } from './en/comparisons.ts'
import { foldName } from './fold.ts'
import { comparisons as fr } from './fr/comparisons.ts'
import { comparisons as lb } from './lb/comparisons.ts'
import { comparisons as pt } from './pt/comparisons.ts'

const ALL = [en, fr, de, lb, pt]

/** Words of comparison in all languages, folded. */
export const COMPARISONS: Readonly<Record<'always' | 'besideNumbers', ReadonlySet<string>>> = {
  always: new Set(ALL.flatMap(({ always }) => always.map(foldName))),
  besideNumbers: new Set(ALL.flatMap(({ besideNumbers }) => besideNumbers.map(foldName))),
}
