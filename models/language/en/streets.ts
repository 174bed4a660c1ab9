import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before: [],
  short: [],
  after: ['lane', 'road', 'street'],
  endings: [],
  joiners: ['of', 'the'],
  names: [],
  stops: ['at', 'in', 'near', 'with'],
  away: ['km', 'kilometre', 'kilometres', 'min', 'mins', 'minute', 'minutes'],
  border: ['border'],
  beside: ['near', 'close', 'opposite'],
}
