import { wordsOf } from '../../words/lines.ts'
import type { TypoWords } from '../../words/queries/typo-words.ts'

export const typos = {
  features: wordsOf('balcony garden garage parking terrace cellar elevator kitchen furnished'),
  homes: wordsOf('apartment studio duplex penthouse villa house houses'),
  rooms: wordsOf('bedroom bedrooms bathroom bathrooms rooms square metres minutes'),
  amounts: wordsOf('million thousand hundred euros euro budget maximum minimum around between'),
  rents: wordsOf('family rent rental price monthly available'),
  surroundings: wordsOf(`
    station village villages noise traffic car share shared sharing shares lodger canton commune region
    university
  `),
  sizes: [],
  incomes: wordsOf('income saving savings'),
  kinds: wordsOf('terraced detached semi commercial office'),
  months: wordsOf('january february march april august september october november december'),
  numbers: [],
  ranks: wordsOf('second third first'),
  regions: wordsOf('minett minette moselle'),
  verbs: wordsOf('build building minute immediately capital'),
  others: wordsOf('children couple'),
  nameLike: wordsOf('canton commune apartment'),
  beforePlaces: wordsOf('in at near to around outside from or and'),
  inflections: wordsOf('s es ies'),
  endings: wordsOf('ing ings ed es s ly'),
} satisfies TypoWords
