import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before: [],
  short: [],
  after: ['gaass', 'pad', 'plaz', 'strooss', 'stross', 'wee'],
  endings: ['gaass', 'strooss', 'stross'],
  joiners: ['vun'],
  names: [],
  stops: ['bei', 'mat', 'no', 'zu'],
  away: ['km', 'kilometer', 'min', 'minutt', 'minutten'],
  border: ['grenz'],
  beside: ['bei', 'nobai', 'niewent'],
}
