import type { FloorWords } from '../../words/adverts/floor-words.ts'

export const floors = {
  ground: '',
  basement: '',
  top: 'leschte stack',
  outOf: '',
  at: 'um|am',
  groundInText: '',
} satisfies FloorWords
