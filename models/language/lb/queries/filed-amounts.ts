import type { FiledAmountWords } from '../../words/queries/filed-amount-words.ts'

export const filedAmounts = {
  yearly: 'joer',
  rented: String.raw`miwwl|student|wg\b`,
  currency: '',
  orElse: 'resp',
} satisfies FiledAmountWords
