import type { BedroomEachWords } from '../../../words/queries/wishes/bedroom-each-words.ts'

export const bedroomsEach = {
  each: 'cada(?: uma?)?',
  eachBefore: '',
  ofThem: '',
  room: 'quarto',
  own: 'um|uma|o|de|do|seu|proprio|precisa|quer|tem|ter|deve',
  ofOwn: '',
} satisfies BedroomEachWords
