import type { FiledAmountWords } from '../../words/queries/filed-amount-words.ts'

export const filedAmounts = {
  yearly: 'ano',
  rented: 'mobilad|estudante',
  currency: '',
  orElse: '',
} satisfies FiledAmountWords
