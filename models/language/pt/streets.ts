import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before: ['alameda', 'avenida', 'estrada', 'largo', 'praca', 'rua', 'travessa'],
  short: [],
  after: [],
  endings: [],
  joiners: ['da', 'das', 'do', 'dos'],
  names: [],
  stops: ['com', 'em', 'na', 'no', 'perto'],
  away: ['km', 'quilometro', 'quilometros', 'min', 'minuto', 'minutos'],
  border: ['fronteira'],
  beside: ['perto', 'junto', 'frente'],
}
