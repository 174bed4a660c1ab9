import * as phrases from '../../language/lease/amounts.ts'
import { oneOf, pattern } from '../../language/words/lines.ts'
import { ORDINAL_WORD, rankOf } from '../../language/ordinals.ts'
import { CONTRACT_NUMBER_WORD, TWO_THOUSAND } from '../../language/numbers/number-pattern.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { COUNT } from '../../language/numbers/quantities.ts'
import type { Quantity } from '../../language/numbers/quantities.ts'
import { readDate } from '../../adverts/read/read-date.ts'

const DATE = pattern(
  String.raw`
      \d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th|\.|ten|en)?\s+(?:day )?(?:of |de )?\p{L}{3,9}\.?,?\s+\d{4}
      \p{L}{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|premier \p{L}{3,9} \d{4}
    `,
  'gu',
)

const WORD = CONTRACT_NUMBER_WORD
/** Dates in words, in notarial style: `le premier novembre deux mille vingt-cinq`, `zum dritten Mai zweitausendsechsundzwanzig`. */
const WORDED_DATE = new RegExp(
  oneOf(String.raw`
      (${ORDINAL_WORD}|${WORD}(?:-${WORD})*) (?:of |de )?(\p{L}{3,9}) (?:de )?(${TWO_THOUSAND}\p{L}*(?:[ -](?:et |and |e )?${WORD})*)
    `),
  'gu',
)

/** `the first of March 2026`. */
const ORDINAL_DATE = new RegExp(String.raw`(${ORDINAL_WORD}) (?:of |de )?(\p{L}{3,9}),? (\d{4})(?!\d)`, 'gu')

/** Cheap to look for; the patterns above and below cost far more. */
const IN_WORDS = new RegExp(TWO_THOUSAND, 'u')

/** A place where a day is written out; null: no such day exists. */
export interface DatedSpan {
  readonly start: number
  readonly end: number
  /** ISO date. */
  readonly day: string | null
}

/** Where a folded statement writes days out, in order. */
export function datedSpansIn(folded: string): DatedSpan[] {
  const written = (/\d/.test(folded) ? [...folded.matchAll(DATE)] : []).map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    day: readDate(match.replace(/^premier/, '1er').replace(/(\d)(?:ten|en)\b/, '$1')) ?? null,
  }))
  const worded = (IN_WORDS.test(folded) ? [...folded.matchAll(WORDED_DATE)] : []).map(
    ({ 0: match, 1: day, 2: month, 3: year, index }) => ({
      start: index,
      end: index + match.length,
      day: readDate(`${rankOf(day!) ?? numberInWords(day!)} ${month} ${numberInWords(year!)}`) ?? null,
    }),
  )
  const mixed = (/\d{4}/.test(folded) ? [...folded.matchAll(ORDINAL_DATE)] : []).flatMap(
    ({ 0: match, 1: day, 2: month, 3: year, index }) => {
      const read = readDate(`${rankOf(day!)} ${month} ${year}`)
      return read === null || read === undefined ? [] : [{ start: index, end: index + match.length, day: read }]
    },
  )
  return [
    ...written,
    ...worded,
    ...mixed.filter(({ start }) => !written.some((span) => span.start <= start && start < span.end)),
  ].sort((a, b) => a.start - b.start)
}

/** Days that are written out in a folded statement, as ISO dates, in order. */
export function datesIn(folded: string): string[] {
  return datedSpansIn(folded).flatMap(({ day }) => day ?? [])
}

const COUNTED_MONTHS = String.raw`${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?(?:mois|monat\w*|months?|meint)`
const MULTIPLE = new RegExp(
  [
    oneOf(String.raw`
        ${COUNTED_MONTHS}['’]?s?\s*(?:'\s*)?(?:de |d'|of |vum |vun |of the )?(?:the |le |du |dem )?(?:basic |net |monthly |gross )?(?:loyers?
        rents?|rental|\w*miete[n]?)
      `),
    oneOf(String.raw`
        ${COUNT}\s*(?:x|×|fois|mal|times|mol)\s*(?:(?:le|du|la|the|die|der|den|de|dem|d'|vum)\s*)?(?:monthly |net |montant du |mensualite )?(?:\w*loyer
        \w*miete|\w*rent\b)
      `),
    oneOf(String.raw`
        (?<!§ ?|article |artikel |art\. ?)${COUNT}\s*(?:\w{0,9}(?:monats|kalt|netto|brutto|warm|grund)?\w{0,12}mieten\b|loyers\b(?! \d)|loyeren\b
        mensualites\b|(?:(?:net|basic|full|gross|monthly|months['’]) )?rents\b|meintlech loyer\w*)
      `),
    oneOf(String.raw`
        (double|triple|quadruple|twice|doppelte|dreifache|zweifache|vierfache|funffache|sechsfache|un trimestre|zweemol|draimol|veiermol
        duebel)\w*\s*(?:(?:du|de|le|of|the|der|die|den|dem|des|d'|vum|vun)\s*)*(?:monthly |net )?(?:montant du )?(?:\w*loyer|\w*miete|mietzins\w*
        \w*rent\b|mensualite|redevance|(?:monthly )?fee\b)
      `),
    oneOf(String.raw`
        (?<part>(?:un|le|one|a|ein|en) (?:quart|tiers|quarter|third|viertel|drittel|drettel|veierel)|la moitie|die halfte|half)\s*(?:du|de la|de|of
        the|der|des|einer|vum|vun der)?\s*(?:(?:du|de|of|the|der|des|a|an|one) )*(?:loyer annuel|redevance annuelle|(?:yearly|annual
        year['’]s) (?:rent|fee)|jahres(?:netto|kalt)?miete|joresloyer)
      `),
  ].join('|'),
  'gu',
)
const FOLDS: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  quadruple: 4,
  twice: 2,
  doppelte: 2,
  dreifache: 3,
  zweifache: 2,
  vierfache: 4,
  funffache: 5,
  sechsfache: 6,
  'un trimestre': 3,
  zweemol: 2,
  draimol: 3,
  veiermol: 4,
  duebel: 2,
}

/** Multiples of the monthly rent: `deux mois de loyer`, `2 x loyer`, `zwei Nettokaltmieten`, `drei Kaltmieten`, `twice the rent`. */
export function rentMultiplesIn(folded: string): Quantity[] {
  if (!phrases.OF_RENT.test(folded) || !phrases.MAY_MULTIPLY.test(folded)) return []
  return [...folded.matchAll(MULTIPLE)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (match[10] !== undefined) return [{ value: FOLDS[match[10]]!, ...span }]
    const part = match.groups!.part
    if (part !== undefined) return [{ value: monthsOfYear(part), ...span }]
    for (const [figure, half, word] of [
      [match[1], match[2], match[3]],
      [match[4], match[5], match[6]],
      [match[7], match[8], match[9]],
    ]) {
      const value =
        figure === undefined ? (word === undefined ? null : numberInWords(word)) : Number(figure) + (half ? 0.5 : 0)
      if (value !== null)
        return value > 0 &&
          value <= 36 &&
          !/^(?:un|une|ein\w*|an?|eng|en|ee|the) (?:loyer|\w*miete|rent)/.test(match[0])
          ? [{ value, ...span }]
          : []
    }
    return []
  })
}

/** To a tenth, for showing. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

function monthsOfYear(part: string): number {
  if (/quart|viertel|veierel/.test(part)) return 3
  return /tiers|third|dritt|drett/.test(part) ? 4 : 6
}
