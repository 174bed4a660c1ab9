import type { OfficialIndexPoint } from '../../../../models/contracts/market/official-index.ts'
import type { Run } from '../../../engine/job.ts'

export type IndexPoint = Pick<OfficialIndexPoint, 'quarter' | 'value'>

/** Points of the official index, without gaps, oldest first. */
export function readIndexPoints({ warehouse }: Run): Promise<IndexPoint[]> {
  return warehouse.all<IndexPoint>(
    `SELECT quarter, value FROM official_index_point ORDER BY right(quarter, 4), quarter`,
  )
}
