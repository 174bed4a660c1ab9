import { CURRENCY } from '../counted-words.ts'
import { tokenizeQuery, type QueryToken } from '../query-tokens.ts'
import { readNumber } from './read-number.ts'

export type AmountUnit = '€' | 'm²' | null

/** Characters of an amount and its unit; others, such as a dollar, make it another thing. */
const AMOUNT = /^[\p{L}\p{M}\d .,'’€²–—-]+$/u
const SQUARE_METRES: ReadonlySet<string> = new Set(['m', 'm2', 'qm', 'sqm'])

/**
 * Reads one amount as people of the five languages type it into a field: `1.200`, `1 200,50 €`, `1'200`, `500k`, `1,2 Mio`, `80 m²`.
 * @param unit unit of the field, which may be left out
 * @returns null for anything that is not one amount, such as `abc`, `-5` or `1000-1200`
 */
export function readAmount(text: string, unit: AmountUnit = null): number | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (/^[-–—]/.test(plain) || !AMOUNT.test(plain)) return null
  const tokens = withUnit(tokenizeQuery(plain), unit)
  const [first] = tokens
  if (first === undefined) return null
  const number = readNumber(tokens, 0) ?? (first.value === null ? null : { value: first.value, end: 1 })
  if (number === null || !Number.isFinite(number.value)) return null
  const isOne = tokens.slice(number.end).every((token) => isUnit(token, unit))
  return isOne ? Math.round(number.value * 100) / 100 : null
}

/** A currency stands behind the amount, where it also tells that `1 M` is a million. */
function withUnit(tokens: QueryToken[], unit: AmountUnit): QueryToken[] {
  if (unit !== '€') return tokens
  const amount = tokens.filter((token) => !isUnit(token, unit))
  const last = amount.at(-1)
  return last === undefined ? [] : [...amount, { ...last, text: '€', word: 'eur', value: null, isCapitalised: false }]
}

function isUnit({ word, value }: QueryToken, unit: AmountUnit): boolean {
  return value === null && (unit === '€' ? CURRENCY.has(word) : unit === 'm²' && SQUARE_METRES.has(word))
}
