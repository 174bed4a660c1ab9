import {
  commuteMethodSchema,
  commuteTimeRowSchema,
  type CommuneCommute,
  type CommuteIndex,
  type CommuteTimeRow,
} from '../../models/contracts/commute.ts'
import type { Run } from '../engine/job.ts'
import { streamRecords } from '../warehouse/records.ts'

type Draft = { [key: string]: object }

/** The commute times as the server reads them: by commune, destination, mode and period. */
export async function commuteIndex({ warehouse }: Run): Promise<CommuteIndex> {
  const communes: Record<string, Record<string, Draft>> = {}
  const order = 'ORDER BY commune_slug, destination, mode, period'
  for await (const rows of streamRecords(warehouse, 'commute_time', commuteTimeRowSchema, order))
    for (const row of rows) place(communes, row)
  for await (const [method] of streamRecords(warehouse, 'commute_method', commuteMethodSchema))
    return { ...method!, communes: communes as Record<string, CommuneCommute> }
  throw new Error('The table commute_method is empty: run the job commute again.')
}

function place(communes: Record<string, Record<string, Draft>>, row: CommuteTimeRow): void {
  const { communeSlug, destination, mode, period, minutes, low, high, ...origin } = row
  const modes = ((communes[communeSlug] ??= {})[destination] ??= {})
  modes[mode] = { ...modes[mode], [period]: { minutes, low, high }, ...origin }
}
