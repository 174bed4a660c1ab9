import type { SmallWords } from '../../words/queries/small-words.ts'

export const smallWords = {
  and: 'et',
  or: 'ou',
  with: 'avec',
  without: 'sans',
  for: 'pour',
  no: 'non',
} satisfies SmallWords
