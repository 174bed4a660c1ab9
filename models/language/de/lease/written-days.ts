import type { WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = {
  rankEndings: `ten`,
  rankEndingsBehindMonth: ``,
  day: ``,
  of: ``,
  ofYear: ``,
  and: ``,
  first: ``,
} satisfies WrittenDayWords
