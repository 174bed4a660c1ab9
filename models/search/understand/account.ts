import { COMPARISONS } from '../../language/comparisons.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'
import { textOf } from './words/query-reading.ts'
import type { QueryReading } from './words/query-reading.ts'
import { FUNCTION_WORDS, MUST_WORDS, NEGATORS } from './words/query-words.ts'

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
  return [...new Set(spans.map(({ text }) => text))].join(', ')
}

/** Names that readers give to fields of the intent. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  priceEur: ['price'],
  pricePerM2Eur: ['pricePerM2'],
  areaM2: ['area', 'land'],
  landAreaM2: ['land', 'area'],
  constructionYear: ['year'],
  priceIncludes: ['charges', 'fees'],
  persons: ['household', 'household.each'],
}

/**
 * Everything that could change the answer and that nothing came of: unknown words, and each number, negation, word of comparison and name of a place
 * that no condition or note has among its words. Nothing else may be silent about a query.
 */
export function notUnderstood(reading: QueryReading, intent: SearchIntent, gazetteer: Gazetteer | undefined): string[] {
  const { tokens, fields } = reading
  const told = toldWords(intent)
  const unknown = freeWords(reading).filter(({ word }) => !wishMatcher().knows(word))
  const phrases = unknown.map(({ text }) => ({ at: tokens.findIndex((token) => token.text === text), text }))
  let end = -1
  for (const [at, token] of tokens.entries()) {
    const weighs = token.value !== null || NEGATORS.has(token.word) || isComparison(reading, at) || isPlace(at)
    if (!weighs || at < end || saysOf(token.text, told)) continue
    const [from, to] = [edge(reading, at, -1), edge(reading, at, 1) + 1]
    phrases.push({ at, text: textOf(reading, from, to) })
    end = to
  }
  const whole = phrases.filter(
    ({ text }) => !phrases.some((other) => other.text !== text && ` ${other.text} `.includes(` ${text} `)),
  )
  return [...new Set(whole.sort((a, b) => a.at - b.at).map(({ text }) => text))].slice(0, MOST_TERMS * 2)

  function isPlace(at: number): boolean {
    const { isCapitalised, word } = tokens[at]!
    return fields[at] === null && isCapitalised && word.length >= 4 && (gazetteer?.names.has(word) ?? false)
  }
}

/** `max`, `exactly`; a word that has other uses counts beside a number. */
function isComparison({ tokens }: QueryReading, at: number): boolean {
  const { word, clause } = tokens[at]!
  if (COMPARISONS.always.has(word)) return true
  if (!COMPARISONS.besideNumbers.has(word)) return false
  return tokens.slice(at + 1, at + 4).some((token) => token.value !== null && token.clause === clause)
}

/** How often each word is told of. */
function toldWords({ understood, notes }: SearchIntent): Map<string, number> {
  const told = new Map<string, number>()
  const texts = new Set([...understood.map(({ words }) => words), ...notes.map(({ about }) => about)])
  for (const text of texts) for (const word of text.split(/,?\s+/)) told.set(word, (told.get(word) ?? 0) + 1)
  return told
}

function saysOf(text: string, told: Map<string, number>): boolean {
  return text.split(/,?\s+/).every((word) => (told.get(word) ?? 0) > 0)
}

/** Up to two words further that no field took, within the clause. */
function edge({ tokens, fields }: QueryReading, at: number, step: 1 | -1): number {
  let found = at
  for (let next = at + step; Math.abs(next - at) <= CONTEXT; next += step) {
    const token = tokens[next]
    if (token === undefined || token.clause !== tokens[at]!.clause || fields[next] !== null) break
    found = next
  }
  return found
}
