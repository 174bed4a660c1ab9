import { nameOf } from '../../../language/queries/quantity-names.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import type { Quantity } from './quantity-units.ts'

/** Quantity of a number that has its name before it, from the words before it: `bedrooms 3`, `étage 2`; null where none of that size is named. */
export function namedQuantity(before: string, value: number): Quantity | null {
  return NAMED_BEFORE.find(({ pattern, most }) => value <= most && value > 0 && pattern.test(before))?.quantity ?? null
}

/** @returns where the name of a quantity begins that stands right before its number; the number itself without one */
export function nameBefore(reading: QueryReading, at: number, quantity: Quantity): number {
  const named = NAMED_BEFORE.find((each) => each.quantity === quantity)
  const from = named ? at - wordsFound(named.pattern, reading.wordsBefore(at, 5)) : at
  return reading.fields[from] === null ? from : at
}

/** Quantities whose name stands before the number: `bedrooms 3`, `étage 2 minimum`, `Wohnfläche 90`. */
const NAMED_BEFORE: readonly { quantity: Quantity; most: number; pattern: RegExp }[] = [
  { quantity: 'bedrooms', most: 12, pattern: nameOf('bedrooms') },
  { quantity: 'bathrooms', most: 9, pattern: nameOf('bathrooms') },
  { quantity: 'rooms', most: 15, pattern: nameOf('rooms') },
  { quantity: 'floor', most: 30, pattern: nameOf('floor') },
  { quantity: 'areaM2', most: 900, pattern: nameOf('area') },
]
