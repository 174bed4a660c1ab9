import type { PreferenceWords } from '../../../words/queries/amounts/preference-words.ts'

export const preferences = {
  before: 'idealerweise|am liebsten|vorzugsweise|moglichst|wenn moglich|im idealfall|bestenfalls',
  behind: String.raw`
    idealerweise|wenn moglich|am liebsten|(?:ware|waren) (?:schon|toll|ideal|super|gut|perfekt|besser|prima|ein plus)|von vorteil
  `,
} satisfies PreferenceWords
