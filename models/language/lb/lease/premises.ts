import type { PremisesWords } from '../../words/lease/premises-words.ts'

export const premises = {
  street: `um|op|an der|am|beim?|rue|avenue|boulevard|grand-?rue`,
  streetEndings: `strooss`,
  cadastre: 'kadaster',
} satisfies PremisesWords
