import type { AliasWords } from '../../words/lease/alias-words.ts'

export const aliases = {
  title: String.raw`H[äe]r(?:en|ren)?|Joffer|Madame|Dr\.?`,
  hereafter: String.raw`hei[^\s]* genannt`,
  article: '',
  otherArticle: "(?:den |d['’])",
  labelledCompany: '',
  lets: 'verlount|verlounen',
  from: 'vu[mn]?',
  to: 'dem|der',
  articleOfPerson: '(?:den |de |der )',
  are: 'ass|sinn',
  articleOfNeighbour: String.raw`d['’]|de[rmn]?\s+`,
  and: 'an',
  couple: "d['’]koppel",
  letBefore: '',
  spouses: '',
  company: '',
  agency: 'agence',
  companyWord: String.raw`Immo\p{L}*`,
  landlord: 'propriet[äa]r|bailleu?r',
  tenant: 'locatai?r',
} satisfies AliasWords
