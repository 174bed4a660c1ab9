import type { PreferenceWords } from '../../../words/queries/amounts/preference-words.ts'

export const preferences = {
  before: 'idealement|de preference|si possible|dans l ideal|l ideal(?: serait)?|au mieux',
  behind: String.raw`
    idealement|de preference|si possible|dans l ideal|(?:serait|seraient) (?:bien|ideal|ideales?|parfait|top|super|un plus|mieux)|(?:est|serait) un plus
  `,
} satisfies PreferenceWords
