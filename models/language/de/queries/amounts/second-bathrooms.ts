import type { SecondBathroomWords } from '../../../words/queries/amounts/second-bathroom-words.ts'

export const secondBathrooms = {
  second: 'zweite[mns]?|weitere[mns]?|zusatzliche[mns]?',
  bathroom: 'bad|badezimmer|duschbad',
} satisfies SecondBathroomWords
