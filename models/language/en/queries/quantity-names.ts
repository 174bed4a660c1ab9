import type { QuantityNameWords } from '../../words/queries/quantity-name-words.ts'

export const quantityNames = {
  bedrooms: 'bedrooms?|beds?',
  bathrooms: 'bathrooms?|baths?',
  rooms: 'rooms',
  floor: 'floor',
  area: 'surface|area|size|sqm',
  fillers: 'of|a|min|minimum|at|least|max|maximum|no|is',
} satisfies QuantityNameWords
