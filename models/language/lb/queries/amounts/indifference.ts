import type { IndifferenceWords } from '../../../words/queries/amounts/indifference-words.ts'

export const indifference = {
  links: 'ass|d|de|den|mir|eis|am|im|an|haus|gebai',
  any: '',
  noMatter: 'egal',
  floorKinds: '',
  allowing: 'ok',
} satisfies IndifferenceWords
