import type { NegationReachWords } from '../../../words/queries/wishes/negation-reach-words.ts'

export const negationReach = {
  and: 'an|plus',
  onArticle: '',
  withoutAn: '',
  soThat: '',
  relatives: 'muss|nach',
  exceptions: 'ausser|ausgeholl',
  noMore: '',
  noMoreFirst: '',
  nor: 'nach',
  neither: 'weder',
  onlyThat: '',
  steps: '',
  fewSteps: '',
  notNegotiable: 'net|kee',
  nearBehind: 'no',
  yet: 'nach',
  agencyFees: String.raw`\w*frai?sen|kommissioun|provisioun`,
} satisfies NegationReachWords
