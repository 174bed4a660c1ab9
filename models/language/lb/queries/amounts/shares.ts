import type { ShareWords } from '../../../words/queries/amounts/share-words.ts'

export const shares = {
  ofRent: 'am|im',
  i: '',
  behindEach: '',
} satisfies ShareWords
