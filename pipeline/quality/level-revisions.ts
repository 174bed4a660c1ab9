import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { trendKey, type TrendSeries } from '../../models/contracts/market/trend.ts'
import { mean } from '../../models/statistics/mean.ts'
import { roundTo } from '../../models/statistics/round.ts'

/** Mean absolute revision of published levels from which there is a warning, in percent. */
const WARN_AT_PERCENT = 0.5
const EXAMPLE_ROWS = 20

/** A level that two releases publish for the same place, kind of home and quarter. */
type LevelRevision = { series: string; quarter: string; before: number; after: number; percent: number }

/** Revisions of the levels that both releases publish, unchanged ones included, largest first. */
export function levelRevisions(before: readonly TrendSeries[], after: readonly TrendSeries[]): LevelRevision[] {
  const known = new Map(before.map((series) => [trendKey(series), levelsOf(series)]))
  const revisions = after.flatMap((series) => {
    const earlier = known.get(trendKey(series))
    return [...levelsOf(series)].flatMap(([quarter, level]) => {
      const was = earlier?.get(quarter)
      if (was === undefined) return []
      return [
        { series: trendKey(series), quarter, before: was, after: level, percent: roundTo(100 * (level / was - 1), 2) },
      ]
    })
  })
  return revisions.sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
}

/** Warns when published levels have moved much on average since the previous release. */
export function revisionFindings(before: readonly TrendSeries[], after: readonly TrendSeries[]): QualityFinding[] {
  const revisions = levelRevisions(before, after)
  if (revisions.length === 0) return []
  const average = mean(revisions.map(({ percent }) => Math.abs(percent)))
  if (average < WARN_AT_PERCENT) return []
  const message = `published price levels moved by ${average.toFixed(2)} % on average since the last release, at most by ${Math.abs(revisions[0]!.percent)} %`
  const rows = revisions.slice(0, EXAMPLE_ROWS)
  return [{ gate: 'levels-revised', severity: 'warning', message, count: revisions.length, rows }]
}

function levelsOf({ points }: TrendSeries): Map<string, number> {
  return new Map(points.flatMap(({ quarter, pricePerSqm }) => (pricePerSqm === null ? [] : [[quarter, pricePerSqm]])))
}
