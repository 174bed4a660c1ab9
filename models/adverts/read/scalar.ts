import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { ADDRESS_MARK } from '../../release-format/address/public-address.ts'
import { fold } from '../../language/fold.ts'

const NOTHING = new Set([
  'null',
  'none',
  'undefined',
  'nan',
  'n/a',
  'na',
  'n.c.',
  'nc',
  'k.a.',
  '-',
  '--',
  '?',
  '/',
  'unknown',
  'inconnu',
  'unbekannt',
])
/** First letters of the words for nothing: most cells begin with another one. */
const MAY_BE_NOTHING = /^[nuik\-?/]/i
const YES = new Set(['true', '1', 'yes', 'y', 'oui', 'o', 'ja', 'j', 'jo', 'sim', 'x', 'vrai', 'wahr'])
const NO = new Set(['false', '0', 'no', 'n', 'non', 'nein', 'nee', 'nao', 'faux', 'falsch'])

/** The text of a cell, trimmed; `null` for blank cells and for the words feeds use for "nothing" (`N/A`, `-`, `k.A.`). */
export function textOf(value: Scalar): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? withoutMark(value).trim() : String(value)
  if (text === '') return null
  return text.length <= 9 && MAY_BE_NOTHING.test(text) && NOTHING.has(text.toLowerCase()) ? null : text
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
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** A cell as a list: arrays as they are, one text as a list of one; blanks dropped. */
export function listOf(value: Scalar | Scalar[]): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.map(textOf).filter((text) => text !== null)
}
