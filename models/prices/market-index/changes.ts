/** A change with the ends of its interval, in per cent. */
export type Change = readonly [percent: number | null, low: number | null, high: number | null]

/** The changes of a point on the quarter before and on the year before, as its fields. */
export function changesOf([qoqPercent, qoqLowPercent, qoqHighPercent]: Change, year: Change) {
  const [yoyPercent, yoyLowPercent, yoyHighPercent] = year
  return { qoqPercent, qoqLowPercent, qoqHighPercent, yoyPercent, yoyLowPercent, yoyHighPercent }
}
