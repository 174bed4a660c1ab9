import type { NegationReachWords } from '../../../words/queries/wishes/negation-reach-words.ts'

export const negationReach = {
  and: 'e',
  onArticle: '',
  withoutAn: '',
  soThat: '',
  relatives: 'gosto|quero|queremos',
  exceptions: 'exceto',
  noMore: '',
  noMoreFirst: '',
  nor: '',
  neither: '',
  onlyThat: '',
  steps: '',
  fewSteps: '',
  notNegotiable: 'nao|sem',
  nearBehind: '',
  yet: '',
  agencyFees: 'comissao|comissoes|taxas',
} satisfies NegationReachWords
