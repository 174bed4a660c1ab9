/** Ends of the intervals of a forecast, by quarter ahead. */
export type IntervalEnds = Readonly<Record<'lo80' | 'hi80' | 'lo95' | 'hi95', readonly number[]>>

/** The ends of both intervals; a mean that was clamped never lies outside of them. @param end of an interval, before that */
export function intervalEnds(
  mean: readonly number[],
  end: (quarter: number, level: 80 | 95, sign: 1 | -1) => number,
): IntervalEnds {
  const lower = (level: 80 | 95): number[] => mean.map((value, h) => Math.min(end(h, level, -1), value))
  const upper = (level: 80 | 95): number[] => mean.map((value, h) => Math.max(end(h, level, 1), value))
  return { lo80: lower(80), hi80: upper(80), lo95: lower(95), hi95: upper(95) }
}
