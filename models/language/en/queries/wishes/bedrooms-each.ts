import type { BedroomEachWords } from '../../../words/queries/wishes/bedroom-each-words.ts'

export const bedroomsEach = {
  each: 'each|everyone|everybody',
  eachBefore: '',
  ofThem: 'of (?:us|them)',
  room: '(?:bed)?room',
  own: 'a|an|one|1|own|their|his|her|needs?|wants?|gets?|has|have|must|should|will',
  ofOwn: 'of (?:their|his|her) own',
} satisfies BedroomEachWords
