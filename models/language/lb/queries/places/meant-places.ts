import type { MeantPlaceWords } from '../../../words/queries/places/meant-place-words.ts'

export const meantPlaces = {
  ordinaryNames: String.raw`
    grund|surre|ell|bech|hamm|neuhaeusgen|bous|dall|asselborn|metz|nancy|an|am|ech|hei|do|den|de|alzette|attert|syre
    eisch|kiem|hal|mess|haus
  `,
  neverNames: 'gare|stad|tram|bus',
  namesWithCapital: '',
  placed: 'zu|op|bei|oder',
  titles: 'har|madamm|joffer|dr',
  is: 'ass',
  tooMuch: 'ze',
  faults: 'deier|wait',
  isFaulty: 'hun(?:n)? (?:ech|mir) naischt fonnt',
  roads: 'strooss',
  roadsTo: 'vun',
} satisfies MeantPlaceWords
