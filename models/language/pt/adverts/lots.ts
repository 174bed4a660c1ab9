import type { LotWords } from '../../words/adverts/lot-words.ts'

export const lots = {
  units: '',
  homes: '',
  numberSigns: '',
  countedBehind: '',
  lots: '',
  listedHouses: 'Casa',
  references: '',
  agencyReferences: '',
} satisfies LotWords
