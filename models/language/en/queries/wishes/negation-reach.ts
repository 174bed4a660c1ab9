import type { NegationReachWords } from '../../../words/queries/wishes/negation-reach-words.ts'

export const negationReach = {
  and: 'and|plus',
  onArticle: '',
  withoutAn: 'without an',
  soThat: 'so (?:the|a|i|we|it|my|our)',
  relatives: 'that|which|needs|like|want',
  exceptions: 'except',
  noMore: '',
  noMoreFirst: '',
  nor: '',
  neither: '',
  onlyThat: '',
  steps: '',
  fewSteps: '',
  notNegotiable: 'not|no|non',
  nearBehind: '',
  yet: '',
  agencyFees: 'fees?|commissions?',
} satisfies NegationReachWords
