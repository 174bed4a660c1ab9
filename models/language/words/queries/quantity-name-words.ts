/** Names of quantities before their numbers, `bedrooms 3`, folded, as sources of patterns. */
export interface QuantityNameWords {
  bedrooms: string
  bathrooms: string
  rooms: string
  floor: string
  area: string
  /** Between a name and its number. */
  fillers: string
}
