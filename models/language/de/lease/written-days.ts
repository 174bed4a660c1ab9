import { DAYS_WITHOUT_WORDS, type WrittenDayWords } from '../../words/lease/written-day-words.ts'

export const writtenDays = { ...DAYS_WITHOUT_WORDS, rankEndings: 'ten' } satisfies WrittenDayWords
