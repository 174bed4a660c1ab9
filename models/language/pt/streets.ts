import type { StreetWords } from '../words/some-words.ts'

const numbered = ['avenida', 'rua']

export const streets: StreetWords = {
  before: ['alameda', 'estrada', 'largo', 'praca', ...numbered, 'travessa'],
  short: [],
  after: [],
  numbered,
  endings: [],
  joiners: ['da', 'das', 'do', 'dos'],
  names: [],
  stops: ['com', 'em', 'na', 'no', 'perto'],
  away: ['km', 'quilometro', 'quilometros', 'min', 'minuto', 'minutos'],
  border: ['fronteira'],
  beside: ['perto', 'junto', 'frente'],
}
