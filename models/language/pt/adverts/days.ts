import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: '',
  beforeMonth: 'de',
  beforeYear: 'de',
  atOnce: 'disponivel ja|imediat',
} satisfies DayWords
