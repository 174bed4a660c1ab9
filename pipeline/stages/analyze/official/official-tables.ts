import {
  officialIndexRowSchema,
  officialPriceRowSchema,
  officialStatisticSchema,
  type OfficialIndexRow,
  type OfficialStatistic,
} from '../../../../models/contracts/market/official-series.ts'
import type { PriceIndexPoint } from '../../../../models/contracts/market/price-index-point.ts'
import type { Statistic } from '../../../../models/contracts/market/statistic.ts'
import { parsePeriod } from '../../../../models/kernel/period.ts'
import { formatQuarter, parseQuarter, quarterBounds } from '../../../../models/kernel/quarter.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { dayAndFiles } from '../../../engine/day-and-files.ts'
import type { Job, Run } from '../../../engine/job.ts'
import type { Reference } from '../../../reference/load-reference.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import type { DeliveredPrice } from './official-price-rows.ts'

const FILES = [
  'communes.csv',
  'commune-mergers.csv',
  'official-counts.csv',
  'official-index.csv',
  'official-national.csv',
  'official-prices.csv',
  'official-statistics.csv',
  'price-levels.csv',
]
const SCOPES = { TOTAL: 'all', DW_NEW: 'new', DW_EXST: 'existing' } as const
const UNIT_2015 = 'I15_Q'

/** Gathers the official series with their whole history: prices and rents by commune and year, the index by quarter, and other statistics. */
export const officialTablesJob: Job = {
  name: 'official-tables',
  title: 'official series since 2009',
  inputs: ['official_price', 'price_index_point', 'statistic', 'raw_batch'],
  outputs: ['official_price_row', 'official_index_row', 'official_statistic'],
  module: import.meta.url,
  parameters: dayAndFiles(...FILES),
  async work(run) {
    const { officialPriceRows } = await import('./official-price-rows.ts')
    const asOf = await run.asOf()
    const prices = officialPriceRows(run.reference, await deliveredPrices(run), asOf)
    const index = await indexRows(run, asOf)
    const statistics = (await statisticRows(run)).filter(({ periodStart }) => periodStart <= asOf)
    await writeRecords(run.warehouse, 'official_price_row', officialPriceRowSchema, prices)
    await writeRecords(run.warehouse, 'official_index_row', officialIndexRowSchema, index)
    await writeRecords(run.warehouse, 'official_statistic', officialStatisticSchema, statistics)
    return { prices: prices.length, quarters: index.length, statistics: statistics.length }
  },
}

/** Prices of all files, newest file first. */
async function deliveredPrices({ warehouse }: Run): Promise<DeliveredPrice[]> {
  return warehouse.all<DeliveredPrice>(
    `SELECT p.* FROM official_price p JOIN raw_batch b USING (batch_id) WHERE p.area_kind <> 'quartier'
     ORDER BY b.snapshot_date DESC, p.source_id, p.batch_id, p.row_number`,
  )
}

async function indexRows({ warehouse, reference }: Run, asOf: string): Promise<OfficialIndexRow[]> {
  const delivered = await warehouse.all<PriceIndexPoint & { sourceId: string }>(
    `SELECT p.* FROM price_index_point p JOIN raw_batch b USING (batch_id)
     WHERE p.geo = 'LU' AND p.unit = $unit AND p.value IS NOT NULL
     QUALIFY first_value(p.batch_id) OVER (PARTITION BY p.purchase ORDER BY p.source_id, b.snapshot_date DESC, p.batch_id) = p.batch_id
     ORDER BY p.purchase, p.period`,
    { unit: UNIT_2015 },
  )
  const known = delivered.flatMap(({ purchase, period, value, flag, sourceId }) => {
    const scope = SCOPES[purchase as keyof typeof SCOPES]
    return scope === undefined ? [] : [{ scope, quarter: period, value: value!, flag, source: sourceId }]
  })
  const committed = known.some(({ scope }) => scope === 'all') ? [] : committedIndex(reference)
  const points = [...committed, ...known].filter(({ quarter }) => quarterBounds(parseQuarter(quarter)).to <= asOf)
  const values = new Map(points.map(({ scope, quarter, value }) => [`${scope} ${parseQuarter(quarter)}`, value]))
  return points.map(({ scope, quarter, value, flag, source }) => {
    const number = parseQuarter(quarter)
    const before = values.get(`${scope} ${number - 4}`)
    return {
      scope,
      quarter: formatQuarter(number),
      quarterStart: quarterBounds(number).from,
      value,
      yoyPercent: before === undefined ? null : roundTo(100 * (value / before - 1), 2),
      isProvisional: flag === 'p',
      source,
    }
  })
}

function committedIndex({ officialIndex }: Reference) {
  const source = 'reference:official-index'
  return officialIndex.map(({ quarter, value, flag }) => ({ scope: 'all' as const, quarter, value, flag, source }))
}

/** Delivered statistics, the newest file of each feed; committed figures of the series that no feed delivers. */
async function statisticRows({ warehouse, reference }: Run): Promise<OfficialStatistic[]> {
  const delivered = await warehouse.all<Statistic & { sourceId: string }>(
    `SELECT s.* FROM statistic s JOIN raw_batch b USING (batch_id)
     QUALIFY first_value(s.batch_id) OVER (PARTITION BY s.source_id ORDER BY b.snapshot_date DESC, s.batch_id) = s.batch_id
     ORDER BY s.series, s.area, s.breakdown NULLS FIRST, s.period_start, s.period_end, s.source_id, s.row_number`,
  )
  const communes = new Map(reference.communes.map(({ lau, slug }) => [lau, slug]))
  const rows = delivered.map(({ sourceId, ...row }) => ({
    ...officialStatisticSchema.omit({ communeSlug: true, source: true }).parse(row),
    communeSlug: communes.get(row.area) ?? null,
    source: sourceId,
  }))
  const known = new Set(rows.map(({ series }) => series))
  const committed = reference.officialStatistics
    .filter(({ series }) => !known.has(series))
    .map(({ period: text, breakdown, ...row }): OfficialStatistic => {
      const { label, frequency, start, end } = parsePeriod(text)!
      const when = { period: label, frequency, periodStart: start, periodEnd: end }
      const rest = { dataset: 'unknown', flag: null, communeSlug: null, source: 'reference:official-statistics' }
      return { ...row, breakdown: breakdown === '' ? null : breakdown, ...when, ...rest }
    })
  return [...rows, ...committed]
}
