import type { SmallWords } from '../../words/queries/small-words.ts'

export const smallWords = {
  and: 'an|a',
  or: 'oder',
  with: 'mat',
  without: 'ouni',
  for: 'fir',
  no: 'nee|neen',
} satisfies SmallWords
