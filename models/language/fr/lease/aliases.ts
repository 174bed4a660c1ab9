import type { AliasWords } from '../../words/lease/alias-words.ts'

export const aliases = {
  title: String.raw`Monsieur|Madame|Mademoiselle|Messieurs|Mesdames|MM?\.|Mmes?\.?|Mlle\.?|Dr\.?`,
  hereafter: 'ci-apr[eè]s|d[ée]nomm[ée]e?s?',
  article: "(?:le |la |l['’])",
  otherArticle: '(?:les )',
  labelledCompany: String.raw`S\.?A|SARL|s[àa]rl|S\.à r\.l|SCI`,
  lets: 'loue|louent|donne(?:nt)? en location|c[èe]de(?:nt)?',
  from: "de|d['’]",
  to: '[àa]|aux?',
  articleOfPerson: '',
  are: 'est|sont',
  articleOfNeighbour: '',
  and: 'et',
  couple: 'les [ée]poux',
  letBefore: String.raw`bailleurs?\s*:|entre`,
  spouses: '(?:les )?(?:[ée]poux|couple)',
  company: String.raw`S\.\s?[àa]\s?r\.\s?l|S\.?A\.?(?!\p{L})|SARL|Sàrl`,
  agency: 'agence|courtier|gestion',
  companyWord: String.raw`S\.?A|SCI|Agence|Immo\p{L}*`,
  landlord: 'bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]',
  tenant: 'locatai?r|preneu[rs]|occupant',
} satisfies AliasWords
