import { multiples as de } from '../de/lease/multiples.ts'
import { multiples as en } from '../en/lease/multiples.ts'
import { multiples as fr } from '../fr/lease/multiples.ts'
import { multiples as lb } from '../lb/lease/multiples.ts'
import { COUNT } from '../numbers/quantities.ts'
import { joinWords } from '../words/join-words.ts'
import type { MultipleWords } from '../words/lease/multiple-words.ts'

// Words that count monthly rents.

const words = (key: Exclude<keyof MultipleWords, 'folds' | 'halves'>): string => joinWords([fr, de, en, lb], key)

/** Rents that the named multiples count. */
export const FOLDS: Readonly<Record<string, number>> = { ...fr.folds, ...de.folds, ...en.folds, ...lb.folds }
const HALVES: Readonly<Record<string, string>> = { ...fr.halves, ...de.halves, ...en.halves, ...lb.halves }
const HALF = new RegExp(String.raw`\b(?:${Object.keys(HALVES).join('|')})`, 'g')

/** `zweieinhalb Mieten` as `2,5 mieten`. */
export function withHalvesInFigures(folded: string): string {
  return folded.replace(HALF, (words) => HALVES[words]!)
}

const COUNTED_MONTHS = String.raw`${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?${words('months')}`
/** Multiples of the monthly rent, counted or named; groups as `rentMultiplesIn` takes them apart. */
export const MULTIPLE: RegExp = new RegExp(
  [
    String.raw`${COUNTED_MONTHS}['’]?s?\s*(?:'\s*)?${words('of')}?${words('the')}?${words('kind')}?${words('rent')}`,
    String.raw`${COUNT}\s*(?:x|×|${words('times')})\s*(?:${words('article')}\s*)?${words('monthly')}?${words('multiplied')}`,
    String.raw`(?<!§ ?|${words('articleOfLaw')})${COUNT}\s*(?:${words('first')}\s+)?${words('rents')}`,
    String.raw`(${Object.keys(FOLDS).join('|')})\w*\s*(?:${words('ofRent')}\s*)*${words('monthlyRent')}?${words('rentOrFee')}`,
    String.raw`(?<part>${words('part')})\s*${words('ofPart')}?\s*(?:${words('articleOfYear')} )*${words('yearlyRent')}`,
  ].join('|'),
  'gu',
)
