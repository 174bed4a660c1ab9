import type { BedroomEachWords } from '../../../words/queries/wishes/bedroom-each-words.ts'

export const bedroomsEach = {
  each: 'jede[rm]?',
  eachBefore: 'je',
  ofThem: '',
  room: '(?:schlaf)?zimmer',
  own: String.raw`eine?[mnrs]?|sein\w*|ihr\w*|eigene\w*|braucht?|bekommt|mochte|soll|haben|muss`,
  ofOwn: '',
} satisfies BedroomEachWords
