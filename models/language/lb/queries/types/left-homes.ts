import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'vergiess|verloossen|zeien aus',
  towards: 'fir|zu',
  moving: 'plenneren',
} satisfies LeftHomeWords
