import type { SearchColumns } from './search-columns.ts'

const rents = new WeakMap<SearchColumns, Float32Array>()
const rooms = new WeakMap<SearchColumns, Float32Array>()

/** Rent with charges, EUR; charges that are not stated are taken to be included in the rent. Worked out once. */
export function priceWithCharges(columns: SearchColumns): Float32Array {
  const known = rents.get(columns)
  if (known) return known
  const derived = columns.priceEur.map((price, row) => price + (columns.chargesEur[row]! || 0))
  rents.set(columns, derived)
  return derived
}

/** Rooms; where they are not stated, the bedrooms and one to live in. Worked out once. */
export function roomsOrBedrooms(columns: SearchColumns): Float32Array {
  const known = rooms.get(columns)
  if (known) return known
  const derived = columns.rooms.map((count, row) => (Number.isNaN(count) ? columns.bedrooms[row]! + 1 : count))
  rooms.set(columns, derived)
  return derived
}
