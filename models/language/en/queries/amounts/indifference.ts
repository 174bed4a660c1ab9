import type { IndifferenceWords } from '../../../words/queries/amounts/indifference-words.ts'

export const indifference = {
  links: 'is|are|the|a|an|to|be|in|me|building',
  any: 'any',
  noMatter: '',
  floorKinds: 'ground|top|upper|last|first',
  allowing: 'fine|ok|okay|acceptable|is ok|is fine|are ok|are fine|is okay|no problem',
} satisfies IndifferenceWords
