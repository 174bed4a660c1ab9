import type { CountryWords } from '../words/country-words.ts'

export const countries: CountryWords = {
  names: { LU: 'luxemburg', FR: 'frankreich', BE: 'belgien', DE: 'deutschland' },
  inBrackets: ['frankreich', 'belgien', 'deutschland'],
}
