/** Growth over four quarters in log points that a published mean may show. */
export type PlausibleYear = { readonly lowest: number; readonly highest: number }

/**
 * House prices of a place rarely move further in a year: a fall by three tenths (the worst metropolitan years of 2008-09) and a rise
 * by two fifths. A forecast beyond says more about its history's last quarters than about the market.
 */
export const PLAUSIBLE_YEAR: PlausibleYear = { lowest: Math.log(0.7), highest: Math.log(1.4) }

/**
 * Shrinks a whole growth path so that its fourth quarter stays plausible: all steps by one factor, so its shape is kept.
 *
 * @param growth cumulated log points, one to four quarters ahead
 */
export function clampGrowth(
  growth: readonly number[],
  { lowest, highest }: PlausibleYear,
): { growth: number[]; isClamped: boolean } {
  const year = growth.at(-1) ?? 0
  const bounded = Math.min(Math.max(year, lowest), highest)
  if (bounded === year) return { growth: [...growth], isClamped: false }
  return { growth: growth.map((value) => (value * bounded) / year), isClamped: true }
}
