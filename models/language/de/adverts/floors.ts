import type { FloorWords } from '../../words/adverts/floor-words.ts'

export const floors = {
  ground: String.raw`erdgeschoss|\beg\b|parterre`,
  basement: String.raw`\bug\b|untergeschoss|kellergeschoss`,
  top: String.raw`dachgeschoss|\bdg\b|oberstes geschoss`,
  outOf: '',
  at: 'im|am',
  groundInText: 'erdgeschoss',
} satisfies FloorWords
