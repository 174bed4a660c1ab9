import type { DestinationWords } from '../../../words/queries/places/destination-words.ts'

export const destinations = {
  university: 'uni|universitat',
  institutions: '',
  airport: 'flughafen',
  cityCentre: 'stadt|zentrum|hauptstadt',
  ofCity: 'von',
  station: 'bahnhof',
  mainStation: 'hauptbahnhof',
  capitalStation: 'hauptbahnhof',
  stationFillers: 'von|in|zu',
  central: '',
  capitalFillers: 'von|in|an|der',
  otherTown: 'von|in|zu',
  anyStation: '',
  toStation: 'der',
  to: 'nach|zum|zur|an',
  towards: 'nach|zum|zur|auf|bis|um|sein in|nahe',
  towardsFillers: 'den|dem|der|zu|zum',
  less: '',
  who: 'mich|ich|er|sie',
  isAt: 'ist|in|zu|um|der',
} satisfies DestinationWords
