import type { SmallWords } from '../../words/queries/small-words.ts'

export const smallWords = {
  and: 'e',
  or: 'ou',
  with: 'com',
  without: 'sem',
  for: 'para',
  no: 'nao',
} satisfies SmallWords
