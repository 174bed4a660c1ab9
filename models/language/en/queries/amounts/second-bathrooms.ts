import type { SecondBathroomWords } from '../../../words/queries/amounts/second-bathroom-words.ts'

export const secondBathrooms = {
  second: 'second|another|additional|extra',
  bathroom: 'bathroom|bath|shower room',
} satisfies SecondBathroomWords
