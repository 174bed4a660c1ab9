import type { ShareWords } from '../../../words/queries/amounts/share-words.ts'

export const shares = {
  ofRent: 'de|a',
  i: 'je',
  behindEach: '',
} satisfies ShareWords
