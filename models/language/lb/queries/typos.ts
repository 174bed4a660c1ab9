import { wordsOf } from '../../words/lines.ts'
import type { TypoWords } from '../../words/queries/typo-words.ts'

export const typos = {
  features: wordsOf('gaart garage keller parking schlofkummer schlofkummeren kummeren'),
  homes: wordsOf('appartement appart studio duplex penthouse villa haus wunneng'),
  rooms: wordsOf('schlofzemmer zemmer'),
  amounts: wordsOf('euro budget maximum minimum mindestens'),
  rents: wordsOf('loyer prais disponibel'),
  surroundings: wordsOf('duerf auto minutten'),
  sizes: wordsOf('maximal tescht energieklass buedzemmer buedzemmeren'),
  incomes: [],
  kinds: wordsOf('kummer terrain bauterrain roueg'),
  months: [],
  numbers: wordsOf('millioun milliounen'),
  ranks: [],
  regions: wordsOf('minett oesling eislek musel'),
  verbs: [],
  others: wordsOf('kanner'),
  nameLike: [],
  beforePlaces: wordsOf('zu zou op bei beim vun am no d de oder'),
  inflections: wordsOf('e en n er'),
  endings: wordsOf('e en er em t'),
} satisfies TypoWords
