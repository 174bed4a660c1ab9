import type { Locale } from '../../../models/kernel/locale.ts'
import { roundHalfUp } from '../../../models/statistics/round.ts'
import { numberWords } from '../numbers.ts'
import { quarterWords } from '../quarter-words.ts'
import { sayIn } from '../words.ts'

/** A figure of a quarter with its 95 % interval; null where there is none. */
interface FindingPoint {
  quarter: string
  value: number | null
  low: number | null
  high: number | null
}

interface Finding {
  /** Direction of the newest point on the same quarter a year earlier, as far as its interval lets it be told. */
  direction: 'rise' | 'fall' | 'unclear' | 'noComparison'
  /** Null without a comparison. */
  changePercent: number | null
  /** Oldest first. */
  points: readonly FindingPoint[]
}

/** Quarters that a peak has to lie back, so that it is not the year that the title already speaks of. */
const QUARTERS_BACK = 4

/**
 * Says what a chart of prices or rents shows: the change in a year, and how far they are below their peak.
 * @returns undefined where there is no year to compare with
 */
export function chartFinding(
  listingType: 'sale' | 'rent',
  { direction, changePercent, points }: Finding,
  locale: Locale,
): string | undefined {
  if (direction === 'noComparison' || changePercent === null) return undefined
  const say = sayIn(locale)
  const { unsignedPercent, percent } = numberWords(locale)
  const finding = say(`chart.finding.${listingType}.${direction}`, { change: unsignedPercent(changePercent) })
  const peak = passedPeak(points)
  if (peak === undefined) return finding
  const quarter = quarterWords(peak.quarter, locale).title
  return say('chart.finding.belowPeak', { finding, gap: percent(peak.gap), quarter })
}

/** The highest point and the share that is missing to it, where the newest one is below it for certain: their intervals do not meet. */
function passedPeak(points: readonly FindingPoint[]): { quarter: string; gap: number } | undefined {
  const now = points.at(-1)
  const before = points.slice(0, -QUARTERS_BACK).filter(({ value }) => value !== null)
  if (now === undefined || now.value === null || now.high === null || before.length === 0) return undefined
  const peak = before.reduce((highest, point) => (point.value! > highest.value! ? point : highest))
  if (points.some(({ value }) => value !== null && value > peak.value!)) return undefined
  if (peak.low === null || now.high >= peak.low) return undefined
  return { quarter: peak.quarter, gap: roundHalfUp(1 - now.value / peak.value!, 2) }
}
