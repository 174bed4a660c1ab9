import type { AliasWords } from '../../words/lease/alias-words.ts'

export const aliases = {
  title: String.raw`Herrn?|Frau|Dr\.?`,
  hereafter: 'nachstehend|nachfolgend|im folgenden|genannt',
  article: '(?:der |die )',
  otherArticle: '(?:den )',
  labelledCompany: 'GmbH',
  lets: 'vermietet|vermieten|[üu]berl[äa]sst',
  from: 'von|aus',
  to: 'dem|der|den',
  articleOfPerson: '(?:den |der )',
  are: 'ist|sind',
  articleOfNeighbour: String.raw`(?:de[rmn]|die)\s+`,
  and: 'und',
  couple: 'die eheleute|das (?:ehe)?paar',
  letBefore: String.raw`wir, die|vermieter\w*\s*:|zwischen`,
  spouses: '(?:die )?eheleute',
  company: 'GmbH',
  agency: 'agentur|makler|verwaltung|vertreten durch',
  companyWord: String.raw`GmbH|AG|Immo\p{L}*`,
  landlord: 'vermieter|eigent[üu]mer|(?:wohnungs)?geber|[üu]berlasser',
  tenant: '(?<!ver)mieter|nehmer|(?<!be)nutzer|bewohner',
} satisfies AliasWords
