import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    zur nout|noutfalls|am noutfall|wann et muss sinn|(?:kann|kennen|kinnt|kinnten) (?:och )?bis(?: op)?
    (?:ginn|geif|gifen|geifen) (?:ech|mir|mer) (?:och )?bis(?: op)?|ginn och bis(?: op)?
  `,
  after: String.raw`
    zur nout|noutfalls|am noutfall|wann et muss sinn
    (?:wieren|wier|sinn) (?:awer )?och (?:akzeptabel|ok|an der rei)|(?:ginge|ginn|geet) (?:awer )?och
  `,
  openers: 'bon|gutt|ok|awer|mee',
} satisfies ConcessionWords
