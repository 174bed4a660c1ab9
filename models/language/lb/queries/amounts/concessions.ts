import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: 'zur nout|noutfalls|am noutfall|wann et muss sinn|(?:kann|kennen|kinnt|kinnten) (?:och )?bis(?: op)?',
  after: 'zur nout|noutfalls|am noutfall|wann et muss sinn',
  openers: 'bon|gutt|ok|awer|mee',
} satisfies ConcessionWords
