import type { FiledAmountWords } from '../../words/queries/filed-amount-words.ts'

export const filedAmounts = {
  yearly: 'jahr',
  rented: String.raw`möbliert|moebliert|student|wg\b`,
  currency: '',
  orElse: 'resp|bzw',
} satisfies FiledAmountWords
