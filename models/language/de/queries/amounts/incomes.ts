import type { IncomeWords } from '../../../words/queries/amounts/income-words.ts'

export const incomes = {
  rents: 'miete',
  rentsBefore: '(?:kalt|warm)miete',
  rentFillers: 'bis|max|maximal|maximum|unter|von|um|ca',
  for: 'fur',
  forArticles: 'die|den',
  earners: String.raw`partner\w*|frau|mann|freundin|freund|sie|er`,
  earnerFillers: 'circa|ca|etwa|nochmal',
  net: '',
  behindNot: '',
  earnedFillers: 'pro|im|am|in|jahr|monat|zusammen',
  earned: 'netto|brutto|rente|gehalt|einkommen|nach steuern|kommen rein',
  earn: String.raw`
    verdient|verdienst|verdiene|verdienen|netto|brutto|bekomme|bekommen|bezieht|haushaltsnetto|nettogehalt|pension
    pensionar\w*|rente|gehalt|gehalter|gehaltszettel|einkommen|nettoeinkommen|haushaltseinkommen|lohn
  `,
} satisfies IncomeWords
