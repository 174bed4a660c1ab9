import type { DemandWords } from '../../../words/queries/wishes/demand-words.ts'

export const demands = {
  mustHeadings: 'muss',
  wishHeadings: 'wunsch|wunsche',
  notNegotiable: 'nicht',
  nearBehind: '',
} satisfies DemandWords
