import type { LegalSlice } from '../../contracts/law/legal.ts'

/** Part of an amount that lies within a slice, and the share that the slice takes of it. */
export interface SlicePart {
  partEur: number
  share: number
}

/** Applies a scale to an amount: each slice takes its share of the part within it. @param amountEur at least 0 */
export function sliceSum(slices: readonly LegalSlice[], amountEur: number): number {
  return sliceParts(slices, amountEur).reduce((sum, { partEur, share }) => sum + partEur * share, 0)
}

/** The parts of an amount within each slice that it reaches, lowest first. @param amountEur at least 0 */
export function sliceParts(slices: readonly LegalSlice[], amountEur: number): SlicePart[] {
  const parts: SlicePart[] = []
  let from = 0
  for (const { upToEur, share } of slices) {
    if (amountEur <= from) break
    const to = upToEur ?? Infinity
    parts.push({ partEur: Math.min(amountEur, to) - from, share })
    from = to
  }
  return parts
}
