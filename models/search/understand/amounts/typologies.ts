import { OR, TYPOLOGY } from '../../../language/queries/around-numbers.ts'
import type { Locale } from '../../../kernel/locale.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { claimQuantity, type ReadQuantity } from './read-quantity.ts'

/** `T3`: three rooms in French (`F3` too), three bedrooms in Portuguese. */
export function typologyAt(reading: QueryReading, at: number, language: Locale | null): ReadQuantity | null {
  const match = /^([tf])([1-7])$/.exec(reading.tokens[at]!.word)
  if (!match || reading.fields[at] !== null) return null
  if (TYPOLOGY.test(reading.tokens[at - 1]?.word ?? '')) return null
  const value = Number(match[2])
  const quantity = language === 'pt' && match[1] === 't' ? 'bedrooms' : 'rooms'
  const text = reading.tokens[at]!.text
  // `T1 ou T2`
  const other = OR.test(reading.tokens[at + 1]?.word ?? '')
    ? /^[tf]([1-7])$/.exec(reading.tokens[at + 2]?.word ?? '')
    : null
  const high = other && Number(other[1]) > value ? Number(other[1]) : null
  if (high !== null) return claimQuantity(reading, { quantity, bound: 'range', value, high, at }, at, at + 3)
  reading.understood.push({ field: quantity, text, from: at, to: at + 1 })
  return { quantity, bound: 'exact', value, high: null, text, at }
}
