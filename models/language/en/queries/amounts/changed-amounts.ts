import type { ChangedAmountWords } from '../../../words/queries/amounts/changed-amount-words.ts'

export const changedAmounts = {
  noLonger: String.raw`(?:is|are|was|be|am) not(?: at| of)?|(?:isn|aren) t|not|not? longer`,
  after: String.raw`any ?more|anymore|now|but|it|s|is|rather`,
  changed: String.raw`
    (?:went|goes|gone|moved|crept) (?:up|down)
    rais(?:ed?|ing)|lift(?:ed|ing)?|increas(?:ed?|ing)|lower(?:ed|ing)?|reduc(?:ed?|ing)|grew|rose|risen|chang(?:ed?|ing)
  `,
  from: String.raw`from`,
  to: String.raw`to`,
  insteadOf: 'instead of|in place of|rather than',
  enough: String.raw`will do|would do|does(?: it| the job)|do\b|(?:is|are|would be|will be) (?:enough|fine|ok|okay|plenty|sufficient|alright)|suffices?`,
} satisfies ChangedAmountWords
