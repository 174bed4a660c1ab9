import type { DemandWords } from '../../../words/queries/wishes/demand-words.ts'

export const demands = {
  mustHeadings: 'obligatoire',
  wishHeadings: 'souhaits?',
  notNegotiable: 'non',
  nearBehind: '',
} satisfies DemandWords
