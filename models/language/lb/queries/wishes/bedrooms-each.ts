import type { BedroomEachWords } from '../../../words/queries/wishes/bedroom-each-words.ts'

export const bedroomsEach = {
  each: 'jidder(?:ee|een|engem|wereen)?|jiddwereen',
  eachBefore: '',
  ofThem: '',
  room: '(?:schlof)?(?:zemmer|kummer)',
  own: String.raw`eng|engem|enger|eege\w*|sai|saint|seng|hir|hiert|hire|kritt|well|weelt|wellt|muss|hunn`,
  ofOwn: '',
} satisfies BedroomEachWords
