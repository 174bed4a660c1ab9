import type { StreetWords } from '../words/some-words.ts'

const numbered = ['street']

export const streets: StreetWords = {
  before: [],
  short: [],
  after: ['lane', 'road', ...numbered],
  numbered,
  endings: [],
  joiners: ['of', 'the'],
  names: [],
  stops: ['at', 'in', 'near', 'with'],
  away: ['km', 'kilometre', 'kilometres', 'min', 'mins', 'minute', 'minutes'],
  border: ['border'],
  beside: ['near', 'close', 'opposite'],
}
