import { commuteMethodSchema, commuteTimeRowSchema } from '../../../models/contracts/places/commute.ts'
import type { CommuteIndex, CommuteTimeRow } from '../../../models/contracts/places/commute.ts'
import { arrangeTimes } from '../../../models/commute/arrange-times.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'

/** Builds the commute times that the server loads. */
export async function commuteIndex({ warehouse }: Run): Promise<CommuteIndex> {
  const times: CommuteTimeRow[] = []
  const order = 'ORDER BY commune_slug, destination, mode, period'
  for await (const rows of streamRecords(warehouse, 'commute_time', commuteTimeRowSchema, order)) times.push(...rows)
  for await (const [method] of streamRecords(warehouse, 'commute_method', commuteMethodSchema))
    return { ...method!, communes: arrangeTimes(times) }
  throw new Error('The table commute_method is empty: run the job commute again.')
}
