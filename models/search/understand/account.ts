import { COMPARISONS } from '../../language/comparisons.ts'
import { MODES } from '../../language/queries/ways-to-work.ts'
import { tokenizeQuery, type QueryToken } from '../../language/query-tokens.ts'
import type { ConditionField } from '../intent/conditions.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'
import { LIKENESS, SAID_AGAIN, type QueryReading } from './words/query-reading.ts'
import { NEGATORS } from './words/query-words.ts'
import { MUST_WORDS, SOFTENERS } from '../../language/queries/demands.ts'
import { FILLERS, FUNCTION_WORDS } from '../../language/queries/function-words.ts'

export const MOST_TERMS = 24
/** Words of context on either side of a number or a negation that nothing came of. */
const CONTEXT = 2

/** Content words that no field took. */
export function freeWords({ tokens, fields }: Pick<QueryReading, 'tokens' | 'fields'>): QueryReading['tokens'] {
  return tokens.filter(
    ({ word, value }, at) =>
      fields[at] === null && value === null && word.length > 2 && !FUNCTION_WORDS.has(word) && !MUST_WORDS.has(word),
  )
}

/** The words that a field was read from, in order of the text. */
export function wordsOfField(reading: QueryReading, field: string): string {
  const own = READ_AS[field] ?? [field]
  const spans = reading.understood.filter((one) => own.includes(one.field)).sort((a, b) => a.from - b.from)
  return [...new Set(spans.map(({ text }) => text))].filter((text) => text !== '').join(', ')
}

/** An area of a plot is the land's. */
const AREAS = ['areaM2', 'landAreaM2'] as const
/** Fields that readers give to words of a condition, where they are not its own. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  areaM2: AREAS,
  landAreaM2: AREAS,
  priceIncludes: ['charges', 'fees'],
  persons: ['household', 'household.each'],
  bedrooms: ['bedrooms', 'household.each'],
}

/**
 * Everything that nothing came of and that is no filler, as phrases in order of the text. A word is told where a condition or a note has it among its
 * words, or where it belongs to a wish that was read in its clause; a number also has to be the value of a condition. Nothing else may be silent about a
 * query.
 */
export function notUnderstood(reading: QueryReading, intent: SearchIntent): string[] {
  const { tokens } = reading
  const isTold = toldTokens(reading, intent)
  // Likeness tells of words, not of numbers, bounds and names among them.
  for (const { field, from, to } of reading.understood)
    if (field === LIKENESS)
      for (let at = from; at < to; at++)
        isTold[at] ||= tokens[at]!.value === null && !isComparison(reading, at) && !isName(tokens[at]!)
  const isLost = tokens.map(
    ({ value }, at) => !isTold[at] && (value !== null || NEGATORS.has(tokens[at]!.word) || isContent(at)),
  )
  const phrases: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isLost[at]) continue
    let end = at + 1
    for (let next = end; next < tokens.length && tokens[next]!.clause === tokens[at]!.clause && !isTold[next]; next++)
      if (isLost[next]) end = next + 1
    const isNumber = tokens.slice(at, end).some(({ value, word }) => value !== null || NEGATORS.has(word))
    const [from, to] = isNumber ? [edge(at, -1), edge(end - 1, 1) + 1] : [at, end]
    phrases.push(reading.textOf(from, to))
    at = end - 1
  }
  return [...new Set(phrases)].slice(0, MOST_TERMS * 2)

  function isContent(at: number): boolean {
    const { word } = tokens[at]!
    if (isComparison(reading, at) || isName(tokens[at]!)) return true
    return word.length > 1 && !FILLERS.has(word) && !MUST_WORDS.has(word) && !SOFTENERS.has(word)
  }

  function isName({ word, isCapitalised }: QueryToken): boolean {
    return isCapitalised && word.length >= 4 && reading.gazetteer?.names.has(word) === true
  }

  /** Up to two words further that nothing tells of, within the clause. */
  function edge(at: number, step: 1 | -1): number {
    let found = at
    for (let next = at + step; Math.abs(next - at) <= CONTEXT; next += step) {
      if (tokens[next]?.clause !== tokens[at]!.clause || isTold[next]) break
      found = next
    }
    return found
  }
}

/** `max`, `exactly`; a word that has other uses counts beside a number. */
function isComparison({ tokens }: QueryReading, at: number): boolean {
  const { word, clause } = tokens[at]!
  if (COMPARISONS.always.has(word)) return true
  if (!COMPARISONS.besideNumbers.has(word)) return false
  return tokens.slice(at + 1, at + 4).some((token) => token.value !== null && token.clause === clause)
}

/** Which tokens a condition or a note tells of. */
function toldTokens(reading: QueryReading, intent: SearchIntent): boolean[] {
  const { tokens, fields } = reading
  // A means of transport belongs to a way that is told.
  const ways = MODES.filter(({ mode }) => intent.commutes.some((one) => one.mode === mode))
  const told = tokens.map(({ word }, at) => fields[at] === 'commute' && ways.some(({ pattern }) => pattern.test(word)))
  const worded = intent.wishes.filter(({ isLearned }) => !isLearned)
  const notes = intent.notes.filter(({ code }) => code !== 'wish_by_likeness')
  // A wish that is said twice has both texts.
  const wishes = new Set(worded.flatMap(({ text }) => text.split(SAID_AGAIN)))
  const texts = [
    ...intent.understood.flatMap(({ field, words }) => (field === 'feature' ? [] : words.split(', '))),
    ...notes.map(({ about }) => about),
  ]
  for (const text of new Set([...wishes, ...texts]))
    for (let at = 0; at < tokens.length; at++) {
      if (!text.startsWith(tokens[at]!.text)) continue
      let end = at
      let said = ''
      while (end < tokens.length && said.length < text.length) said += `${said === '' ? '' : ' '}${tokens[end++]!.text}`
      if (said !== text) continue
      // Words that stand between those of a wish say something else.
      for (let one = at; one < end; one++) told[one] ||= !wishes.has(text) || fields[one] === 'wish'
    }
  // Notes join spans, and word them.
  const noted = new Set(notes.flatMap(({ about }) => about.split(/,?\s+/)))
  const read = worded.map(({ key, text }) => ({
    keys: new Set<string>([key]),
    clauses: clausesWith(reading, text),
  }))
  for (const [at, { word, text, clause }] of tokens.entries())
    told[at] ||=
      text.split(' ').every((part) => noted.has(part)) ||
      (!NEGATORS.has(word) && read.some(({ keys, clauses }) => clauses.has(clause) && wishMatcher().tells(word, keys)))
  for (const { field, from, to } of reading.understood) {
    const own = tokens.slice(from, to)
    const isUnused = (token: QueryToken): boolean => !isValueOf(intent, field, token)
    // `nothing below 3 euros` says nothing, `3 or 4 rooms` may say one number.
    if (own.some(isUnused) && own.every((token) => numberOf(token) === null || isUnused(token)))
      told.fill(false, from, to)
    else for (let at = from; at < to; at++) if (isUnused(tokens[at]!)) told[at] = false
  }
  return told
}

/** Clauses in which a text begins. */
function clausesWith({ tokens }: QueryReading, text: string): Set<number> {
  const [first] = text.split(' ')
  return new Set(tokens.filter((token) => token.text === first).map(({ clause }) => clause))
}

/** Fields whose numbers have to be the value of a condition. */
const VALUED: Readonly<Record<string, readonly ConditionField[]>> = {
  priceEur: ['priceEur', 'income', 'pricePerM2Eur'],
  bedrooms: ['bedrooms', 'rooms'],
  rooms: ['rooms', 'bedrooms'],
  bathrooms: ['bathrooms'],
  areaM2: AREAS,
  landAreaM2: AREAS,
  floor: ['floor'],
  constructionYear: ['constructionYear'],
}

function numberOf({ value, word }: QueryToken): number | null {
  return value ?? (/^[tf][1-7]$/.test(word) ? Number(word[1]) : null)
}

function isValueOf(intent: SearchIntent, field: string, token: QueryToken): boolean {
  const number = numberOf(token)
  const fields = VALUED[field]
  if (number === null || !fields || intent.notes.some(({ about }) => hasNumber(about, number))) return true
  const values = intent.understood.filter((one) => fields.includes(one.field)).map((one) => Number(one.value))
  return values.some((one) => SCALES.some((scale) => Math.abs(one - number * scale) <= (scale === 1 ? 1 : ROUNDING)))
}

function hasNumber(text: string, number: number): boolean {
  return text.includes(String(number)) && tokenizeQuery(text).some(({ value }) => value === number)
}

/** Factors of amounts in thousands and millions; a bound may stand next to its number: `before 2015`. */
const SCALES = [1, 100, 1000, 10_000, 1_000_000] as const
const ROUNDING = 0.5
