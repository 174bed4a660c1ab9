import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: 'st|nd|rd|th',
  beforeMonth: String.raw`of|day\s+of`,
  beforeYear: '',
  atOnce: String.raw`immediat|now\b|right away|asap|vacant|direct`,
} satisfies DayWords
