import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { ARES, AREA_UNIT, HECTARES } from '../../language/adverts/areas.ts'
import { BETWEEN_AREAS } from '../../language/adverts/prepositions.ts'
import { fold } from '../../language/fold.ts'
import { NUMBER_PATTERN, parseLocalizedNumber } from '../../language/numbers/localized-number.ts'
import { NEGATIVE } from './read-amount.ts'
import { textOf } from './scalar.ts'
import { roundHalfUp } from '../../statistics/round.ts'

/** Square metres; `toM2` is the upper end of a from-to. */
export interface AreaReading {
  m2: number
  toM2: number | null
}

/** No plot is larger than the country. */
const LARGEST_M2 = 2.6e9
const AREA = new RegExp(String.raw`(${NUMBER_PATTERN})\s*(${AREA_UNIT})?`, 'g')
const ARE_CENTIARE = /(?:(\d{1,3})\s?ha\s?)?(\d{1,3})\s?a\s?(\d{1,2})\s?(?:ca\b|$)/
const BETWEEN = new RegExp(String.raw`^\s*(?:-|–|—|${BETWEEN_AREAS})\s*$`)

/**
 * Reads an area field: `92,5 m²`, `4,57 ares`, `8a81ca`, `0,45 ha`, `52 à 80 m2`. A bare number is square metres; 0 is "not stated".
 */
export function readArea(value: Scalar): AreaReading | null {
  if (typeof value === 'number') return positive(value)
  const text = textOf(value)
  if (text === null || typeof value === 'boolean') return null
  if (/^\d+(?:\.\d{1,2})?$/.test(text)) return positive(Number(text))
  if (NEGATIVE.test(text)) return null
  const folded = fold(text.slice(0, 80))
  return areCentiare(folded) ?? firstArea(folded)
}

/** Square metres of one number with its unit; null for zero and what is no number. */
export function toSquareMetres(number: string, unit: string | undefined): number | null {
  const value = parseLocalizedNumber(number)
  const m2 = value === null ? 0 : roundHalfUp(value * factorOf(unit), 2)
  return m2 > 0 && m2 < LARGEST_M2 ? m2 : null
}

/** Reads `8a81ca` and `1ha 20a 50ca`, the way deeds and cadastre write plots. */
export function areCentiare(folded: string): AreaReading | null {
  const match = ARE_CENTIARE.exec(folded)
  if (match === null) return null
  return positive(Number(match[1] ?? 0) * 10_000 + Number(match[2]) * 100 + Number(match[3]))
}

function firstArea(text: string): AreaReading | null {
  const matches = [...text.matchAll(AREA)]
  const [first, second] = matches
  if (first === undefined) return null
  // "52 à 80 m²" states the unit once, at the end
  const between =
    second !== undefined && BETWEEN.test(text.slice(first.index + first[0].trimEnd().length, second.index))
  const from = toSquareMetres(first[1]!, first[2] ?? (between ? second[2] : undefined))
  if (from === null) return null
  const to = between ? toSquareMetres(second[1]!, second[2]) : null
  return { m2: from, toM2: to !== null && to > from ? to : null }
}

function factorOf(unit: string | undefined): number {
  if (unit === undefined) return 1
  if (ARES.test(unit)) return 100
  if (HECTARES.test(unit)) return 10_000
  return unit.endsWith('ft') ? 0.092903 : 1
}

function positive(m2: number): AreaReading | null {
  return m2 > 0 && m2 < LARGEST_M2 ? { m2: roundHalfUp(m2, 2), toM2: null } : null
}
