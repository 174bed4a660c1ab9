import type { BedroomEachWords } from '../../../words/queries/wishes/bedroom-each-words.ts'

export const bedroomsEach = {
  each: 'chacune?',
  eachBefore: '',
  ofThem: '',
  room: 'chambre',
  own: 'un|une|a|de|sa|son|leur|propre|veut|doit|avoir|aura',
  ofOwn: '',
} satisfies BedroomEachWords
