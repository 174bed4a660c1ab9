import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FORECASTS_PATH } from '../../../models/contracts/market/forecast.ts'
import { marketIndexSchema, type MarketIndexPoint } from '../../../models/contracts/market/market-index.ts'
import { RELEASE_PATHS, type ReleaseManifest } from '../../../models/contracts/release/release.ts'
import { vintageTableSchema, type VintageRow } from '../../../models/contracts/tables/market-tables.ts'
import { parseQuarter, quarterBounds } from '../../../models/kernel/quarter.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { readJson, statedForecasts, type EarlierRelease } from './earlier-figures.ts'

/** Where earlier releases have their vintages. */
const TABLE = join('public', 'data', 'vintages.parquet')

type Statement = Pick<ReleaseManifest, 'id' | 'quarter' | 'asOf'>

/**
 * Writes what the newest release of each quarter knew of the index and the forecasts; releases that are no longer kept stand in the
 * vintages of a later one.
 *
 * @param releases oldest first
 */
export async function writeVintages(
  warehouse: Warehouse,
  current: Statement,
  releases: readonly EarlierRelease[],
): Promise<void> {
  const newest = new Map<string, VintageRow[]>()
  for (const row of await carriedVintages(warehouse, releases))
    newest.set(row.knownIn, [...(newest.get(row.knownIn) ?? []), row])
  for (const release of releases) newest.set(release.quarter, vintageOf(release))
  newest.set(current.quarter, await currentVintage(warehouse, current))
  await writeRecords(warehouse, 'published_vintage', vintageTableSchema, [...newest.values()].flat())
}

async function carriedVintages(warehouse: Warehouse, releases: readonly EarlierRelease[]): Promise<VintageRow[]> {
  const file = releases.map(({ folder }) => join(folder, TABLE)).findLast((path) => existsSync(path))
  if (file === undefined) return []
  const rows: VintageRow[] = []
  const table = `read_parquet('${file.replaceAll("'", "''")}')`
  for await (const chunk of streamRecords(warehouse, table, vintageTableSchema)) rows.push(...chunk)
  return rows
}

function vintageOf(release: EarlierRelease): VintageRow[] {
  const index = readJson(join(release.folder, RELEASE_PATHS.marketIndex), marketIndexSchema)
  const stated = readJson(join(release.folder, FORECASTS_PATH), statedForecasts)
  return [
    ...(index?.series ?? []).flatMap(({ scope, points }) => points.map((point) => indexRow(release, scope, point))),
    ...(stated?.forecasts ?? []).flatMap((forecast) => forecastRows(release, forecast)),
  ]
}

async function currentVintage(warehouse: Warehouse, current: Statement): Promise<VintageRow[]> {
  const points = await warehouse.all<MarketIndexPoint & { scope: string }>('SELECT * FROM published_index_point')
  const forecasts = await warehouse.all<{ communeSlug: string; propertyType: string; predictions: string }>(
    'SELECT commune_slug, property_type, predictions FROM forecast',
  )
  return [
    ...points.map((point) => indexRow(current, point.scope, point)),
    ...forecasts.flatMap(({ predictions, ...forecast }) =>
      forecastRows(current, { ...forecast, predictions: JSON.parse(predictions) as Prediction[] }),
    ),
  ]
}

function indexRow(release: Statement, scope: string, { quarter, value, low, high }: MarketIndexPoint): VintageRow {
  return { ...known(release, quarter), tableName: 'market-index', subject: scope, kind: 'index', value, low, high }
}

interface Prediction {
  quarter: string
  predictedValue: number
  confidenceLow: number
  confidenceHigh: number
}

function forecastRows(
  release: Statement,
  { communeSlug, propertyType, predictions }: { communeSlug: string; propertyType: string; predictions: Prediction[] },
): VintageRow[] {
  return predictions.map(({ quarter, predictedValue: value, confidenceLow: low, confidenceHigh: high }) => ({
    ...known(release, quarter),
    tableName: 'forecasts',
    subject: communeSlug,
    kind: propertyType,
    value,
    low,
    high,
  }))
}

type Known = Pick<VintageRow, 'knownIn' | 'knownInStart' | 'releaseId' | 'asOf' | 'quarter' | 'quarterStart'>

function known({ id, quarter: knownIn, asOf }: Statement, quarter: string): Known {
  return { knownIn, knownInStart: firstDay(knownIn), releaseId: id, asOf, quarter, quarterStart: firstDay(quarter) }
}

function firstDay(quarter: string): string {
  return quarterBounds(parseQuarter(quarter)).from
}
