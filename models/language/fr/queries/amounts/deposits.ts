import type { DepositWords } from '../../../words/queries/amounts/deposit-words.ts'

export const deposits = {
  deposits: 'apport|caution|fonds propres',
  paid: 'acompte|garantie locative|provision|commission|courtage',
  saved: 'economise[es]*|economies|mis de cote',
  before: 'de|d|est|personnel|propre|max|environ',
  behind: 'de|d|en|notre',
} satisfies DepositWords
