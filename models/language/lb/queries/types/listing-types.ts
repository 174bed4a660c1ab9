import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'lounen',
  lets: '',
  rents: 'loun|verlounen|loyer',
  saleDeals: 'kafen',
  sales: 'kaafen|verkaf|kaf|hypothek',
  every: '',
  months: 'mount',
  rentCosts: 'warm',
  salePhrases: '',
  denials: 'net|amplaz|keng',
  denialFillers: 'ze|fir',
} satisfies ListingTypeWords
