import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'kautioun|eegekapital|eigemittel',
  paid: '',
  saved: 'gespuert',
  before: 'vun|ass|max|um|ca',
  behind: 'als|an',
} satisfies DepositWords
