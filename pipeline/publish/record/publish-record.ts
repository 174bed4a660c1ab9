import { NATION_SLUG } from '../../../models/contracts/market/forecast.ts'
import type { MarketIndex, MarketIndexRow } from '../../../models/contracts/market/market-index.ts'
import {
  PAST_FORECAST_HORIZON,
  PAST_FORECASTS_PATH,
  pastForecastSchema,
  RECORD_ADDRESS,
  RECORD_PATH,
  recordRowSchema,
  type PastForecast,
  type PublicRecord,
  type RecordRow,
} from '../../../models/contracts/market/record.ts'
import { NOWCAST_KIND } from '../../../models/record/nowcast-rows.ts'
import { assertNoneDropped, joinRecord, scored, type Stated } from '../../../models/record/record-rows.ts'
import { summariseRecord } from '../../../models/record/summarise-record.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { carriedRows, statedBy, type EarlierRelease } from './earlier-figures.ts'
import { estimatesOfGone } from './estimates-of-gone.ts'

/**
 * Scores what earlier releases stated, puts it before what is backfilled, and writes it as a table for download and in figures.
 *
 * @param releases oldest first
 * @throws Error when a figure of an earlier release has no row
 */
export async function publishRecord(
  run: Run,
  writer: ReleaseWriter,
  { asOf, releaseId, sample }: PublishContext,
  releases: readonly EarlierRelease[],
  index: MarketIndex,
): Promise<PublicRecord> {
  const { warehouse } = run
  const carried = await carriedRows(warehouse, releases)
  const stated = releases.flatMap(statedBy)
  const cameOf = await outcomes(run, index)
  const known = [...carried.filter(({ model }) => model !== 'valuation'), ...stated]
  const published = [...known.map((row) => scoreNow(row, cameOf(row), asOf)), ...carried.filter(isEstimate)]
  const gone = await estimatesOfGone(warehouse, releases)
  const counted = new Set(carried.filter(isEstimate).map(({ subject, forQuarter }) => `${subject} ${forQuarter}`))
  const fresh = gone.filter(({ subject, forQuarter }) => !counted.has(`${subject} ${forQuarter}`))
  const rows = joinRecord([...published, ...fresh], await backfilledRows(run))
  assertNoneDropped([...carried, ...stated], rows)
  await writeRecords(warehouse, 'published_record', recordRowSchema, rows)
  const record = { asOf, releaseId, sample, ...summariseRecord(rows) }
  await writer.writeJson(RECORD_PATH, record, { rows: rows.length, publicPath: RECORD_ADDRESS })
  const past = pastForecasts(rows)
  await writer.writeJson(PAST_FORECASTS_PATH, past, { rows: past.length })
  return record
}

function pastForecasts(rows: readonly RecordRow[]): PastForecast[] {
  const own = rows.filter(
    ({ model, horizon, outcome }) => model === 'forecast' && horizon === PAST_FORECAST_HORIZON && outcome !== 'pending',
  )
  return own.map((row) => pastForecastSchema.parse(row))
}

function isEstimate({ model }: RecordRow): boolean {
  return model === 'valuation'
}

/** A figure that was scored once keeps its score. */
function scoreNow(row: RecordRow | Stated, came: number | null, asOf: string): RecordRow {
  return 'outcome' in row && row.outcome === 'scored' ? row : scored(row, came, asOf)
}

/** Finds the level that this release publishes for the quarter of a row, the index that it estimates for it, or the official one. */
async function outcomes({ warehouse }: Run, index: MarketIndex): Promise<(row: Stated) => number | null> {
  const levels = await warehouse.all<{ subject: string; kind: string; forQuarter: string; pricePerSqm: number }>(
    `SELECT CASE area_level WHEN 'nation' THEN $nation ELSE area_slug END AS subject, segment AS kind, quarter AS for_quarter,
       price_per_sqm FROM trend_point WHERE listing_type = 'sale' AND area_level <> 'canton' AND price_per_sqm IS NOT NULL`,
    { nation: NATION_SLUG },
  )
  const key = ({ subject, kind, forQuarter }: Pick<Stated, 'subject' | 'kind' | 'forQuarter'>): string =>
    `${subject} ${kind} ${forQuarter}`
  const known = new Map(levels.map((level) => [key(level), level.pricePerSqm]))
  for (const { scope, quarter, value } of await estimatedIndex(warehouse, index))
    known.set(key({ subject: scope, kind: scope, forQuarter: quarter }), value)
  const official = await warehouse.all<{ forQuarter: string; value: number }>(
    'SELECT quarter AS for_quarter, value FROM official_index_point',
  )
  for (const { forQuarter, value } of official)
    known.set(key({ subject: NATION_SLUG, kind: NOWCAST_KIND, forQuarter }), value)
  return (row) => known.get(key(row)) ?? null
}

/** The estimate of every quarter at the level of the published index, whose own points of past quarters never change. */
async function estimatedIndex({ all }: Warehouse, { series }: MarketIndex): Promise<MarketIndexRow[]> {
  const rows = await all<MarketIndexRow>('SELECT * FROM market_index_point ORDER BY scope, quarter')
  return series.flatMap(({ scope, points }) => {
    const published = new Map(points.map(({ quarter, value }) => [quarter, value]))
    const own = rows.filter((row) => row.scope === scope && published.has(row.quarter))
    if (own.length === 0) return []
    const level = Math.exp(mean(own.map(({ quarter, value }) => Math.log(published.get(quarter)! / value))))
    return own.map((row) => ({ ...row, value: roundTo(row.value * level, 2) }))
  })
}

async function backfilledRows({ warehouse }: Run): Promise<RecordRow[]> {
  const rows: RecordRow[] = []
  const order = 'ORDER BY model, made_in, for_quarter, kind, subject'
  for (const table of ['backfilled_record', 'backfilled_nowcast'])
    for await (const chunk of streamRecords(warehouse, table, recordRowSchema, order)) rows.push(...chunk)
  return rows
}
