import type { MeantPlaceWords } from '../../../words/queries/places/meant-place-words.ts'

export const meantPlaces = {
  ordinaryNames: 'de|do',
  neverNames: '',
  namesWithCapital: '',
  placed: 'em|a|ou',
  titles: 'senhora?|sr|sra|dona|dr',
  is: 'e|fica',
  tooMuch: 'demasiado|muito',
  faults: 'caro|longe|barulhent',
  isFaulty: '(?:fica|esta|e) (?:longe|caro|cara)|nao (?:encontrei|encontramos) nada',
  roads: 'estrada',
  roadsTo: 'de',
} satisfies MeantPlaceWords
