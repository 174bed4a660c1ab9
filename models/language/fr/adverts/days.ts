import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: 'er',
  dayEndings: '',
  beforeMonth: 'de',
  beforeYear: '',
  atOnce: String.raw`de suite|immediat|direct|libre\b(?!\s+(?:a|le|au|des))`,
} satisfies DayWords
