import type { DemandWords } from '../../../words/queries/wishes/demand-words.ts'

export const demands = {
  mustHeadings: 'muss',
  wishHeadings: 'wonsch|wensch',
  notNegotiable: '',
  nearBehind: 'no',
} satisfies DemandWords
