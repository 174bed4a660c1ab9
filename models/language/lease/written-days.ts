import { ORDINAL_WORD } from '../ordinals.ts'
import { CONTRACT_NUMBER_WORD, TWO_THOUSAND } from '../numbers/number-pattern.ts'
import { oneOf, pattern } from '../words/lines.ts'

// How leases write days.

/** Dates in figures, or with a month in words. */
export const DATE: RegExp = pattern(
  String.raw`
      \d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th|\.|ten|en)?\s+(?:day )?(?:of |de )?\p{L}{3,9}\.?,?\s+\d{4}
      \p{L}{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|premier \p{L}{3,9} \d{4}
    `,
  'gu',
)

const WORD = CONTRACT_NUMBER_WORD
/** Dates in words, in notarial style: `le premier novembre deux mille vingt-cinq`, `zum dritten Mai zweitausendsechsundzwanzig`. */
export const WORDED_DATE: RegExp = new RegExp(
  oneOf(String.raw`
      (${ORDINAL_WORD}|${WORD}(?:-${WORD})*) (?:of |de )?(\p{L}{3,9}) (?:de )?(${TWO_THOUSAND}\p{L}*(?:[ -](?:et |and |e )?${WORD})*)
    `),
  'gu',
)

/** `the first of March 2026`. */
export const ORDINAL_DATE: RegExp = new RegExp(
  String.raw`(${ORDINAL_WORD}) (?:of |de )?(\p{L}{3,9}),? (\d{4})(?!\d)`,
  'gu',
)

/** Cheap to look for; the patterns above and below cost far more. */
export const IN_WORDS: RegExp = new RegExp(TWO_THOUSAND, 'u')
