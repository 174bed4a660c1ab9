import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'refuses?|refusing|not|cannot|cant|wont|dont|never',
  none: 'nothing|no|mustn|shouldn|wouldn|couldn|won|isn|doesn|t',
  spending: 'spend|pay|go|afford|cost|exceed|budget|price|possible',
  tooMuch: String.raw`
    too (?:much|dear|expensive|steep|high)|out of (?:reach|budget|range)|beyond us|(?:is|are) out|impossible|forget (?:it|about it)|not? way|don t eat
  `,
  more: 'more|over|above|beyond|past|dearer|pricier',
} satisfies CeilingWords
