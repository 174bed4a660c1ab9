import type { DestinationWords } from '../../../words/queries/places/destination-words.ts'

export const destinations = {
  university: 'uni|universite',
  institutions: 'parlement|bei|commission',
  airport: 'aeroport',
  cityCentre: 'ville|centre|capitale',
  ofCity: 'de|centre',
  station: 'gare',
  mainStation: '',
  capitalStation: '',
  stationFillers: 'de|d|du',
  central: 'centrale',
  capitalFillers: 'de|du|d|la|le',
  otherTown: 'de|d|du|routiere|autoroute',
  anyStation: 'la|une',
  toStation: 'a',
  to: 'vers|a',
  towards: 'vers|jusqu|etre a|proche',
  towardsFillers: 'a|au|aux|en|de|d|le|la|l',
  less: '',
  who: 'moi|il|elle',
  isAt: 'est|a|au|en|la|le|l',
} satisfies DestinationWords
