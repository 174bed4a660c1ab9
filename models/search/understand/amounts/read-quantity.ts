import type { QueryReading } from '../words/query-reading.ts'
import type { Quantity } from './quantity-units.ts'
import type { Bound } from './read-bounds.ts'

/** A number of the query with what it counts. */
export interface ReadQuantity {
  quantity: Quantity
  bound: Bound | 'range' | 'equal'
  value: number
  /** The upper end of a range. */
  high: number | null
  text: string
  /** Position of the number. */
  at: number
}

/** Claims the words of a quantity. */
export function claimQuantity(
  reading: QueryReading,
  read: Omit<ReadQuantity, 'high' | 'text'> & { high?: number },
  from: number,
  to: number,
): ReadQuantity {
  return { high: null, ...read, text: reading.claim(read.quantity, from, to) }
}
