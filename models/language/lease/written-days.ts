import { writtenDays as de } from '../de/lease/written-days.ts'
import { writtenDays as en } from '../en/lease/written-days.ts'
import { writtenDays as fr } from '../fr/lease/written-days.ts'
import { writtenDays as lb } from '../lb/lease/written-days.ts'
import { CONTRACT_NUMBER_WORD, TWO_THOUSAND } from '../numbers/number-pattern.ts'
import { ORDINAL_WORD } from '../ordinals.ts'
import { writtenDays as pt } from '../pt/lease/written-days.ts'
import { joinWords } from '../words/join-words.ts'
import type { WrittenDayWords } from '../words/lease/written-day-words.ts'

// How leases write days.

const words = (key: keyof WrittenDayWords): string => joinWords([fr, de, en, lb, pt], key)

const FIGURES = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`
const OF = `(?:${words('of')} )?`
const MONTH = String.raw`\p{L}{3,9}`
const DAY_FIRST = String.raw`\d{1,2}(?:\.|${words('rankEndings')})?\s+(?:${words('day')} )?${OF}${MONTH}\.?,?\s+\d{4}`
const MONTH_FIRST = String.raw`${MONTH}\s+\d{1,2}${words('rankEndingsBehindMonth')}?,?\s+\d{4}`
/** Dates in figures, or with a month in words. */
export const DATE: RegExp = new RegExp(
  String.raw`${FIGURES}|${DAY_FIRST}|${MONTH_FIRST}|${words('first')} ${MONTH} \d{4}`,
  'gu',
)

const WORD = CONTRACT_NUMBER_WORD
const YEAR = String.raw`${TWO_THOUSAND}\p{L}*(?:[ -](?:${words('and')} )?${WORD})*`
/** Dates in words, in notarial style: `le premier novembre deux mille vingt-cinq`, `zum dritten Mai zweitausendsechsundzwanzig`. */
export const WORDED_DATE: RegExp = new RegExp(
  `(${ORDINAL_WORD}|${WORD}(?:-${WORD})*) ${OF}(${MONTH}) (?:${words('ofYear')} )?(${YEAR})`,
  'gu',
)

/** `the first of March 2026`. */
export const ORDINAL_DATE: RegExp = new RegExp(String.raw`(${ORDINAL_WORD}) ${OF}(${MONTH}),? (\d{4})(?!\d)`, 'gu')

/** Cheap to look for; the patterns above and below cost far more. */
export const IN_WORDS: RegExp = new RegExp(TWO_THOUSAND, 'u')
