import type { DemandWords } from '../../../words/queries/wishes/demand-words.ts'

export const demands = {
  mustHeadings: 'must|musts|must haves?',
  wishHeadings: 'wish|wishes|nice to have',
  notNegotiable: 'not|no|non',
  nearBehind: '',
} satisfies DemandWords
