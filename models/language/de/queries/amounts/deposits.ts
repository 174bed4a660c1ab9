import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'kaution|eigenkapital',
  paid: 'provision',
  saved: 'gespart|angespart|erspart|ersparnisse?',
  before: 'von|ist|max|um|ca|circa',
  behind: 'als|in',
} satisfies DepositWords
