import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'lounen',
  lets: '',
  rents: 'loun|verlounen|loyer',
  saleDeals: 'kafen',
  sales: 'kaafen|ze_kafen|ze_kafe|verkaf|kaf|hypothek',
  every: '',
  months: 'mount',
  rentCosts: 'warm',
} satisfies ListingTypeWords
