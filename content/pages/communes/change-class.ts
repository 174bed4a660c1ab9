import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import type { AreaStyle } from '../../sections/area-map.ts'

/** From a strong fall to a strong rise; the third is no clear change. */
export const CHANGE_CLASSES = ['c1', 'c2', 'c3', 'c4', 'c5'] as const satisfies readonly AreaStyle[]

/** Percent in a year from which a change is a strong one. */
const STRONG = 5
/** Standard errors that a change must exceed to be named. */
const CLEAR = 2

/** Class of a change on the year: named only if it is larger than twice its error. @returns undefined where there is none */
export function changeClass(
  point: Pick<TrendPoint, 'yoyPercent' | 'yoySePercent'> | undefined,
): (typeof CHANGE_CLASSES)[number] | undefined {
  const percent = point?.yoyPercent ?? null
  const error = point?.yoySePercent ?? null
  if (percent === null || error === null) return undefined
  if (Math.abs(percent) <= CLEAR * error) return 'c3'
  const isStrong = Math.abs(percent) >= STRONG
  return percent < 0 ? (isStrong ? 'c1' : 'c2') : isStrong ? 'c5' : 'c4'
}
