import type { CorrectionWords } from '../../words/queries/correction-words.ts'

export const corrections = {
  notThe: 'not (?:the|an?)',
  not: 'not',
  noNumber: 'no',
  beforeMoment: 'at|in',
  replies: '',
  places: 'in|at',
  forgottenPlaces: 'the|that|i',
  rather: '',
  markers: 'wait|sorry|not|moment',
  one: 'an?',
  plenty: 'is|are|then|please',
} satisfies CorrectionWords
