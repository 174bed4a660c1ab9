import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'alugar|arrendar',
  lets: '',
  rents: 'arrendamento|aluguer|renda|mensal',
  saleDeals: 'comprar|venda',
  sales: 'compra|adquirir|investir',
  every: '',
  months: 'mes',
  rentCosts: '',
  salePhrases: '',
  denials: 'nao|em vez|nunca',
  denialFillers: 'de|quero|queremos|para|a',
} satisfies ListingTypeWords
