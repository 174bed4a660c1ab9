import { officialNowcastSchema } from '../../../../models/contracts/market/official-nowcast.ts'
import { recordRowSchema } from '../../../../models/contracts/market/record.ts'
import { dayAndFiles } from '../../../engine/day-and-files.ts'
import type { Job } from '../../../engine/job.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import { readIndexPoints } from './index-points.ts'

/** Nowcasts the official index for quarters that are over and of which no official figure was read. */
export const officialNowcastJob: Job = {
  name: 'official-nowcast',
  title: 'nowcast of the official index',
  inputs: ['official_index_point'],
  outputs: ['official_nowcast', 'backfilled_nowcast'],
  module: import.meta.url,
  parameters: dayAndFiles('policy-rate.csv'),
  async work(run) {
    const { officialNowcasts } = await import('./nowcast-official-index.ts')
    const points = await readIndexPoints(run)
    const { nowcasts, past } = officialNowcasts(points, run.reference.policyRates, await run.asOf())
    await writeRecords(run.warehouse, 'official_nowcast', officialNowcastSchema, nowcasts)
    await writeRecords(run.warehouse, 'backfilled_nowcast', recordRowSchema, past)
    return { quarters: nowcasts.length }
  },
}
