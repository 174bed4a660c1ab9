import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../numbers.ts'

/** A period of a statistical office as readers know it: `2025`, `2025-Q3`, and months in words: `April 2025 – March 2026`. */
export function periodWords(period: string, locale: Locale): string {
  const { month } = numberWords(locale)
  const said = period.split('/').map((part) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(part) ? month(part) : part))
  return said.join(' – ')
}
