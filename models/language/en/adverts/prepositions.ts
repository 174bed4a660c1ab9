import type { PrepositionWords } from '../../words/adverts/preposition-words.ts'

export const prepositions = {
  of: 'of',
  ofSize: '',
  to: 'to',
  and: 'and',
  andOfAmounts: '',
} satisfies PrepositionWords
