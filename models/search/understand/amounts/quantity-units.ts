import { askingPattern } from '../../../language/asking.ts'
import {
  ALL_ROOMS,
  ARES,
  BATHROOMS,
  BEDROOMS,
  FLOORS,
  HECTARES,
  METRES,
  MONEY,
  OTHER_UNITS,
  SQUARE_METRES,
  TIMES,
} from '../../../language/queries/quantity-units.ts'
import { wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

export type Quantity = 'price' | 'income' | 'bedrooms' | 'rooms' | 'bathrooms' | 'area' | 'land' | 'floor' | 'year'

export interface Unit {
  quantity: Quantity | 'other'
  factor: number
  /** Position after the unit. */
  end: number
}

/** Unit behind a number, of the first pattern that fits; null where none does. */
export function unitAt(reading: QueryReading, at: number): Unit | null {
  const after = wordsFrom(reading, at + 1, 5)
  const times = TIMES.exec(after)?.[0] ?? ''
  const isMany = (reading.tokens[at]!.value ?? 1) > MOST_ROOMS
  const value = reading.tokens[at]!.value ?? 1
  for (const { quantity, pattern, factor = 1, most = Infinity } of UNITS) {
    if (value > most || (isMany && COUNTED.has(quantity)) || (most < Infinity && value < 25)) continue
    // `2+ bathrooms`, but not `1650 + charges`
    const own = times === 'plus ' && quantity === 'price' ? '' : times
    const match = pattern.exec(after.slice(own.length))
    if (match) return { quantity, factor, end: at + 1 + own.split(' ').length - 1 + match[0].trim().split(' ').length }
  }
  return null
}

/** Quantities that are counted one by one. */
export const COUNTED: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'floor'])
const MOST_ROOMS = 40

const NO_CHARGES = new RegExp(`^${askingPattern('noCharges')}(?= |$)`)

const UNITS: readonly { quantity: Quantity | 'other'; pattern: RegExp; factor?: number; most?: number }[] = [
  { quantity: 'price', pattern: MONEY },
  { quantity: 'area', pattern: SQUARE_METRES },
  { quantity: 'price', pattern: NO_CHARGES },
  { quantity: 'land', pattern: ARES, factor: 100 },
  { quantity: 'land', pattern: HECTARES, factor: 10_000 },
  { quantity: 'bedrooms', pattern: BEDROOMS },
  { quantity: 'bathrooms', pattern: BATHROOMS },
  { quantity: 'rooms', pattern: ALL_ROOMS },
  { quantity: 'floor', pattern: FLOORS },
  { quantity: 'area', pattern: METRES, most: 400 },
  { quantity: 'other', pattern: OTHER_UNITS },
]
