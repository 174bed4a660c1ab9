import type { CountryWords } from '../words/country-words.ts'

export const countries: CountryWords = {
  names: { LU: 'luxemburgo', FR: 'franca', BE: 'belgica', DE: 'alemanha' },
  inBrackets: ['fran[cç]a', 'b[eé]lgica', 'alemanha'],
}
