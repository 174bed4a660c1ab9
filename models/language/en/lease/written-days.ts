import type { WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = {
  rankEndings: `st|nd|rd|th`,
  rankEndingsBehindMonth: `st|nd|rd|th`,
  day: `day`,
  of: `of`,
  ofYear: ``,
  and: `and`,
  first: ``,
} satisfies WrittenDayWords
