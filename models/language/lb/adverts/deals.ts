import type { DealWords } from '../../words/adverts/deal-words.ts'

export const deals = {
  rent: 'verlounen|lounen',
  sale: 'verkafen|kafen',
  inAddresses: '',
  categories: '',
} satisfies DealWords
