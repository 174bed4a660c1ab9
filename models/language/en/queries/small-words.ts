import type { SmallWords } from '../../words/queries/small-words.ts'

export const smallWords = {
  and: 'and',
  or: 'or',
  with: 'with',
  without: 'without',
  for: 'for',
  no: 'not?',
} satisfies SmallWords
