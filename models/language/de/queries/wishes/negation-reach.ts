import type { NegationReachWords } from '../../../words/queries/wishes/negation-reach-words.ts'

export const negationReach = {
  and: 'und|sowie|plus',
  onArticle: 'an (?:der|dem|die|den|einer|einem|eine)',
  withoutAn: '',
  soThat: '',
  relatives: 'welches|muss|mogen|nach',
  exceptions: 'ausser|ausgenommen',
  noMore: '',
  noMoreFirst: '',
  nor: 'noch',
  neither: 'weder',
  onlyThat: '',
  steps: '',
  fewSteps: '',
  notNegotiable: 'nicht|keine?',
  nearBehind: '',
  yet: '',
  agencyFees: String.raw`provision\w*|courtage|gebuhr\w*`,
} satisfies NegationReachWords
