import type { PrepositionWords } from '../../words/adverts/preposition-words.ts'

export const prepositions = {
  of: 'von',
  ofSize: '',
  to: 'bis',
  and: '',
  andOfAmounts: 'und',
} satisfies PrepositionWords
