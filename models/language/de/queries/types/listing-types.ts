import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'mieten|miete|pachten',
  lets: '',
  rents: `
    pacht|mietwohnung|mietwohnungen|zur_miete|kaltmiete|warmmiete|anmietung|vermietung|vermieten|monatlich
  `,
  saleDeals: 'kaufen|kauf',
  sales: 'kaufe|erwerben|eigentumswohnung|verkauf|investment|hypothek',
  every: '',
  months: 'monat',
  rentCosts: 'nebenkosten|warm',
} satisfies ListingTypeWords
