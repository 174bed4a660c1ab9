import type { MarketIndexPoint } from '../../contracts/market/market-index.ts'
import type { OfficialIndex, OfficialIndexPoint } from '../../contracts/market/official-index.ts'
import { parseQuarter } from '../../kernel/quarter.ts'
import { mean } from '../../statistics/mean.ts'
import { roundTo } from '../../statistics/round.ts'

/**
 * The official index with its yearly changes, and how far those of our national index are from them over the quarters that both have.
 * @param points oldest first, of one source
 * @param national our index; empty where it has no series
 */
export function officialIndex(
  points: readonly OfficialIndexPoint[],
  national: readonly MarketIndexPoint[],
): OfficialIndex | null {
  if (points.length === 0) return null
  const values = new Map(points.map(({ quarter, value }) => [parseQuarter(quarter), value]))
  const shown = points.map(({ source: _, ...point }) => {
    const before = values.get(parseQuarter(point.quarter) - 4)
    return { ...point, yoyPercent: before === undefined ? null : roundTo(100 * (point.value / before - 1), 2) }
  })
  return { source: points[0]!.source, points: shown, comparison: comparisonOf(shown, national) }
}

function comparisonOf(
  official: OfficialIndex['points'],
  national: readonly MarketIndexPoint[],
): OfficialIndex['comparison'] {
  const changes = new Map(official.map(({ quarter, yoyPercent }) => [quarter, yoyPercent]))
  const common = national.flatMap(({ quarter, yoyPercent }) => {
    const theirs = changes.get(quarter) ?? null
    return yoyPercent === null || theirs === null ? [] : [{ quarter, difference: yoyPercent - theirs }]
  })
  if (common.length < 2) return null
  const meanDifference = mean(common.map(({ difference }) => difference))
  const squares = common.map(({ difference }) => (difference - meanDifference) ** 2)
  return {
    quarters: common.length,
    from: common[0]!.quarter,
    to: common.at(-1)!.quarter,
    meanDifference: roundTo(meanDifference, 2),
    sdDifference: roundTo(Math.sqrt((mean(squares) * common.length) / (common.length - 1)), 2),
  }
}
