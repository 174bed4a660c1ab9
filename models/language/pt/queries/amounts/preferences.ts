import type { PreferenceWords } from '../../../words/queries/amounts/preference-words.ts'

export const preferences = {
  before: 'idealmente|de preferencia|preferencialmente|se possivel|o ideal(?: seria)?',
  behind: String.raw`
    idealmente|de preferencia|se possivel|(?:seria|seriam|era) (?:bom|otimo|ideal|perfeito|melhor|uma mais valia)
  `,
} satisfies PreferenceWords
