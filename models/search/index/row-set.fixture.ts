import { chunksOf, type RowSet } from './row-set.ts'

/** The rows of a set, each chunk copied before the next overwrites it. */
export function rowNumbersOf(rows: RowSet): number[] {
  const numbers: number[] = []
  for (const chunk of chunksOf(rows)) numbers.push(...chunk)
  return numbers
}
