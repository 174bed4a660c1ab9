import type { StreetWords } from '../words/some-words.ts'

const numbered = ['strooss']

export const streets: StreetWords = {
  before: [],
  short: [],
  after: ['gaass', 'pad', 'plaz', ...numbered, 'stross', 'wee'],
  numbered,
  endings: ['gaass', 'strooss', 'stross'],
  joiners: ['vun'],
  names: [],
  stops: ['bei', 'mat', 'no', 'zu'],
  away: ['km', 'kilometer', 'min', 'minutt', 'minutten'],
  border: ['grenz'],
  beside: ['bei', 'nobai', 'niewent'],
}
