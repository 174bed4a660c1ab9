import type { DealWords } from '../../words/adverts/deal-words.ts'

export const deals = {
  rent: 'arrendar|arrendamento|aluguer|alugar',
  sale: 'venda|vender|comprar',
  inAddresses: '',
  categories: '',
} satisfies DealWords
