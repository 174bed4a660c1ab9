import type { LotWords } from '../../words/adverts/lot-words.ts'

export const lots = {
  units: 'lot|unit[ée]?|bloc',
  homes: 'appartement|appt|apt|maison',
  numberSigns: String.raw`n[°o]\.?`,
  countedBehind: String.raw`pi[eè]ces|ch\b|ch\.|chambre|lots|ares`,
  lots: '[Ll](?:ot|OT)',
  listedHouses: 'Maison',
  references: String.raw`(?:\br|R)[ée]f`,
  agencyReferences: String.raw`r[ée]f(?:[ée]rence)?\.?\s?(?:de l['’])?agence`,
} satisfies LotWords
