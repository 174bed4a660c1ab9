import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseDiff } from '../../models/contracts/release/release-diff.ts'
import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import { compareTables } from './compare-tables.ts'
import { compareListings, type ListedAdverts } from './compare-listings.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'

const EXAMPLES = 20
const RANGED = [
  { table: 'listings', columns: ['price', 'area_sqm', 'price_per_sqm', 'days_on_market'] },
  { table: 'trends', columns: ['price_per_sqm', 'qoq_percent'] },
  { table: 'market-index', columns: ['value'] },
]

/** A release folder with the id to show. */
export interface ReleaseFolder {
  id: string
  directory: string
}

/** Compares the public tables of two releases. @param before null when there is no earlier release */
export async function compareReleases(before: ReleaseFolder | null, after: ReleaseFolder): Promise<ReleaseDiff> {
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    for (const { table } of RANGED) {
      await bindTable(duckdb, 'before', table, before)
      await bindTable(duckdb, 'after', table, after)
    }
    const diff = {
      from: before?.id ?? null,
      to: after.id,
      tables: await compareTables(duckdb, before?.directory ?? null, after.directory),
      metrics: metricChanges(before ? readMetrics(before) : {}, readMetrics(after)),
      listings: compareListings(
        await listedAdverts(duckdb, 'before', before),
        await listedAdverts(duckdb, 'after', after),
      ),
      ranges: await rangeChanges(duckdb),
      ...(await revisions(duckdb)),
    }
    const { listings } = diff
    const same =
      diff.tables.length === 0 &&
      diff.metrics.length === 0 &&
      diff.revisedPoints === 0 &&
      listings.new + listings.gone + listings.priceChanged + listings.regroupings.length === 0
    return { ...diff, same }
  } finally {
    duckdb.close()
  }
}

/** Creates views on the Parquet files; a missing release is the other one without rows. */
async function bindTable(
  duckdb: Warehouse,
  side: 'before' | 'after',
  table: string,
  folder: ReleaseFolder | null,
): Promise<void> {
  const path = folder && join(folder.directory, 'public', 'data', `${table}.parquet`).replaceAll("'", "''")
  const view = `"${side} ${table}"`
  if (path && existsSync(path)) await duckdb.run(`CREATE VIEW ${view} AS SELECT * FROM read_parquet('${path}')`)
  else await duckdb.run(`CREATE TABLE ${view} AS ${EMPTY[table]}`)
}

const EMPTY: Record<string, string> = {
  listings: `SELECT ''::VARCHAR AS id, 0::DOUBLE AS price, 0::DOUBLE AS area_sqm, 0::DOUBLE AS price_per_sqm, 0::BIGINT AS days_on_market WHERE false`,
  trends: `SELECT '' AS area_level, '' AS area_slug, '' AS listing_type, '' AS segment, '' AS quarter,
    0::DOUBLE AS price_per_sqm, 0::DOUBLE AS qoq_percent WHERE false`,
  'market-index': `SELECT '' AS scope, '' AS quarter, 0::DOUBLE AS value WHERE false`,
}

function readMetrics({ directory }: ReleaseFolder): Record<string, number> {
  const file = join(directory, 'reports', 'metrics.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {}
}

function metricChanges(before: Record<string, number>, after: Record<string, number>): ReleaseDiff['metrics'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) =>
    before[name] === after[name] ? [] : [{ name, before: before[name] ?? null, after: after[name] ?? null }],
  )
}

async function listedAdverts(
  duckdb: Warehouse,
  side: 'before' | 'after',
  folder: ReleaseFolder | null,
): Promise<ListedAdverts> {
  // Releases of before there were projects have no such column.
  const { known } = await duckdb.one<{ known: number }>(
    `SELECT count(*) AS known FROM duckdb_columns() WHERE table_name = '${side} listings' AND column_name = 'price_from'`,
  )
  const rows = await duckdb.all<{ id: string; price: number | null; lowest: number | null }>(
    `SELECT id, price, ${known ? 'price_from' : 'NULL'} AS lowest FROM "${side} listings" ORDER BY id`,
  )
  const file = folder && join(folder.directory, RELEASE_PATHS.aliases)
  const aliases = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const lowest = rows.flatMap(({ id, lowest: eur }) => (eur === null ? [] : [[id, eur] as const]))
  return { prices: new Map(rows.map(({ id, price }) => [id, price])), lowestPrices: new Map(lowest), aliases }
}

async function rangeChanges(duckdb: Warehouse): Promise<ReleaseDiff['ranges']> {
  const ranges: ReleaseDiff['ranges'] = []
  for (const { table, columns } of RANGED) {
    for (const column of columns) {
      const range = async (side: string): Promise<(number | null)[]> => {
        const { low, high } = await duckdb.one<{ low: number | null; high: number | null }>(
          `SELECT min(${column}) AS low, max(${column}) AS high FROM "${side} ${table}"`,
        )
        return [low, high]
      }
      ranges.push({ table, column, before: await range('before'), after: await range('after') })
    }
  }
  return ranges
}

async function revisions(duckdb: Warehouse): Promise<Pick<ReleaseDiff, 'revisions' | 'revisedPoints'>> {
  await duckdb.run(`CREATE TEMP VIEW revision AS
    SELECT concat_ws(' ', area_level, area_slug, listing_type, segment) AS series, quarter, b.price_per_sqm AS before, a.price_per_sqm AS after
    FROM "after trends" a JOIN "before trends" b USING (area_level, area_slug, listing_type, segment, quarter)
    UNION ALL SELECT 'index ' || scope, quarter, b.value, a.value FROM "after market-index" a JOIN "before market-index" b USING (scope, quarter)`)
  const changed = `SELECT *, 100 * (after / before - 1) AS percent FROM revision WHERE before > 0 AND abs(after / before - 1) > 0.0001`
  const { n } = await duckdb.one<{ n: number }>(`SELECT count(*) AS n FROM (${changed})`)
  const largest = await duckdb.all<ReleaseDiff['revisions'][number]>(
    `${changed} ORDER BY abs(percent) DESC, series, quarter LIMIT ${EXAMPLES}`,
  )
  return { revisions: largest, revisedPoints: n }
}
