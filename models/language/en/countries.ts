import type { CountryWords } from '../words/country-words.ts'

export const countries: CountryWords = {
  names: { LU: 'luxembourg', FR: 'france', BE: 'belgium', DE: 'germany' },
  inBrackets: ['france', 'belgium', 'germany'],
}
