import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'louer|location',
  lets: '',
  rents: 'locatif|loyer|mensuel',
  saleDeals: 'acheter|vente|vendre',
  sales: 'achat|acquerir|investir',
  every: '',
  months: 'mois',
  rentCosts: 'charges comprises',
  salePhrases: '',
  denials: 'pas|plutot que|au lieu|non|jamais',
  denialFillers: 'de|d|a|en|l|veux|pour|envie',
} satisfies ListingTypeWords
