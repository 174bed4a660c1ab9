import { commuteMethodSchema, commuteTimeRowSchema } from '../../../models/contracts/places/commute.ts'
import type { CommuteTimeRow } from '../../../models/contracts/places/commute.ts'
import type { IndicatorId } from '../../../models/liveability/indicators.ts'
import type { CommuneFacts, IndicatorFact } from '../../../models/liveability/liveability.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'

type Indicators = CommuneFacts['indicators']

const INDICATOR_OF: Readonly<Record<CommuteTimeRow['destination'], IndicatorId>> = {
  'luxembourg-city': 'minutesToLuxembourg',
  kirchberg: 'minutesToKirchberg',
  belval: 'minutesToBelval',
}
const PEAK_BY_TRANSIT = `WHERE mode = 'transit' AND period = 'peak' ORDER BY commune_slug, destination`
const ESTIMATE_SOURCE = 'reference:stations'

/** Indicators of the dimension `commute` by commune, from the commute times of the run. */
export async function readCommuteIndicators({ warehouse }: Run): Promise<Map<string, Indicators>> {
  const rows: CommuteTimeRow[] = []
  const sourceIds: string[] = []
  for await (const chunk of streamRecords(warehouse, 'commute_time', commuteTimeRowSchema, PEAK_BY_TRANSIT))
    rows.push(...chunk)
  for await (const [method] of streamRecords(warehouse, 'commute_method', commuteMethodSchema))
    sourceIds.push(...method!.sourceIds)
  return commuteIndicators(rows, sourceIds)
}

/** Minutes by public transport in the peak; skips other rows. @param sourceIds sources of the times */
export function commuteIndicators(
  rows: readonly CommuteTimeRow[],
  sourceIds: readonly string[],
): Map<string, Indicators> {
  const timetable = sourceIds.find((id) => !id.startsWith('reference:')) ?? ESTIMATE_SOURCE
  const peak = rows.filter(({ mode, period }) => mode === 'transit' && period === 'peak')
  const byCommune = Map.groupBy(peak, ({ communeSlug }) => communeSlug)
  const factOf = ({ minutes, method, stale, validOn }: CommuteTimeRow): IndicatorFact => ({
    value: minutes,
    sourceId: method === 'timetable' ? timetable : ESTIMATE_SOURCE,
    date: validOn,
    quality: method === 'timetable' && !stale ? 'full' : 'estimated',
  })
  return new Map(
    [...byCommune].map(([slug, times]) => [
      slug,
      Object.fromEntries(times.map((row) => [INDICATOR_OF[row.destination], factOf(row)])),
    ]),
  )
}
