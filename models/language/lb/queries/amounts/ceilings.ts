import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'kengen|net|keen|kee|keent|kengem|keng|ni',
  none: 'naischt|nee',
  spending: 'bezuelen|ausginn|kaschten|geet|budget',
  tooMuch: 'ze (?:vill|deier|heich)|schluss|onbezuelbar|onmeiglech',
  more: 'mei|iwwer|deier|deirer',
} satisfies CeilingWords
