import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    zur not|notfalls|im notfall|schlimmstenfalls|wenn es sein muss|(?:kann|konnen|konnte|konnten) (?:auch )?bis(?: zu)?
    (?:geh|gehe|gehen|ginge|gingen) (?:ich|wir) (?:aber )?(?:auch )?(?:auf|bis(?: zu)?)
  `,
  after: String.raw`
    zur not|notfalls|im notfall|wenn es sein muss
    (?:waren|ware|sind|gehen|gingen|tun es) (?:aber )?(?:auch|noch) (?:ok|okay|akzeptabel|in ordnung|moglich)
    (?:gehen|gingen|geht|ginge) (?:aber )?(?:auch|noch)
  `,
  openers: 'na gut|gut|ok|okay|aber|naja|na ja',
} satisfies ConcessionWords
