import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before: [],
  short: [],
  after: ['allee', 'gasse', 'pfad', 'platz', 'ring', 'str', 'strasse', 'ufer', 'weg'],
  numbered: [],
  endings: ['gasse', 'strasse'],
  joiners: ['der', 'des'],
  names: [],
  stops: ['bei', 'im', 'in', 'mit', 'nahe', 'zu'],
  away: ['km', 'kilometer', 'min', 'minute', 'minuten', 'autominuten', 'gehminuten'],
  border: ['grenze'],
  beside: ['bei', 'nahe', 'unweit', 'gegenuber'],
}
