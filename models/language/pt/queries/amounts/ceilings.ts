import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'recusam?|alguma|nao|nunca',
  none: 'nada',
  spending: 'gastar|pagar|passar|custar|ultrapassar|ir',
  tooMuch: 'demais|demasiado|impossivel|esquec[ea]m?|nao (?:da|posso|podemos|consigo)',
  more: 'mais|acima|alem|superior|caro',
} satisfies CeilingWords
