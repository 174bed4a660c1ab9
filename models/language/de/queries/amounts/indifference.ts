import type { IndifferenceWords } from '../../../words/queries/amounts/indifference-words.ts'

export const indifference = {
  links: 'ist|sind|der|die|das|den|ein|eine|mir|uns|in|im|am|gebaude|haus',
  any: '',
  noMatter: 'egal',
  floorKinds: '',
  allowing: 'ok|okay|geht auch|kein problem',
} satisfies IndifferenceWords
