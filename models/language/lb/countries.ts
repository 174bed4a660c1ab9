import type { CountryWords } from '../words/country-words.ts'

export const countries: CountryWords = {
  names: { LU: 'letzebuerg', FR: 'frankraich', BE: 'belsch', DE: 'daitschland' },
  inBrackets: ['frankr[aä]ich', 'belsch', 'd[aä]itschland'],
}
