import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'kengen|net|keen|kee|keent|kengem|keng|ni',
  none: 'naischt|nee',
  spending: 'kann|kennen|goen|bezuelen|ausginn|kaschten|geet|budget',
  tooMuch: 'ze (?:vill|deier|heich)|schluss|onbezuelbar|onmeiglech|net dran|vergiess(?: et)?',
  more: 'mei|iwwer|deier|deirer',
} satisfies CeilingWords
