import type { LegalSlice } from '../../contracts/law/legal.ts'

/** Applies a scale to an amount: each slice takes its share of the part within it. @param amountEur at least 0 */
export function sliceSum(slices: readonly LegalSlice[], amountEur: number): number {
  let sum = 0
  let from = 0
  for (const { upToEur, share } of slices) {
    const to = upToEur ?? Infinity
    if (amountEur <= from) break
    sum += (Math.min(amountEur, to) - from) * share
    from = to
  }
  return sum
}
