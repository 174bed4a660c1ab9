import type { PrepositionWords } from '../../words/adverts/preposition-words.ts'

export const prepositions = {
  of: 'de',
  ofSize: String.raw`d'env\.?`,
  to: 'a',
  and: 'et',
  andOfAmounts: '',
} satisfies PrepositionWords
