import type { FiledAmountWords } from '../../words/queries/filed-amount-words.ts'

export const filedAmounts = {
  yearly: 'year|annual',
  rented: 'furnished|student|flatshare|shared flat',
  currency: 'eur',
  orElse: '',
} satisfies FiledAmountWords
