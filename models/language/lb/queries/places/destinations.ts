import type { DestinationWords } from '../../../words/queries/places/destination-words.ts'

export const destinations = {
  university: 'uni',
  institutions: 'kierchberg',
  airport: 'fluchhafen',
  cityCentre: 'stad|haaptstad',
  ofCity: 'vun',
  station: 'gare',
  mainStation: 'haaptgare',
  capitalStation: 'haaptgare',
  stationFillers: 'vun|d|zu',
  central: '',
  capitalFillers: 'vun|an|der|d',
  otherTown: 'vun|zu|d',
  anyStation: 'eng|enger',
  toStation: 'op|op d|der',
  to: 'op|an|zum|zur',
  towards: 'op|um|bis|no|zum|zur',
  towardsFillers: 'den|dem|der|de|d|zu|zum',
  less: 'manner',
  who: 'mech|ech|hien|hatt',
  isAt: 'ass|op|um|zu|der|d',
} satisfies DestinationWords
