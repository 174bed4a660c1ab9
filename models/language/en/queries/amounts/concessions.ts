import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    at a (?:push|pinch)|if (?:need be|necessary|i have to|we have to)|worst case
    (?:can|could|might|would|will)(?: just)? (?:stretch|go|push it|come up)(?: up)?(?: as far as)? to
    stretch(?:ing|able)? to
  `,
  after: String.raw`
    at a (?:push|pinch)|if (?:need be|necessary|i (?:have to|must)|we (?:have to|must))|worst case|as a stretch
    (?:would|could|will|d) (?:also )?(?:be (?:acceptable|enough|ok|okay|fine)|work|do)|(?:also|too) (?:ok|fine|works)
    (?:is|are) (?:also )?(?:acceptable|ok too|fine too)
  `,
  openers: 'well|ok|okay|fine|alright|but',
} satisfies ConcessionWords
