import type { CountryWords } from '../words/country-words.ts'

export const countries: CountryWords = {
  names: { LU: 'luxembourg', FR: 'france', BE: 'belgique', DE: 'allemagne' },
  inBrackets: ['france', 'belgique', 'allemagne'],
}
