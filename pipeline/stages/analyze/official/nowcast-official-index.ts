import type { OfficialNowcast } from '../../../../models/contracts/market/official-nowcast.ts'
import type { RecordRow } from '../../../../models/contracts/market/record.ts'
import { INTERVAL_LEVEL } from '../../../../models/forecast/horizon.ts'
import { nowcastIndex } from '../../../../models/forecast/official/index-nowcast.ts'
import { formatQuarter, parseQuarter, quarterBounds, quarterOfDate } from '../../../../models/kernel/quarter.ts'
import { nowcastRows } from '../../../../models/record/nowcast-rows.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import type { PolicyRate } from '../../../reference/reference-tables.ts'
import type { IndexPoint } from './index-points.ts'

/**
 * @param points without gaps, oldest first
 * @returns with past quarters as they would have been nowcast, for the record
 */
export function officialNowcasts(
  points: readonly IndexPoint[],
  policyRates: readonly PolicyRate[],
  asOf: string,
): { readonly nowcasts: OfficialNowcast[]; readonly past: RecordRow[] } {
  const last = points.at(-1)
  if (last === undefined) return { nowcasts: [], past: [] }
  const now = quarterOfDate(asOf)
  const until = quarterBounds(now).to <= asOf ? now : now - 1
  const ended = policyRates.map(({ quarter, percent }) => [parseQuarter(quarter), percent] as const)
  const rates = new Map(ended.filter(([quarter]) => quarter <= until))
  const first = parseQuarter(points[0]!.quarter)
  const found = nowcastIndex(
    points.map(({ value }) => value),
    first,
    rates,
    until,
  )
  const nowcasts = found.nowcasts.map(({ quarter, steps, value, lo80, hi80 }) => {
    const { rmse, naiveRmse, coverage, judged } = found.records[steps - 1]!
    return {
      quarter: formatQuarter(quarter),
      steps,
      value: roundTo(value, 1),
      low: roundTo(lo80, 1),
      high: roundTo(hi80, 1),
      intervalLevel: INTERVAL_LEVEL,
      changePercent: roundTo(100 * (value / last.value - 1), 1),
      lastQuarter: last.quarter,
      lastValue: last.value,
      rmsePercent: roundTo(rmse, 2),
      noChangeRmsePercent: roundTo(naiveRmse, 2),
      coverage: roundTo(coverage ?? 0, 3),
      judgedQuarters: judged,
    }
  })
  return { nowcasts, past: nowcastRows(found.outcomes, nowcasts.length) }
}
