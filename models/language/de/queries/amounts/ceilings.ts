import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'weigert|keinen|nicht|keinesfalls',
  none: 'nichts|kein|keine|nix',
  spending: 'kann|konnen|ausgeben|zahlen|bezahlen|leisten|kosten|geht|gehen|drin|moglich|budget',
  tooMuch: 'zu (?:viel|teuer|hoch)|schluss|unbezahlbar|raus|unmoglich|vergiss(?: es)?',
  more: 'mehr|uber|teurer|hoher|daruber',
} satisfies CeilingWords
