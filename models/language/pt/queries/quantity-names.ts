import type { QuantityNameWords } from '../../words/queries/quantity-name-words.ts'

export const quantityNames = {
  bedrooms: 'quartos?|qtos',
  bathrooms: 'casas? de banho',
  rooms: 'assoalhadas',
  floor: 'andar|piso',
  area: 'area|superficie|area util|tamanho',
  fillers: 'de|a|pelo|menos|numero|minimo',
} satisfies QuantityNameWords
