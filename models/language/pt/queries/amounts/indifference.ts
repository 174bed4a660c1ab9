import type { IndifferenceWords } from '../../../words/queries/amounts/indifference-words.ts'

export const indifference = {
  links: 'e|sao|a|o|os|as|um|uma|me|no|ou|predio',
  any: '',
  noMatter: 'tanto faz',
  floorKinds: '',
  allowing: 'ok|serve|pode ser|sem problema',
} satisfies IndifferenceWords
