import { oneOf, pattern } from './words/lines.ts'
import { foldName } from './fold.ts'
import { waysToWork as de } from './de/queries/ways-to-work.ts'
import { waysToWork as en } from './en/queries/ways-to-work.ts'
import { waysToWork as fr } from './fr/queries/ways-to-work.ts'
import { waysToWork as lb } from './lb/queries/ways-to-work.ts'
import { waysToWork as pt } from './pt/queries/ways-to-work.ts'
import { headings as deHeadings } from './de/queries/wishes/headings.ts'
import { headings as enHeadings } from './en/queries/wishes/headings.ts'
import { headings as frHeadings } from './fr/queries/wishes/headings.ts'
import { headings as lbHeadings } from './lb/queries/wishes/headings.ts'
import { headings as ptHeadings } from './pt/queries/wishes/headings.ts'
import { surroundings as deSurroundings } from './de/queries/places/surroundings.ts'
import { surroundings as enSurroundings } from './en/queries/places/surroundings.ts'
import { surroundings as frSurroundings } from './fr/queries/places/surroundings.ts'
import { surroundings as lbSurroundings } from './lb/queries/places/surroundings.ts'
import { surroundings as ptSurroundings } from './pt/queries/places/surroundings.ts'
import { joinWords } from './words/join-words.ts'
import { EUPHONIC_BEHIND, REFUSALS } from './negation.ts'

/** A word or a number of a query, in order of the text. */
export interface QueryToken {
  /** Text as typed. */
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
const ABBREVIATION = pattern(String.raw`
      ^(?:excl|exkl|zzgl
      bj|ca|zw|sq|od|kt|abt|ct|env|max|maxi|min|mini|mind|maxim|approx|appr|ch|chs|zi|zim|zimm|z|qm|inkl|incl|bzw|ggf|evtl|event|apt|appt|app|appart|whg|st
      schlafz|schlafzi|sz|chbr?s?|chb|hochst|hoch|x|qtos?|qts|assoal|pcs|pces|bdr|bdrm|br|etg|stw|dez|nov|okt|oct|sept|aug|jan|feb|fev|mob|mobl|moebl
      o|nr|ev|u|p|poss|resp|mtl|mensal)$
    `)
/** Words after which `15.1.` is a day: not an amount at the end of a sentence. */
const DATE_BEFORE = pattern(String.raw`
      (?:^| )(?:ab|am|zum|vom|dem|den|frei|frai|fraie|vum|un|from|on|le|du|des|dia|einzug|fruhestens|spatestens|bezug|available|dispo|disponible|libre
      (?:free|available|frei|frai|fraie|verfugbar|libre|dispo|disponible|disponibel|livre|disponivel) (?:bis|by|before|avant|jusqu|antes|ate))$
    `)

/** `1/2 hour`, before the hour. */
const HALF_HOUR = new RegExp(String.raw`(?<![\d.,/])(?:1/2|½) ?(?=${joinWords([en, fr, de, lb, pt], 'hours')}\b)`, 'gi')

const GROUPED = String.raw`\d{4}(?:[., ]000)+(?!\d)|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`
const DATE = [
  String.raw`20\d\d-[01]\d-[0-3]\d(?!\d)|[0-3]\d-[01]\d-20\d\d(?!\d)`,
  String.raw`[0-3]?\d[./][01]?\d[./](?:20)?\d\d(?!\d)|[0-3]?\d\.[01]?\d\.(?!\d)|[0-3]\d[./][01]\d(?!\d|[.,/]\d)`,
].join('|')
const TOKEN = new RegExp(
  oneOf(String.raw`
      (?<date>(?<![\d.,/])(?:${DATE}))|(?<number>${GROUPED}|\d+[.,]\d{1,2}(?!\d)|\d+)|(?<word>[\p{L}\p{M}]+\d*)
      (?<sign>\+\/[-–]|[€%~≈±<>≤≥+*&])|(?<dash>[-–—])
      (?<end>[,;.:!?…()\[\]{}\n"«»„“”|/•])
    `),
  'gu',
)
/** Signs that are read as words. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  '€': 'eur',
  '%': 'percent',
  '~': 'circa',
  '≈': 'circa',
  '±': 'circa',
  '+/-': 'circa',
  '+/–': 'circa',
  '&': 'and',
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '+': 'plus',
  '*': 'star',
}

/** `w/ garden`, `c/ garagem` */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['w', 'with'],
  ['c', 'com'],
  ['p', 'para'],
  ['s', 'sem'],
])

/** `900 €/month` */
const PAID_PER = /^ ?(?:mois|months?|mo|mth|monat|mount|m[eê]s|pers(?:onne|oun|on)?|pessoa|pax|head|couple|casal)\b/i

/**
 * The words and numbers of a query. Thousands may be parted by dots, commas, blanks or apostrophes; a decimal has one or two digits after its mark.
 * Text beyond 2,000 characters is not read.
 */
export function tokenizeQuery(text: string): QueryToken[] {
  const clean = text
    .slice(0, MAX_QUERY_CHARACTERS)
    .normalize('NFC')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('º', 'o')
    .replaceAll('ª', 'a')
    .replaceAll(HALF_HOUR, '0.5 ')
    // `Number of bedrooms (min): 2`
    .replaceAll(/\(([\p{L}.]{3,12})\)(?=\s*:)/gu, '$1')
    // `minBedrooms=2`
    .replaceAll(/\b(min|max)(?=\p{Lu})/gu, '$1 ')
  const tokens: QueryToken[] = []
  let clause = 0
  let lastEnd = -1
  for (const match of clean.matchAll(TOKEN)) {
    const { date, number, word, sign, dash, end } = match.groups!
    if (tokens.length >= MAX_TOKENS) break
    const isApart = match.index > lastEnd
    lastEnd = match.index + match[0].length
    if (date !== undefined) {
      tokens.push(...dateTokens(date, clause, `${tokens.at(-2)?.word ?? ''} ${tokens.at(-1)?.word ?? ''}`))
      continue
    }
    if (end === '/' && PAID_PER.test(clean.slice(lastEnd))) {
      tokens.push(wordToken('/', 'per', clause))
      continue
    }
    if (end === '/' && isChoice(tokens.at(-1), clean, lastEnd, isApart)) {
      tokens.push(wordToken('-', '-', clause))
      continue
    }
    const short =
      end === '/' && !isApart && /^[ \p{Ll}]/u.test(clean.slice(lastEnd)) && SHORT.get(tokens.at(-1)?.word ?? '')
    if (short) {
      tokens[tokens.length - 1] = { ...tokens.at(-1)!, word: short }
      continue
    }
    if (end === '.' && ABBREVIATION.test(tokens.at(-1)?.word ?? '')) continue
    if (end === ':' && isLabel(tokens, clause, /^\s*\d/.test(clean.slice(lastEnd)))) continue
    if (end === '.' && !isApart && isOrdinal(tokens.at(-1), clean, lastEnd)) continue
    if (end !== undefined || (dash !== undefined && isApart && clean[lastEnd] === ' ' && !isRange(clean, match.index)))
      clause++
    else if (number !== undefined) tokens.push(numberToken(number, clause))
    else if (word !== undefined && isEuphonic(word, clean, lastEnd)) continue
    else if (word !== undefined) tokens.push(...wordTokens(word, clause))
    else if (sign !== undefined) tokens.push(wordToken(sign, SIGN_WORDS[sign]!, clause))
    else if (isRange(clean, match.index)) tokens.push(wordToken('-', '-', clause))
  }
  return tokens
}

/** `y a-t-il`, `a t on`: a letter that says nothing, where an English `t` is a `not`. */
function isEuphonic(word: string, text: string, end: number): boolean {
  return word.toLowerCase() === 't' && EUPHONIC_BEHIND.test(text.slice(end, end + LONGEST_EUPHONIC))
}

const LONGEST_EUPHONIC = 8
/** `3. Stock`, `1. November`, `2.º andar`. */
function isOrdinal(token: QueryToken | undefined, text: string, end: number): boolean {
  return token !== undefined && /^\d{1,2}$/.test(token.text) && /^(?: ?\p{L}|-\d)/u.test(text.slice(end, end + 2))
}

/** `bedrooms: 3`, `budget max: 900`: what stands before the colon says what follows; a refusal before it ends there. */
function isLabel(tokens: readonly QueryToken[], clause: number, isOfNumber: boolean): boolean {
  const own = tokens.filter((token) => token.clause === clause)
  if (own.length === 1 && AREA_LABEL.test(own[0]!.word)) return false
  return (
    own.length <= (isOfNumber ? LONGEST_OF_NUMBER : LONGEST_LABEL) &&
    own.some(({ value }) => value === null) &&
    (own.every(({ word }) => !REFUSALS.has(word)) || REFUSING_LABEL.test(own.map(({ word }) => word).join(' ')))
  )
}

/** `Not wanted: carpet` refuses what follows. */
const REFUSING_LABEL = new RegExp(
  `^${joinWords([enHeadings, frHeadings, deHeadings, lbHeadings, ptHeadings], 'refused')}$`,
)
const LONGEST_LABEL = 3
/** The same right before a number: `Nombre de chambres minimum : 2`. */
const LONGEST_OF_NUMBER = 5
/** `Region: Mersch` names a place, `Region Mersch` what lies around it. */
const AREA_LABEL = new RegExp(
  `^${joinWords([enSurroundings, frSurroundings, deSurroundings, lbSurroundings, ptSurroundings], 'areas')}$`,
)
/** A day in digits as one word, `2027-01-15` or without its year `--01-15`; otherwise the amount that it looks like. */
function dateTokens(text: string, clause: number, before: string): QueryToken[] {
  const parts = text.split(/[-./]/).filter((part) => part !== '')
  const [year, month, day] = /^20\d\d-/.test(text) ? parts : [parts[2], parts[1], parts[0]]
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
  if (!isDay || (year === undefined && !DATE_BEFORE.test(before)))
    return parts.length === 2 ? [numberToken(text.replace(/\.$/, ''), clause)] : []
  const century = year?.length === 2 ? `20${year}` : (year ?? '-')
  const word = `${century}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return [{ text, word, value: null, clause, isCapitalised: false }]
}

/** A dash between two digits: `500 000 - 600 000`, `2.-4. Stock`. */
function isRange(text: string, at: number): boolean {
  return /(?:[\dkKmM€]\s*|\d\.)$/.test(text.slice(Math.max(0, at - 4), at)) && /^.\s*\d/.test(text.slice(at, at + 4))
}

/** `2/3 chambres`: one or the next. */
function isChoice(token: QueryToken | undefined, text: string, end: number, isApart: boolean): boolean {
  if (isApart || token === undefined || !/^\d$/.test(token.text)) return false
  return new RegExp(`^${Number(token.text) + 1}(?![\\d/.,]) ?\\p{L}`, 'u').test(text.slice(end))
}

function numberToken(text: string, clause: number): QueryToken {
  const decimal = /^(.*\d)[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? decimal[1]! : text).replace(/\D/g, '')
  const value = Number(decimal ? `${whole}.${decimal[2]}` : whole)
  return { text, word: String(value), value, clause, isCapitalised: false }
}

function wordTokens(text: string, clause: number): QueryToken[] {
  const word = foldName(text)
  return word === '' ? [] : [wordToken(text, OTHER_WORDS.get(text.toLowerCase()) ?? word.replaceAll(' ', ''), clause)]
}

/** Words that would be others without their accents: `gäre` is gladly, `gare` a station. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['gäre', 'gaeren'],
  ['gären', 'gaeren'],
])

function wordToken(text: string, word: string, clause: number): QueryToken {
  return { text, word, value: null, clause, isCapitalised: /^\p{Lu}/u.test(text) }
}
