import type { LotWords } from '../../words/adverts/lot-words.ts'

export const lots = {
  units: '',
  homes: 'apartment|apt|house',
  numberSigns: '',
  countedBehind: 'm2|m²|bed|lots',
  lots: '',
  listedHouses: 'House',
  references: '',
  agencyReferences: 'agency ref(?:erence)?',
} satisfies LotWords
