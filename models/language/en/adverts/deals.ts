import type { DealWords } from '../../words/adverts/deal-words.ts'

export const deals = {
  rent: 'rent|rents|rental|rentals|renting|let|lease',
  sale: 'sale|sales|sell|buy|purchase|off-plan',
  inAddresses: 'buy|rent|sale|search',
  categories: 'apartments?|houses?|land|office|search|results?|studio|duplex|penthouse|parking',
} satisfies DealWords
