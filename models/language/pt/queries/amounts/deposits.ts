import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'caucao|capital proprio|capitais proprios|entrada',
  paid: 'sinal',
  saved: 'entrada|poupad[oa]s?|poupancas?',
  before: 'de',
  behind: 'de|a',
} satisfies DepositWords
