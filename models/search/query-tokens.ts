import { foldName } from '../places/fold-name.ts'

/** A word or a number of a query, in order of the text. */
export interface QueryToken {
  /** As it was typed. */
  text: string
  /** Lower case, without accents; a number as its digits. */
  word: string
  /** The value of a number in digits or words; null for a word. */
  value: number | null
  /** Number of the clause it stands in; commas, full stops and their like part clauses. */
  clause: number
  isCapitalised: boolean
}

/** Beyond this a query is not read; a person describes a home in less. */
export const MAX_QUERY_CHARACTERS = 2000
const MAX_TOKENS = 400
/** A full stop after these ends nothing. */
const ABBREVIATION = /^(?:ca|env|max|min|mind|approx|ch|zi|qm|inkl|incl|bzw|ggf|apt|appt|st|schlafz|chbr?|hochst|x)$/

const GROUPED = String.raw`\d{4}(?:[., ]000)+(?!\d)|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`
const TOKEN = new RegExp(
  String.raw`(?<number>${GROUPED}|\d+[.,]\d{1,2}(?!\d)|\d+)|(?<word>[\p{L}\p{M}]+\d*)|(?<sign>[€%~<>≤≥+*])|(?<dash>[-–—])|(?<end>[,;.:!?()\[\]{}\n"«»„“”|/•])`,
  'gu',
)
/** Signs that are read as words. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  '€': 'eur',
  '%': 'percent',
  '~': 'circa',
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '+': 'plus',
  '*': 'star',
}

/**
 * The words and numbers of a query. Thousands may be parted by dots, commas, blanks or apostrophes; a decimal has one or two digits after its mark.
 * Text beyond 2,000 characters is not read.
 */
export function tokenizeQuery(text: string): QueryToken[] {
  const clean = text.slice(0, MAX_QUERY_CHARACTERS).normalize('NFC').replaceAll('²', '2').replaceAll('³', '3')
  const tokens: QueryToken[] = []
  let clause = 0
  let lastEnd = -1
  for (const match of clean.matchAll(TOKEN)) {
    const { number, word, sign, dash, end } = match.groups!
    if (tokens.length >= MAX_TOKENS) break
    const isApart = match.index > lastEnd
    lastEnd = match.index + match[0].length
    if (end === '.' && ABBREVIATION.test(tokens.at(-1)?.word ?? '')) continue
    if (end !== undefined || (dash !== undefined && isApart && clean[lastEnd] === ' ' && !isRange(clean, match.index)))
      clause++
    else if (number !== undefined) tokens.push(numberToken(number, clause))
    else if (word !== undefined) tokens.push(...wordTokens(word, clause))
    else if (sign !== undefined) tokens.push(wordToken(sign, SIGN_WORDS[sign]!, clause))
    else if (isRange(clean, match.index)) tokens.push(wordToken('-', '-', clause))
  }
  return tokens
}

/** A dash between two digits: `500 000 - 600 000`. */
function isRange(text: string, at: number): boolean {
  return /[\dkKmM€]\s*$/.test(text.slice(Math.max(0, at - 4), at)) && /^.\s*\d/.test(text.slice(at, at + 4))
}

function numberToken(text: string, clause: number): QueryToken {
  const decimal = /^(.*\d)[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? decimal[1]! : text).replace(/\D/g, '')
  const value = Number(decimal ? `${whole}.${decimal[2]}` : whole)
  return { text, word: String(value), value, clause, isCapitalised: false }
}

function wordTokens(text: string, clause: number): QueryToken[] {
  const word = foldName(text)
  return word === '' ? [] : [wordToken(text, word.replaceAll(' ', ''), clause)]
}

function wordToken(text: string, word: string, clause: number): QueryToken {
  return { text, word, value: null, clause, isCapitalised: /^\p{Lu}/u.test(text) }
}
