import type { ListingTypeWords } from '../../../words/queries/types/listing-type-words.ts'

export const listingTypes = {
  rentDeals: 'mieten|miete|pachten',
  lets: '',
  rents: `
    pacht|mietwohnung|mietwohnungen|kaltmiete|warmmiete|anmietung|vermietung|vermieten|monatlich
  `,
  saleDeals: 'kaufen|kauf',
  sales: 'kaufe|erwerben|eigentumswohnung|verkauf|investment|hypothek',
  every: '',
  months: 'monat',
  rentCosts: 'nebenkosten|warm',
  salePhrases: 'zu verkaufen',
  denials: 'nicht|statt|anstatt|keine?|nie',
  denialFillers: 'zu|zur|zum',
} satisfies ListingTypeWords
