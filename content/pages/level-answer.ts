import type { TrendPoint } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { directionOf } from '../say/market-sentences.ts'
import { numberWords } from '../say/numbers.ts'
import { quarterWords } from '../say/quarter-words.ts'
import { semicolon } from '../say/typography.ts'
import { sayIn } from '../say/words.ts'
import { levelWords } from './level-cells.ts'
import { listingsText } from './level-figure.ts'

/** Smallest difference in percent that is called one. */
const SAME_PERCENT = 1

/**
 * Says what homes for sale ask somewhere, against the country and a year ago, a sentence each; a level of an earlier quarter with that quarter, in the past.
 * @param nation undefined where that is the country itself
 * @param current quarter of the release
 */
export function levelAnswer(
  point: TrendPoint | undefined,
  nation: Pick<TrendPoint, 'quarter' | 'pricePerSqm' | 'low' | 'high'> | undefined,
  current: string,
  locale: Locale,
): string[] {
  const say = sayIn(locale)
  if (point === undefined || point.pricePerSqm === null) return [say('commune.answer.unknown')]
  const { unsignedPercent } = numberWords(locale)
  const isPast = point.quarter !== current
  const than =
    nation?.pricePerSqm == null || nation.quarter !== point.quarter
      ? null
      : (point.pricePerSqm / nation.pricePerSqm - 1) * 100
  const comparison =
    than === null || Math.abs(than) < SAME_PERCENT
      ? isPast
        ? 'pastSame'
        : 'same'
      : !areApart(point, nation)
        ? 'notApart'
        : than < 0
          ? isPast
            ? 'pastLess'
            : 'less'
          : isPast
            ? 'pastMore'
            : 'more'
  const direction = directionOf(point)
  const price = answeredPrice(point, locale)
  return [
    isPast
      ? say('commune.answer.past', { price, during: quarterWords(point.quarter, locale).during })
      : say('commune.answer', { price }),
    ...(than === null ? [] : [say(`commune.answer.${comparison}`, { change: unsignedPercent(than) })]),
    ...(direction === 'noComparison'
      ? []
      : [say(`commune.answer.${direction}`, { change: unsignedPercent(point.yoyPercent!) })]),
  ]
}

/** The price; with its range and how many listings it rests on where these are fewer than enough. */
function answeredPrice(point: TrendPoint, locale: Locale): string {
  const { perSqm, amount } = levelWords('sale', locale)
  const price = perSqm(point.pricePerSqm!)
  const { low, high } = point
  if (point.dataAvailability === 'full' || low === null || high === null) return price
  const range = sayIn(locale)('communes.range', { low: amount(low), high: amount(high) })
  return `${price} (${range}${semicolon(locale)}${listingsText(point, locale)})`
}

/** Whether the intervals of two levels do not meet. */
function areApart(a: Pick<TrendPoint, 'low' | 'high'>, b: Pick<TrendPoint, 'low' | 'high'> | undefined): boolean {
  if (b === undefined || a.low === null || a.high === null || b.low === null || b.high === null) return false
  return a.low > b.high || b.low > a.high
}
