import type { SecondBathroomWords } from '../../../words/queries/amounts/second-bathroom-words.ts'

export const secondBathrooms = {
  second: 'zweet|zweete[nrs]?|weidert|zousatzlecht',
  bathroom: 'buedzemmer|bad',
} satisfies SecondBathroomWords
