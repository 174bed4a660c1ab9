import type { DestinationWords } from '../../../words/queries/places/destination-words.ts'

export const destinations = {
  university: 'universidade',
  institutions: '',
  airport: 'aeroporto',
  cityCentre: 'cidade|capital',
  ofCity: 'de|do|da',
  station: 'estacao',
  mainStation: '',
  capitalStation: '',
  stationFillers: 'de|da|do',
  central: 'central',
  capitalFillers: 'de|da|do',
  otherTown: 'de|da|do',
  anyStation: 'a',
  toStation: 'a',
  to: 'a|ate|para',
  towards: 'ate|para|no|na|perto',
  towardsFillers: 'o|a|de',
  less: 'menos',
  who: 'eu|ele|ela',
  isAt: 'fica|a|em|no|na',
} satisfies DestinationWords
