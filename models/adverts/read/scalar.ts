import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { ADDRESS_MARK } from '../../release-format/address/public-address.ts'
import { NO, NOTHING, YES } from '../../language/adverts/cells.ts'
import { fold } from '../../language/fold.ts'

/** Signs for nothing. */
const NO_VALUE = new Set(['-', '--', '?', '/'])
/** First letters of the words for nothing: most cells begin with another one. */
const MAY_BE_NOTHING = /^[nuik\-?/]/i

/** The text of a cell, trimmed; `null` for blank cells and for the words feeds use for "nothing" (`N/A`, `-`, `k.A.`). */
export function textOf(value: Scalar): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? withoutMark(value).trim() : String(value)
  if (text === '') return null
  return text.length <= 9 && MAY_BE_NOTHING.test(text) && isNothing(text) ? null : text
}

function isNothing(text: string): boolean {
  return NO_VALUE.has(text) || NOTHING.has(text.toLowerCase())
}

function withoutMark(text: string): string {
  return text.includes(ADDRESS_MARK) ? text.replaceAll(ADDRESS_MARK, '') : text
}

/** Yes or no in five languages; `null` when the cell says neither. */
export function booleanOf(value: Scalar): boolean | null {
  if (typeof value === 'boolean') return value
  const text = textOf(value)
  if (text === null) return null
  const word = fold(text)
  if (word === '1' || YES.has(word)) return true
  return word === '0' || NO.has(word) ? false : null
}

/** A cell as a list: arrays as they are, one text as a list of one; blanks dropped. */
export function listOf(value: Scalar | Scalar[]): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.map(textOf).filter((text) => text !== null)
}
