import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    at a (?:push|pinch)|if (?:need be|necessary|i have to|we have to)|worst case
    (?:can|could|might|would|will)(?: just)? (?:stretch|go|push it|come up)(?: up)?(?: as far as)? to
    stretch(?:ing|able)? to
  `,
  after: 'at a (?:push|pinch)|if (?:need be|necessary|i (?:have to|must)|we (?:have to|must))|worst case|as a stretch',
  openers: 'well|ok|okay|fine|alright|but',
} satisfies ConcessionWords
