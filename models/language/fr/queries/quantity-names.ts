import type { QuantityNameWords } from '../../words/queries/quantity-name-words.ts'

export const quantityNames = {
  bedrooms: 'chambres?|ch',
  bathrooms: 'salles? de bains?|sdb',
  rooms: 'pieces',
  floor: 'etage',
  area: 'surface|superficie|surface habitable|taille',
  fillers: 'de|a|min|mini|minimum|au|moins|max|maximum|numero|nombre|habitable',
} satisfies QuantityNameWords
