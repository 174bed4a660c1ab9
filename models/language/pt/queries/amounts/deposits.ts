import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'caucao|capital proprio|capitais proprios',
  paid: 'sinal',
  saved: 'entrada|poupad[oa]s?',
  before: 'de',
  behind: 'de|a',
} satisfies DepositWords
