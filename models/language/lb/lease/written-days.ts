import type { WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = {
  rankEndings: `ten|en`,
  rankEndingsBehindMonth: ``,
  day: ``,
  of: ``,
  ofYear: ``,
  and: ``,
  first: ``,
} satisfies WrittenDayWords
