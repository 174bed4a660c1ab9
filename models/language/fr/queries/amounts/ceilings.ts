import type { CeilingWords } from '../../../words/queries/amounts/ceiling-words.ts'

export const ceilings = {
  not: 'refuse|refusent|pas|jamais|ni|ne',
  none: 'rien|aucune?',
  spending: String.raw`depasser|depense\w*|payer|mettre|aller|couter|budget|possible`,
  tooMuch: String.raw`
    trop(?: cher\w*| eleve\w*)?|hors jeu|impossible|hors de portee|hors budget|exclu
    c est mort|mange plus|laissez? tomber|(?:peux|peut|pouvons) (?:pas|plus)
  `,
  more: 'plus|dessus|dela',
} satisfies CeilingWords
