import { officialNowcastSchema, type OfficialNowcast } from '../../../../models/contracts/market/official-nowcast.ts'
import { INTERVAL_LEVEL } from '../../../../models/forecast/horizon.ts'
import { nowcastIndex } from '../../../../models/forecast/official/index-nowcast.ts'
import { formatQuarter, parseQuarter, quarterBounds, quarterOfDate } from '../../../../models/kernel/quarter.ts'
import { nowcastRows } from '../../../../models/record/nowcast-rows.ts'
import { recordRowSchema, type RecordRow } from '../../../../models/contracts/market/record.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { dayAndFiles } from '../../../engine/day-and-files.ts'
import type { Job } from '../../../engine/job.ts'
import type { PolicyRate } from '../../../reference/reference-tables.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import { readIndexPoints, type IndexPoint } from './index-points.ts'

/** Nowcasts the official index for quarters that are over and not yet published. */
export const officialNowcastJob: Job = {
  name: 'official-nowcast',
  title: 'nowcast of the official index',
  inputs: ['official_index_point'],
  outputs: ['official_nowcast', 'backfilled_nowcast'],
  module: import.meta.url,
  parameters: dayAndFiles('policy-rate.csv'),
  async work(run) {
    const points = await readIndexPoints(run)
    const { nowcasts, past } = officialNowcasts(points, run.reference.policyRates, await run.asOf())
    await writeRecords(run.warehouse, 'official_nowcast', officialNowcastSchema, nowcasts)
    await writeRecords(run.warehouse, 'backfilled_nowcast', recordRowSchema, past)
    return { quarters: nowcasts.length }
  },
}

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
