import type { ShareWords } from '../../../words/queries/amounts/share-words.ts'

export const shares = {
  ofRent: 'am|im|in',
  i: '',
  behindEach: 'hochstens|maximal|max|bis|rund|ca|etwa|circa',
} satisfies ShareWords
