import { DEPOSIT, DEPOSIT_AFTER } from '../../../language/queries/amounts/deposits.ts'
import { wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Money that is paid besides, or is at hand, limits no price: `apport de 100.000`, `200k deposit`. */
export function isDeposit(reading: QueryReading, at: number, end: number): boolean {
  return DEPOSIT.test(wordsBefore(reading, at, 4)) || DEPOSIT_AFTER.test(wordsFrom(reading, end, 3))
}
