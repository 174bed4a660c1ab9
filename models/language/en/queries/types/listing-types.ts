import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'rent',
  lets: 'let|lease',
  rents: 'rentals?|renting|monthly|pcm',
  saleDeals: 'buy|sale',
  sales: 'buying|purchase|purchasing|invest|investment|mortgage',
  every: 'every',
  months: 'month',
  rentCosts: '',
  salePhrases: '',
  denials: 'not|never|instead of|rather than',
  denialFillers: 'to|for|a|want|looking|interested|in',
} satisfies ListingTypeWords
