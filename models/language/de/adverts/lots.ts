import type { LotWords } from '../../words/adverts/lot-words.ts'

export const lots = {
  units: 'einheit|wohneinheit|whg',
  homes: 'haus|wohnung',
  numberSigns: String.raw`nr\.?`,
  countedBehind: 'zimmer|schlaf',
  lots: '',
  listedHouses: 'Haus',
  references: '',
  agencyReferences: String.raw`objekt-?nr\.?|objektnummer|agentur-?ref\.?`,
} satisfies LotWords
