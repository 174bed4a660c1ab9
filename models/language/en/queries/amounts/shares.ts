import type { ShareWords } from '../../../words/queries/amounts/share-words.ts'

export const shares = {
  ofRent: 'of|in|a',
  i: '',
  behindEach: '',
} satisfies ShareWords
