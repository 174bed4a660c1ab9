import type { DestinationWords } from '../../../words/queries/places/destination-words.ts'

export const destinations = {
  university: 'uni|university|belval',
  institutions: 'kirchberg|eu|european|parliament|court|eib|commission',
  airport: 'airport|findel',
  cityCentre: 'city|centre|center|town|capital|hamilius',
  ofCity: 'of|center|centre',
  station: 'station',
  mainStation: '',
  capitalStation: '',
  stationFillers: 'of|in',
  central: 'central',
  capitalFillers: 'in',
  otherTown: 'of|in',
  anyStation: 'the|a',
  toStation: 'from|to',
  to: 'to|up',
  towards: 'to|from|reach|near',
  towardsFillers: 'the|a',
  less: 'less',
  who: 'me|him|her|he|she',
  isAt: 'is|in|at|on|the',
} satisfies DestinationWords
