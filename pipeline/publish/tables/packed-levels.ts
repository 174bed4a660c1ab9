import type { Warehouse } from '../../warehouse/warehouse.ts'
import { commentsOn, text } from './sql-text.ts'
import type { DatabasePart } from './write-database.ts'

/** Rows that DuckDB reads at once, the smallest group. */
const GROUP_ROWS = 2048
/** Columns of `trends` in EUR/m² that a question about one commune asks. */
export const LEVELS = ['price_per_sqm', 'low', 'high', 'median_price_per_sqm'] as const
/** The other columns that it asks. */
const OTHERS = ['listing_type', 'segment', 'quarter_start', 'listing_count', 'data_availability']
/** No level, in place of null: columns without nulls are packed into fewer bytes. A level is never negative. */
export const UNKNOWN = -1
const MEANING = 'What commune_trend reads: columns of trends in an order that is short to fetch. Read trends itself.'

/**
 * The columns of `trends` that `commune_trend` reads, again: all rows of a commune in one group, all columns of a group in one block, so that the trend
 * of one commune is one block to fetch.
 */
export async function packedLevels(
  warehouse: Pick<Warehouse, 'one' | 'all'>,
  fileOf: (table: string) => string,
): Promise<DatabasePart> {
  const trends = `(FROM ${fileOf('trends')} WHERE area_level = 'commune')`
  const isExact = LEVELS.map((level) => `${level} IS NULL OR try_cast(${level} AS DECIMAL(9, 2))::DOUBLE = ${level}`)
  const { type } = await warehouse.one<{ type: string }>(
    `SELECT if(coalesce(bool_and((${isExact.join(') AND (')})), true), 'DECIMAL(9, 2)', 'DOUBLE') AS type FROM ${trends}`,
  )
  const communes = await warehouse.all<CommuneRows>(
    `SELECT area_slug AS commune, count(*)::INTEGER AS rows FROM ${trends} GROUP BY ALL ORDER BY ALL`,
  )
  const levels = LEVELS.map((level) => `coalesce(${level}, ${UNKNOWN})::${type} AS ${level}`)
  const select = `SELECT area_slug::packed.commune AS commune_slug, listing_type, segment, quarter_start, ${levels.join(', ')},
    listing_count::INTEGER AS listing_count, data_availability FROM ${trends}`
  return {
    groupRows: GROUP_ROWS,
    isWithoutNulls: true,
    statements: [
      'CREATE SCHEMA packed',
      `CREATE TYPE packed.commune AS ENUM (
        SELECT commune_slug FROM ${fileOf('communes')} UNION SELECT area_slug FROM ${trends} ORDER BY ALL)`,
      `CREATE TABLE packed.commune_levels AS ${select} LIMIT 0`,
      ...groupsOf(communes).flatMap(([first, last]) => [
        `INSERT INTO packed.commune_levels ${select} WHERE area_slug BETWEEN ${text(first)} AND ${text(last)} ORDER BY ALL`,
        // Rows that come after a checkpoint begin a group of their own.
        'CHECKPOINT lux',
      ]),
      ...commentsOn('TABLE', 'packed.commune_levels', MEANING, {
        commune_slug: 'area_slug of trends',
        ...Object.fromEntries(LEVELS.map((level) => [level, `as in trends; ${UNKNOWN}: null there [EUR/m²]`])),
        ...Object.fromEntries(OTHERS.map((column) => [column, 'as in trends'])),
      }),
    ],
  }
}

interface CommuneRows {
  commune: string
  rows: number
}

/** First and last commune of each group. */
function groupsOf(communes: readonly CommuneRows[]): [string, string][] {
  const groups: [string, string][] = []
  let room = 0
  for (const { commune, rows } of communes) {
    if (rows > room) {
      groups.push([commune, commune])
      room = GROUP_ROWS
    }
    groups.at(-1)![1] = commune
    room -= rows
  }
  return groups
}
