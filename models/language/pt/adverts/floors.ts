import type { FloorWords } from '../../words/adverts/floor-words.ts'

export const floors = {
  ground: 'res[- ]do[- ]chao',
  basement: '',
  top: 'ultimo (?:andar|piso)',
  outOf: '',
  at: 'no',
  groundInText: '',
} satisfies FloorWords
