import type { WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = {
  rankEndings: `er`,
  rankEndingsBehindMonth: ``,
  day: ``,
  of: `de`,
  ofYear: ``,
  and: `et`,
  first: `premier`,
} satisfies WrittenDayWords
