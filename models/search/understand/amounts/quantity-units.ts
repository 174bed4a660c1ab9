import { askingPattern } from '../../../language/asking.ts'
import * as phrases from '../../../language/queries/quantity-units.ts'
import type { NumberField } from '../../intent/conditions.ts'
import { countWords, type QueryReading } from '../words/query-reading.ts'

/** A field of the intent that a number of a query counts; stated income is told beside them. */
export type Quantity = Exclude<NumberField, 'pricePerM2Eur'> | 'income'

export interface Unit {
  quantity: Quantity | 'other'
  factor: number
  /** Position after the unit. */
  end: number
}

/** Unit behind a number, of the first pattern that fits; null where none does. */
export function unitAt(reading: QueryReading, at: number): Unit | null {
  const after = reading.wordsFrom(at + 1, 5)
  const times = phrases.TIMES.exec(after)?.[0] ?? ''
  const isMany = (reading.tokens[at]!.value ?? 1) > MOST_ROOMS
  const value = reading.tokens[at]!.value ?? 1
  for (const { quantity, pattern, factor = 1, most = Infinity } of UNITS) {
    if (value > most || (isMany && COUNTED.has(quantity)) || (most < Infinity && value < 25)) continue
    // `2+ bathrooms`, but not `1650 + charges`
    const own = times === 'plus ' && quantity === 'priceEur' ? '' : times
    const match = pattern.exec(after.slice(own.length))
    if (match) return { quantity, factor, end: at + 1 + countWords(own) + countWords(match[0]) }
  }
  return null
}

/** Quantities that are counted one by one. */
export const COUNTED: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'floor'])
const MOST_ROOMS = 40

const NO_CHARGES = new RegExp(`^${askingPattern('noCharges')}(?= |$)`)

const UNITS: readonly { quantity: Quantity | 'other'; pattern: RegExp; factor?: number; most?: number }[] = [
  { quantity: 'priceEur', pattern: phrases.MONEY },
  { quantity: 'areaM2', pattern: phrases.SQUARE_METRES },
  { quantity: 'priceEur', pattern: NO_CHARGES },
  { quantity: 'landAreaM2', pattern: phrases.ARES, factor: 100 },
  { quantity: 'landAreaM2', pattern: phrases.HECTARES, factor: 10_000 },
  { quantity: 'bedrooms', pattern: phrases.BEDROOMS },
  { quantity: 'bathrooms', pattern: phrases.BATHROOMS },
  { quantity: 'rooms', pattern: phrases.ALL_ROOMS },
  { quantity: 'floor', pattern: phrases.FLOORS },
  { quantity: 'areaM2', pattern: phrases.METRES, most: 400 },
  { quantity: 'other', pattern: phrases.OTHER_UNITS },
]
