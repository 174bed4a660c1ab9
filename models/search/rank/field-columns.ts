import type { SearchColumns } from '../index/search-columns.ts'
import type { NumberField } from '../intent/conditions.ts'
import type { SearchIntent } from '../intent/search-intent.ts'

/** A number that listings state themselves. */
export type StatedField = Exclude<NumberField, 'pricePerM2Eur'>

/** The facts that a field of an intent is compared with. */
export function columnOf(
  columns: SearchColumns,
  { priceEur, listingType }: SearchIntent,
  field: StatedField,
): Float32Array {
  if (field === 'rooms') return columns.roomsOrBedrooms
  const isWithCharges = field === 'priceEur' && priceEur.includesCharges && listingType === 'rent'
  return isWithCharges ? columns.rentWithChargesEur : columns[field]
}
