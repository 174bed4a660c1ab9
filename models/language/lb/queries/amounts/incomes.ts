import type { IncomeWords } from '../../../words/queries/amounts/income-words.ts'

export const incomes = {
  rents: 'loyer',
  rentsBefore: '',
  rentFillers: 'bis|max|maximum|um|ca|de',
  for: 'fir',
  forArticles: 'de|den',
  earners: String.raw`partner\w*|fra|mann|frendin|frend|hatt`,
  earnerFillers: 'ongefeier|ca',
  net: 'net',
  behindNot: 'mei|iwwer|deier|zu|am (?!mount)|um|op',
  earnedFillers: 'pro|am|an|joer|mount|zesummen|de|d',
  earned: 'netto|brutto|pensioun|akommes',
  earn: String.raw`verdengt|verdenge|verdengen|verdeng|kreien|netto|brutto|pensioun|pensionar\w*|akommes|pai`,
} satisfies IncomeWords
