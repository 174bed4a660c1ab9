import type { AdjustedMedianRow } from '../../../../models/contracts/market/adjusted-median.ts'
import { NATION_SLUG } from '../../../../models/contracts/market/forecast.ts'
import { recordRowSchema } from '../../../../models/contracts/market/record.ts'
import type { FirstIndexPoint, FirstLevel, RecordRow } from '../../../../models/contracts/market/record.ts'
import { formatQuarter } from '../../../../models/kernel/quarter.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { indexRow, scored, type Stated } from '../../../../models/record/record-rows.ts'
import type { Job, Run } from '../../../engine/job.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import type { PastLevels } from './past-forecasts.ts'

/** Forecasts and index as they would have been published in past quarters, beside what came; publication puts what was published before them. */
export const recordJob: Job = {
  name: 'record',
  title: 'record of past figures',
  inputs: ['first_level', 'first_index_point', 'adjusted_median', 'trend_point', 'market_index_point'],
  outputs: ['backfilled_record'],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  async work(run) {
    const rows = [...(await forecastsOf(run)), ...(await indicesOf(run))]
    await writeRecords(run.warehouse, 'backfilled_record', recordRowSchema, rows)
    const quarters = new Set(rows.map(({ madeIn }) => madeIn)).size
    return { quarters, scored: rows.filter(({ outcome }) => outcome === 'scored').length }
  },
}

/** Forecasts for quarters that are over. */
async function forecastsOf(run: Run): Promise<RecordRow[]> {
  const asOf = await run.asOf()
  const published = await publishedLevels(run)
  const stated = await statedThen(run, await pastLevels(run, published))
  return stated
    .map((row) => scored(row, published.get(levelKey(row.subject, row.kind, row.forQuarter)) ?? null, asOf))
    .filter(({ outcome }) => outcome !== 'pending')
}

async function statedThen(run: Run, tasks: readonly PastLevels[]): Promise<Stated[]> {
  const direct = async (task: PastLevels) => (await import('./past-forecasts.ts')).pastForecasts(task)
  const kind = { module: new URL('./record-worker.ts', import.meta.url), direct }
  return (await Array.fromAsync(run.tasks.map(kind, tasks))).flat()
}

/** By property type. A level counts where this release publishes one for the same quarter. */
async function pastLevels({ warehouse }: Run, published: ReadonlyMap<string, number>): Promise<PastLevels[]> {
  const levels = await warehouse.all<FirstLevel>(
    'SELECT * FROM first_level ORDER BY segment, quarter, area_level, area_slug',
  )
  const medians = Map.groupBy(
    await warehouse.all<AdjustedMedianRow>(
      'SELECT * FROM adjusted_median ORDER BY area_level, area_slug, segment, quarter',
    ),
    ({ segment }) => segment,
  )
  const shown = levels.filter(({ areaLevel, areaSlug, segment, quarter }) =>
    published.has(levelKey(areaLevel === 'nation' ? NATION_SLUG : areaSlug, segment, formatQuarter(quarter))),
  )
  return [...Map.groupBy(shown, ({ segment }) => segment)].map(([segment, own]) => ({
    levels: own,
    medians: medians.get(segment) ?? [],
  }))
}

async function publishedLevels({ warehouse }: Run): Promise<Map<string, number>> {
  const rows = await warehouse.all<{ subject: string; segment: string; quarter: string; pricePerSqm: number }>(
    `SELECT CASE area_level WHEN 'nation' THEN $nation ELSE area_slug END AS subject, segment, quarter, price_per_sqm FROM trend_point
     WHERE listing_type = 'sale' AND segment <> 'all' AND area_level IN ('commune', 'nation') AND price_per_sqm IS NOT NULL`,
    { nation: NATION_SLUG },
  )
  return new Map(
    rows.map(({ subject, segment, quarter, pricePerSqm }) => [levelKey(subject, segment, quarter), pricePerSqm]),
  )
}

function levelKey(subject: string, segment: string, quarter: string): string {
  return `${subject} ${segment} ${quarter}`
}

/** First figures of the quarters of which this release has an index, at its level. */
async function indicesOf(run: Run): Promise<RecordRow[]> {
  const asOf = await run.asOf()
  const points = await run.warehouse.all<FirstIndexPoint>('SELECT * FROM first_index_point ORDER BY scope, quarter')
  const estimated = await run.warehouse.all<{ scope: string; quarter: string; value: number }>(
    'SELECT scope, quarter, value FROM market_index_point',
  )
  const now = new Map(estimated.map(({ scope, quarter, value }) => [`${scope} ${quarter}`, value]))
  return points.flatMap((point) => {
    const came = now.get(`${point.scope} ${formatQuarter(point.quarter)}`)
    if (came === undefined) return []
    const atLevel = (value: number): number => roundTo((value * came) / point.valueNow, 2)
    const { scope, quarter, value, low, high, previousValue } = point
    const first = {
      value: atLevel(value),
      low: atLevel(low),
      high: atLevel(high),
      previousValue: atLevel(previousValue),
    }
    return [scored(indexRow({ scope, quarter, ...first }, { origin: 'backfilled', releaseId: null }), came, asOf)]
  })
}
