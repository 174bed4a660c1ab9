import type { FloorWords } from '../../words/adverts/floor-words.ts'

export const floors = {
  ground: String.raw`\bground\b`,
  basement: 'basement',
  top: 'top floor|last floor',
  outOf: '',
  at: 'on the',
  groundInText: 'ground floor',
} satisfies FloorWords
