import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'deposit|down payment|own funds|equity',
  paid: 'provision|commission|agency fee',
  saved: 'saved|savings|put aside|set aside',
  before: 'of|is|max|about|the|a|eur',
  behind: 'of|as|in|a|our|own',
} satisfies DepositWords
