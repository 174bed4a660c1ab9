import type { IndifferenceWords } from '../../../words/queries/amounts/indifference-words.ts'

export const indifference = {
  links: 'est|sont|le|la|l|les|d|de|un|une|nous|m|ou|a|dans|immeuble',
  any: '',
  noMatter: 'peu importe',
  floorKinds: 'dernier|premier',
  allowing: 'ca va|ok|acceptable',
} satisfies IndifferenceWords
