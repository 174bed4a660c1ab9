import type { DemandWords } from '../../../words/queries/wishes/demand-words.ts'

export const demands = {
  mustHeadings: 'obrigatorio',
  wishHeadings: 'desejos?',
  notNegotiable: 'nao',
  nearBehind: '',
} satisfies DemandWords
