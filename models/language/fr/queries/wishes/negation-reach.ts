import type { NegationReachWords } from '../../../words/queries/wishes/negation-reach-words.ts'

export const negationReach = {
  and: 'et|plus',
  onArticle: '',
  withoutAn: '',
  soThat: '',
  relatives: 'aime|veux',
  exceptions: 'sauf|hormis|excepte',
  noMore: 'plus',
  noMoreFirst: 'ne|n',
  nor: '',
  neither: '',
  onlyThat: 'rien qu',
  steps: 'pas',
  fewSteps: 'deux|quelques|trois|petits',
  notNegotiable: 'non|pas|aucun',
  nearBehind: '',
  yet: '',
  agencyFees: 'frais|commissions?|honoraires',
} satisfies NegationReachWords
