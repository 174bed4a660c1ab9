import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'vergiss|vergesst|verlassen|verlasse|ziehen aus|raus aus|verkaufen unsere?n?',
  towards: 'nach|fur|und|zu',
  moving: '',
} satisfies LeftHomeWords
