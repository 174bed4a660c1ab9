import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before:
    'zur not|notfalls|im notfall|schlimmstenfalls|wenn es sein muss|(?:kann|konnen|konnte|konnten) (?:auch )?bis(?: zu)?',
  after: 'zur not|notfalls|im notfall|wenn es sein muss',
  openers: 'na gut|gut|ok|okay|aber|naja|na ja',
} satisfies ConcessionWords
