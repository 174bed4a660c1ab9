import type { SecondBathroomWords } from '../../../words/queries/amounts/second-bathroom-words.ts'

export const secondBathrooms = {
  second: 'segunda|outra|mais uma',
  bathroom: 'casa de banho',
} satisfies SecondBathroomWords
