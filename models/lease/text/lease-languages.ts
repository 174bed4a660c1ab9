import { countLanguages, ranked, wordsOf } from '../../language/detect-language.ts'
import type { TextLanguage } from '../../language/words/text-language.ts'

/** Leases are read in the languages of the country and in English. */
export type LeaseLanguage = Exclude<TextLanguage, 'pt'>

const SAMPLE = 60_000
const LEAST_SHARE = 0.22

/** The languages of a lease, the main one first; bilingual leases have two. */
export function leaseLanguages(text: string): LeaseLanguage[] {
  const counts = ranked(countLanguages(wordsOf(text.slice(0, SAMPLE)), 'lease'))
    .filter((entry): entry is [LeaseLanguage, number] => entry[0] !== 'pt' && entry[1] > 0)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const most = counts[0]?.[1] ?? 0
  const sum = counts.reduce((total, [, count]) => total + count, 0)
  return counts.filter(([, count]) => count >= most * 0.5 && count >= sum * LEAST_SHARE).map(([language]) => language)
}
