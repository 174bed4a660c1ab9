import type { PrepositionWords } from '../../words/adverts/preposition-words.ts'

export const prepositions = {
  of: '',
  ofSize: 'com',
  to: 'ate',
  and: '',
  andOfAmounts: '',
} satisfies PrepositionWords
