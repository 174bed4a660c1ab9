import type { IncomeWords } from '../../../words/queries/amounts/income-words.ts'

export const incomes = {
  rents: 'loyer',
  rentsBefore: '',
  rentFillers: 'de|max|maximum|jusqu|a',
  for: 'pour',
  forArticles: 'le',
  earners: String.raw`partner\w*|conjointe?|compagn\w+|femme|mari|copine|copain|elle|lui`,
  earnerFillers: 'environ|encore',
  net: 'nets?',
  behindNot: '',
  earnedFillers: 'de|d|a|par|en|an|mois|menage',
  earned: 'bruts?|pension|salaires?|revenus?|apres impots|de revenus?',
  earn: String.raw`
    nous rentre|recois|recoit|recevons|percois|percevons|percoit|gagner|gagnent|gagne|gagnons|touche|touchons
    pension|retraite|salaire|salaires|revenu|revenus
  `,
} satisfies IncomeWords
