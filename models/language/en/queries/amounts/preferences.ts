import type { PreferenceWords } from '../../../words/queries/amounts/preference-words.ts'

export const preferences = {
  before: 'ideally|preferably|if possible|in an ideal world|at best',
  behind: String.raw`
    ideally|preferably|if possible|(?:would|d|could) be (?:nice|great|ideal|perfect|good|lovely|a plus|a bonus|better)|(?:is|as) a (?:plus|bonus)
  `,
} satisfies PreferenceWords
