import type { WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = {
  rankEndings: ``,
  rankEndingsBehindMonth: ``,
  day: ``,
  of: `de`,
  ofYear: `de`,
  and: `e`,
  first: ``,
} satisfies WrittenDayWords
