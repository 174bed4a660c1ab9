import type { PremisesWords } from '../../words/lease/premises-words.ts'

export const premises = {
  street: String.raw`\p{L}+street|street|avenue|boulevard|square|road|lane`,
  streetEndings: ``,
  cadastre: 'cadastr',
} satisfies PremisesWords
