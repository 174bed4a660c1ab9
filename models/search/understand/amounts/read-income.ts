import { EARN, EARNED, EARNER_BEFORE, FOR_RENT, RENT } from '../../../language/queries/amounts/incomes.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Whether words around an amount say that it is earned. */
export function isIncome(reading: QueryReading, at: number, end: number): boolean {
  // `Miete bis 1.800 netto`
  if (RENT.test(reading.wordsBefore(at, 3)) || FOR_RENT.test(reading.wordsFrom(end, 4))) return false
  return isIncomeBefore(reading, at, reading.wordsBefore(at, 7)) || isIncomeAfter(reading, end)
}

/** Whether the words right before an amount say that it is earned. */
export function isIncomeBefore(reading: QueryReading, at: number, before: string): boolean {
  return EARN.test(before) || isOfPartner(reading, at)
}

/** `6.2k net between us` */
export function isIncomeAfter(reading: QueryReading, end: number): boolean {
  return EARNED.test(reading.wordsFrom(end, 6))
}

/** `I earn 3,400, my partner 2,600` */
function isOfPartner(reading: QueryReading, at: number): boolean {
  return reading.understood.some(({ field }) => field === 'income') && EARNER_BEFORE.test(reading.wordsBefore(at, 5))
}
