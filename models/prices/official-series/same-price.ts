/** Largest relative difference of one price printed with more and with fewer digits. */
const ROUNDING = 0.001

/** Whether two tables do not contradict each other on a price; null where a table prints none. A count stated beside one price is not that of another. */
export function isSamePrice(a: number | null, b: number | null): boolean {
  return a === null || b === null || Math.abs(a - b) <= ROUNDING * Math.abs(a)
}
