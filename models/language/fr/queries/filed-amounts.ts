import type { FiledAmountWords } from '../../words/queries/filed-amount-words.ts'

export const filedAmounts = {
  yearly: String.raw`an|annuel\w*`,
  rented: 'meubl|étudiant|etudiant|coloc',
  currency: '',
  orElse: '',
} satisfies FiledAmountWords
