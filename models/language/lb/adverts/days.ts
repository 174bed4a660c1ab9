import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: '',
  beforeMonth: '',
  beforeYear: '',
  atOnce: String.raw`elo\b`,
} satisfies DayWords
