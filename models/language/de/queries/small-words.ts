import type { SmallWords } from '../../words/queries/small-words.ts'

export const smallWords = {
  and: 'und',
  or: 'oder',
  with: 'mit',
  without: 'ohne',
  for: 'fur',
  no: 'nein|nee',
} satisfies SmallWords
