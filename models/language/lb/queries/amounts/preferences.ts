import type { PreferenceWords } from '../../../words/queries/amounts/preference-words.ts'

export const preferences = {
  before: 'idealerweis|am leifsten?|wa meiglech|am idealfall',
  behind: String.raw`
    idealerweis|wa meiglech|(?:wier|weier|wiere|weiere) (?:flott|gutt|ideal|super|schein|besser)
  `,
} satisfies PreferenceWords
