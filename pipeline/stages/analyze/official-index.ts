import { officialIndexPointSchema, type OfficialIndexPoint } from '../../../models/contracts/market/official-index.ts'
import { formatQuarter, parseQuarter, quarterBounds } from '../../../models/kernel/quarter.ts'
import { dayAndFiles } from '../../engine/day-and-files.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'

/** Selects the official house price index to show beside this project's: the newest delivery, else the committed figures. */
export const officialIndexJob: Job = {
  name: 'official-index',
  title: 'official house price index',
  inputs: ['price_index_point', 'raw_batch'],
  outputs: ['official_index_point'],
  module: import.meta.url,
  parameters: dayAndFiles('official-index.csv'),
  async work(run) {
    const asOf = await run.asOf()
    const delivered = await deliveredIndex(run)
    const points = delivered.length > 0 ? delivered : committedIndex(run)
    const ended = points.filter(({ quarter }) => quarterBounds(parseQuarter(quarter)).to <= asOf)
    await writeRecords(run.warehouse, 'official_index_point', officialIndexPointSchema, ended)
    return { quarters: ended.length }
  },
}

/** One series: that of the newest file, of the first source that delivers one. */
async function deliveredIndex({ warehouse }: Pick<Run, 'warehouse'>): Promise<OfficialIndexPoint[]> {
  const rows = await warehouse.all<{ period: string; value: number; flag: string | null; sourceId: string }>(
    `SELECT p.period, p.value, p.flag, p.source_id FROM price_index_point p JOIN raw_batch b USING (batch_id)
     WHERE p.geo = 'LU' AND p.unit = 'I15_Q' AND p.purchase = 'TOTAL' AND p.value IS NOT NULL
     QUALIFY first_value(p.batch_id) OVER (ORDER BY p.source_id, b.snapshot_date DESC, p.batch_id) = p.batch_id
     ORDER BY p.period`,
  )
  return rows.map(({ period, value, flag, sourceId }) => pointOf(period, value, flag, sourceId))
}

function committedIndex({ reference }: Pick<Run, 'reference'>): OfficialIndexPoint[] {
  return reference.officialIndex.map(({ quarter, value, flag }) =>
    pointOf(quarter, value, flag, 'reference:official-index'),
  )
}

function pointOf(period: string, value: number, flag: string | null, source: string): OfficialIndexPoint {
  return { quarter: formatQuarter(parseQuarter(period)), value, isProvisional: flag === 'p', source }
}
