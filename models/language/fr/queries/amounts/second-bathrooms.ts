import type { SecondBathroomWords } from '../../../words/queries/amounts/second-bathroom-words.ts'

export const secondBathrooms = {
  second: '(?:deuxieme|seconde|2eme|2e|autre)',
  bathroom: '(?:salle de bains?|salle d eau|sdb)',
} satisfies SecondBathroomWords
