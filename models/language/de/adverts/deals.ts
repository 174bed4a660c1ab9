import type { DealWords } from '../../words/adverts/deal-words.ts'

export const deals = {
  rent: 'miete|mieten|mietwohnung|vermietung|vermieten',
  sale: 'kauf|kaufen|verkauf|verkaufen|neubau',
  inAddresses: 'kaufen|mieten|verkauf|vermietung|suche',
  categories: 'wohnung(?:en)?|haus|hauser|grundstuck',
} satisfies DealWords
