import { oneOf } from '../words/lines.ts'
import { HALF_A_YEAR, monthsOfSpan, SPAN_WORD, WHICH_SPANS, WITHIN } from '../calendar.ts'
import { NUMBER_PATTERN, parseLocalizedNumber } from './localized-number.ts'
import { CONTRACT_NUMBER_WORD, numberPhrase } from './number-pattern.ts'
import { MILLION_WORDS } from './number-vocabulary.ts'
import { numberInWords } from './number-words.ts'

export interface Quantity {
  readonly value: number
  /** Span in the folded text. */
  readonly start: number
  readonly end: number
}

/** A span of time; its value is in months. */
export interface Duration extends Quantity {
  /** Days, where it is counted in days or weeks. */
  readonly days: number | null
}

const WORD = CONTRACT_NUMBER_WORD
const WORDS = String.raw`${WORD}(?:[\s-](?:et |and |und |e |an )?${WORD})*`
const FIGURE = String.raw`(?:${NUMBER_PATTERN})`
const CURRENCY = String.raw`(?:€|eur\b|euros?\b)`
const MONEY = new RegExp(
  oneOf(String.raw`
      (?:${CURRENCY}\s*)(${FIGURE})|(${FIGURE})(?:\s?[,.][-–—]{1,2})?\s*(?:\(\s*${WORDS}\s*\)\s*)?${CURRENCY}
      (${WORDS}(?: e um)?)\s+euros?\b
    `),
  'gu',
)
/** `1,2 million`, `un million cent mille`, `eine Million 250 000`: the count of millions, and what follows it. */
const MILLION = String.raw`(?:(${FIGURE})|(${WORD}|um))\s+(?:${[...MILLION_WORDS].join('|')})\b\.?`
const MILLIONS = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${MILLION}`,
    String.raw`(?:(?:et |and |und |e |an )?(?:(${FIGURE})|(${WORDS})))?`,
    String.raw`(?:d'|de\s|of\s)?${CURRENCY}`,
  ].join(String.raw`\s*`),
  'gu',
)
const PERCENT = new RegExp(
  String.raw`(${FIGURE}|${WORD}(?:[\s-]${WORD})*)\s*(?:%|pour ?-?cent\b|prozent\b|per ?cent\b|por cento\b|v\.?\s?h\.|vom hundert\b)`,
  'gu',
)
/** A count in figures (whole, then half) or in words: three groups. */
export const COUNT: string = String.raw`(?:(\d{1,3})(?:[.,](5))?|((?:(?<!pour |per |vom |por )(?:cent|hundred|hundert) (?:and )?)?${numberPhrase(WORD)}))`
const REACH = String.raw`(?<=\b${WITHIN} (?:(?:le|les|l'|an?|the|des?|eines?|engem|vun engem|um) ?)?)(?:${SPAN_WORD})`
const DURATION = new RegExp(
  [
    String.raw`(?<half>${HALF_A_YEAR})`,
    String.raw`(?:${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?-?\s*(?:(?:${WHICH_SPANS}|(?!halb)\p{L}{4,14}e[rns]?) )?(?<unit>${SPAN_WORD}))`,
    String.raw`(?<within>${REACH})`,
  ].join('|'),
  'gu',
)

/** Cheap to look for before the costly patterns above. */
const PERCENT_SIGN = /%|cent|prozent|v\.?\s?h\.|hundert/
const SPAN = new RegExp(`${HALF_A_YEAR}|${SPAN_WORD}`, 'u')

/** Amounts of euros in folded text, in figures or words, one said in both ways once: `1.450 euros`, `1.350,- EUR`, `mille cinq cents euros`, `fofzeg euro`. */
export function moneyIn(folded: string): Quantity[] {
  if (!/€|eur/.test(folded)) return []
  const millions = [...folded.matchAll(MILLIONS)].flatMap((match) => {
    const [, figure, word, restFigure, rest] = match
    const count = figure === undefined ? numberInWords(word!) : parseLocalizedNumber(figure, { decimal: true })
    const below = restFigure ? parseLocalizedNumber(restFigure) : rest ? numberInWords(rest) : 0
    if (count === null || below === null || below >= 1e6) return []
    return [{ value: Math.round(count * 1e6 + below), start: match.index, end: match.index + match[0].length }]
  })
  const plain = [...folded.matchAll(MONEY)].flatMap((match) => {
    const figure = match[1] ?? match[2]
    const value = figure === undefined ? numberInWords(match[3]!) : parseLocalizedNumber(figure)
    const isRest = millions.some(({ start, end }) => match.index >= start && match.index < end)
    return value === null || isRest ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
  return withoutRepeats(
    folded,
    millions.length === 0 ? plain : [...plain, ...millions].sort((a, b) => a.start - b.start),
  )
}

/** One amount for one that is said in words and again in figures: `mille sept cents euros (1.700 eur)`. Two that differ stay two. */
function withoutRepeats(folded: string, amounts: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = []
  for (const amount of amounts) {
    const last = kept.at(-1)
    const repeats =
      last?.value === amount.value &&
      /^\s*[(=/–-]+\s*(?:soit |i\.e\. |d\.h\. )?$/.test(folded.slice(last.end, amount.start))
    if (!repeats) kept.push(amount)
    else kept[kept.length - 1] = { ...last, end: amount.end + (folded[amount.end] === ')' ? 1 : 0) }
  }
  return kept
}

/** Percentages in folded text, as numbers of per cent. */
export function percentsIn(folded: string): Quantity[] {
  if (!PERCENT_SIGN.test(folded)) return []
  return [...folded.matchAll(PERCENT)].flatMap((match) => {
    const value = parseLocalizedNumber(match[1]!, { decimal: true }) ?? numberInWords(match[1]!)
    return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
}

/** Spans of time in folded text, in months: `deux mois`, `drei Monate`, `90 days` (3), `sechzeg deeg` (2), `a year` after `within` (12). */
export function durationsIn(folded: string): Duration[] {
  if (!SPAN.test(folded)) return []
  return [...folded.matchAll(DURATION)].flatMap((match) => {
    const { half, unit, within } = match.groups!
    const span = { start: match.index, end: match.index + match[0].length }
    if (half !== undefined) return [{ value: 6, days: null, ...span }]
    if (within !== undefined) return [{ value: monthsOfSpan(within), days: null, ...span }]
    const [, , figure, fraction, word] = match
    const count = figure === undefined ? numberInWords(word!) : Number(figure) + (fraction ? 0.5 : 0)
    if (count === null || count === 0) return []
    const months = monthsOfSpan(unit!)
    return [{ value: count * months, days: months < 1 ? Math.round(count * months * 30) : null, ...span }]
  })
}
