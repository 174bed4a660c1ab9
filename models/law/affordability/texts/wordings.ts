import { toLanguageTag } from '../../../kernel/locale.ts'
import type { Locale } from '../../../kernel/locale.ts'

/** How a language writes numbers. */
export interface Wordings {
  /** Up to two decimals. */
  readonly number: (value: number) => string
  /** A share as a number of percent. */
  readonly percent: (share: number) => string
}

// Made once for each language: making one takes longer than all the rest of an answer.
const made = new Map<Locale, Wordings>()

export function wordings(locale: Locale): Wordings {
  const known = made.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(toLanguageTag(locale), { maximumFractionDigits: 2 })
  const number = (value: number): string => format.format(value)
  const words = { number, percent: (share: number): string => number(share * 100) }
  made.set(locale, words)
  return words
}
