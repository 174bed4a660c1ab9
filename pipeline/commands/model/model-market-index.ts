import { Command } from 'commander'

import { PROPERTY_TYPES, type PropertyType } from '../../../models/prices/hedonic/advert.ts'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { continueIndex } from '../../../models/prices/market-index/continue-index.ts'
import {
  DEFAULT_WINDOW_QUARTERS,
  estimateMarketIndex,
  INDEX_SCOPES,
  type IndexPoint,
} from '../../../models/prices/market-index/market-index.ts'
import { revisions } from '../../../models/prices/market-index/revisions.ts'
import type { StockWeights } from '../../../models/prices/trends/mix.ts'
import { choiceColumn, integerColumn, nullableColumn, numberColumn, textColumn } from '../../files/csv-columns.ts'
import { badCell } from '../../files/csv-table.ts'
import { estimateFrom, LISTINGS_HELP, quarterColumn, readListings } from './listings-table.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { readTable, writeTable } from './table-file.ts'

const WEIGHTS_SCHEMA = { commune: textColumn(), type: choiceColumn(PROPERTY_TYPES), weight: numberColumn({ min: 0 }) }
/** Earlier outputs lack the intervals of changes. */
const CHANGE_END = { ...nullableColumn(numberColumn()), mayBeAbsent: true }
const PREVIOUS_SCHEMA = {
  scope: choiceColumn(INDEX_SCOPES),
  quarter: quarterColumn,
  index: numberColumn({ above: 0 }),
  lo95: numberColumn({ above: 0 }),
  hi95: numberColumn({ above: 0 }),
  qoq_percent: nullableColumn(numberColumn()),
  yoy_percent: nullableColumn(numberColumn()),
  n: integerColumn({ min: 0 }),
  qoq_lo95: CHANGE_END,
  qoq_hi95: CHANGE_END,
  yoy_lo95: CHANGE_END,
  yoy_hi95: CHANGE_END,
}
const FEWEST_WINDOW_QUARTERS = 8

const HELP = `${LISTINGS_HELP}

FILE of --weights: CSV with commune, type, weight (0 or more, any total): the fixed stock that the index prices.
  Communes without adverts are left out, because their canton is unknown.
FILE of --out: CSV, one row per scope (${INDEX_SCOPES.join(', ')}) and quarter with enough new homes:
  index                 100 in the base quarter
  lo95, hi95            95 % interval of the quarter against the series' average level
  qoq_percent, yoy_percent, n (new unique properties)
  qoq_lo95 ... yoy_hi95 95 % intervals of the changes, in per cent
Scopes without two such quarters are named with their reason on the error output.
FILE of --previous: an earlier --out. Its quarters keep their values; new quarters are linked to it.
FILE of --revisions: scope, quarter, previous, current, change_percent: what a fresh estimate would change.`

type IndexOptions = {
  listings: string
  weights: string
  out: string
  window: string
  base?: string
  previous?: string
  revisions?: string
}

const COLUMNS = Object.keys(PREVIOUS_SCHEMA) as (keyof typeof PREVIOUS_SCHEMA)[]

/** `lux model market-index`: estimates an index at constant quality and mix from a file of adverts. */
export function modelMarketIndexCommand(): Command {
  return new Command('market-index')
    .description('estimate a hedonic price index with fixed stock weights, sub-indices and intervals')
    .requiredOption('--listings <file>', 'adverts of one market, sales or rents')
    .requiredOption('--weights <file>', 'fixed weights of commune x type')
    .requiredOption('--out <file>', 'CSV of the index to write')
    .option(
      '--window <quarters>',
      'quarters estimated together; earlier history is linked',
      `${DEFAULT_WINDOW_QUARTERS}`,
    )
    .option('--base <quarter>', 'quarter at which the index is 100 (default: the first)')
    .option('--previous <file>', 'an earlier output to continue; its values stay')
    .option('--revisions <file>', 'CSV to write with the differences from the earlier output')
    .addHelpText('after', HELP)
    .action(runMarketIndex)
}

async function runMarketIndex(options: IndexOptions): Promise<void> {
  const { listings, weights, window, base } = options
  const windowQuarters = Number(window)
  if (!Number.isInteger(windowQuarters) || windowQuarters < FEWEST_WINDOW_QUARTERS) {
    throw badCell('--window', 1, '', window, `a whole number of at least ${FEWEST_WINDOW_QUARTERS}`)
  }
  const { adverts, quarterText } = await readListings(listings)
  const settings = { weights: await readWeights(weights, adverts), windowQuarters, baseQuarter: baseOf(base, adverts) }
  const { points: fresh, insufficient } = estimateFrom(listings, adverts, () => estimateMarketIndex(adverts, settings))
  for (const { scope, reason } of insufficient) console.error(`${scope}: ${reason}`)
  const previous = options.previous === undefined ? [] : await readPrevious(options.previous)
  const points = continued(previous, fresh, options.previous)
  await writeTable(
    options.out,
    COLUMNS,
    points.map((point) => rowOf(point, quarterText)),
  )
  if (options.revisions !== undefined) await writeRevisions(options.revisions, previous, fresh, quarterText)
}

function continued(previous: IndexPoint[], fresh: IndexPoint[], file = ''): IndexPoint[] {
  try {
    return continueIndex(previous, fresh)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw badCell(file, 2, 'quarter', error.message, 'a series that shares quarters with the adverts')
  }
}

function rowOf(point: IndexPoint, quarterText: (index: number) => string) {
  const rounded = (value: number | null): number | null => (value === null ? null : roundTo(value, 3))
  return {
    scope: point.scope,
    quarter: quarterText(point.quarter),
    index: roundTo(point.index, 4),
    lo95: roundTo(point.low95, 4),
    hi95: roundTo(point.high95, 4),
    qoq_percent: rounded(point.qoqPercent),
    yoy_percent: rounded(point.yoyPercent),
    n: point.sampleSize,
    qoq_lo95: rounded(point.qoqLowPercent),
    qoq_hi95: rounded(point.qoqHighPercent),
    yoy_lo95: rounded(point.yoyLowPercent),
    yoy_hi95: rounded(point.yoyHighPercent),
  }
}

async function readPrevious(file: string): Promise<IndexPoint[]> {
  const rows = await readTable(file, PREVIOUS_SCHEMA)
  return rows.map((row) => ({
    scope: row.scope,
    quarter: parseQuarter(row.quarter),
    index: row.index,
    low95: row.lo95,
    high95: row.hi95,
    qoqPercent: row.qoq_percent,
    qoqLowPercent: row.qoq_lo95,
    qoqHighPercent: row.qoq_hi95,
    yoyPercent: row.yoy_percent,
    yoyLowPercent: row.yoy_lo95,
    yoyHighPercent: row.yoy_hi95,
    sampleSize: row.n,
  }))
}

async function writeRevisions(
  file: string,
  previous: IndexPoint[],
  fresh: IndexPoint[],
  quarterText: (index: number) => string,
): Promise<void> {
  const rows = revisions(previous, fresh).map(({ scope, quarter, previous, current, changePercent }) => ({
    scope,
    quarter: quarterText(quarter),
    previous: roundTo(previous, 4),
    current: roundTo(current, 4),
    change_percent: roundTo(changePercent, 4),
  }))
  await writeTable(file, ['scope', 'quarter', 'previous', 'current', 'change_percent'], rows)
}

async function readWeights(file: string, adverts: readonly { commune: string }[]): Promise<StockWeights> {
  const rows = await readTable(file, WEIGHTS_SCHEMA)
  const weights = new Map<string, Partial<Record<PropertyType, number>>>()
  rows.forEach(({ commune, type, weight }, i) => {
    const own = weights.get(commune) ?? {}
    if (own[type] !== undefined) throw badCell(file, i + 2, 'commune', `${commune}, ${type} again`, 'each cell once')
    weights.set(commune, { ...own, [type]: weight })
  })
  const known = new Set(adverts.map(({ commune }) => commune))
  const isUsable = rows.some(({ commune, weight }) => weight > 0 && known.has(commune))
  if (!isUsable) throw badCell(file, 2, 'weight', 'no positive weight on a commune of the adverts', 'at least one')
  return weights
}

function baseOf(base: string | undefined, adverts: readonly { quarter: number }[]): number | undefined {
  if (base === undefined) return undefined
  const quarters = new Set(adverts.map(({ quarter }) => quarter))
  const isQuarter = /^\d{4}-?Q[1-4]$/.test(base)
  if (!isQuarter || !quarters.has(parseQuarter(base))) throw badCell('--base', 1, '', base, 'a quarter of the adverts')
  return parseQuarter(base)
}
