import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { adjustedMedianSchema, type AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import {
  indexRefusalSchema,
  marketIndexRowSchema,
  priceRefusalSchema,
  type IndexRefusal,
  type MarketIndexRow,
  type PriceRefusal,
} from '../../../models/contracts/market/market-index.ts'
import { firstIndexPointSchema, firstLevelSchema } from '../../../models/contracts/market/record.ts'
import { indexPartSchema, levelPartTableSchema } from '../../../models/contracts/tables/part-tables.ts'
import type { IndexPart, LevelPart } from '../../../models/contracts/tables/part-tables.ts'
import { trendRowSchema, type TrendRow } from '../../../models/contracts/market/trend.ts'
import { formatQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { IndexScope } from '../../../models/prices/market-index/market-index.ts'
import { toPublished } from '../../../models/prices/market-index/published-index.ts'
import type { AdjustedMedian } from '../../../models/prices/trends/adjusted-medians.ts'
import { levelParts } from '../../../models/prices/trends/level-parts.ts'
import type { Change } from '../../../models/prices/trends/change.ts'
import type { TrendCell } from '../../../models/prices/trends/trends.ts'
import type { Job, Run } from '../../engine/job.ts'
import { threadsWorth, type TaskFiles } from '../../engine/tasks.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { PriceEstimates, PriceTask } from './estimate-prices.ts'
import { officialBenchmark, writeEntries } from './price-model-inputs.ts'
import { NORMAL_95_EXACT } from '../../../models/statistics/normal-quantile.ts'
import { roundTo } from '../../../models/statistics/round.ts'

/** Method as stated in documents; the model cards have the details. */
const METHOD =
  'Hedonic index of asking prices of new, unique adverts at constant quality and constant mix of communes, types and new builds: ' +
  'Huber-robust regression, commune and canton paths in a state-space model, a rolling window of ten years spliced at its mean ' +
  'so that history is not rewritten. A series starts at its first quarter with enough new homes and leaves out quarters without. ' +
  'Intervals of levels and of changes are 95 %.'

const LISTING_TYPES = ['sale', 'rent'] as const

/** Estimates trends and market index from one fitted price model each for sales and rents. */
export const priceStatisticsJob: Job = {
  name: 'prices',
  title: 'trends and market index',
  inputs: ['market_entry', 'advert', 'commune', 'official_level'],
  outputs: [
    'trend_point',
    'adjusted_median',
    'market_index_point',
    'index_refusal',
    'market_index_method',
    'level_part',
    'index_part',
    'price_refusal',
    'first_level',
    'first_index_point',
  ],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  async work(run) {
    const lastQuarter = quarterOfDate(await run.asOf())
    const trends: TrendRow[] = []
    const medians: AdjustedMedianRow[] = []
    const index: MarketIndexRow[] = []
    const insufficient: IndexRefusal[] = []
    const refusals: PriceRefusal[] = []
    const ownParts: LevelPart[] = []
    const indexParts: IndexPart[] = []
    const cantonOf = new Map(run.reference.communes.map(({ slug, canton }) => [slug, canton]))
    const estimates = await estimateAll(run, lastQuarter)
    for (const [at, listingType] of LISTING_TYPES.entries()) {
      const { cells, medians: ofType, points, insufficient: noSeries, refusal } = estimates[at]!
      if (refusal !== null) {
        run.progress.note(`no price statistics of ${listingType}: ${refusal}`)
        refusals.push({ listingType, reason: refusal })
      }
      trends.push(...cells.map((cell) => toTrendRow(cell, listingType)))
      ownParts.push(...levelParts(cells, listingType, cantonOf))
      if (listingType === 'sale') medians.push(...ofType.map(toMedianRow))
      for (const point of points.flatMap((each) => publishedScope(each, listingType))) {
        indexParts.push(toIndexPart(point))
        index.push({ scope: point.scope, ...toPublished(point) })
      }
      insufficient.push(...noSeries.flatMap((each) => publishedScope(each, listingType)))
    }
    await writeRecords(run.warehouse, 'trend_point', trendRowSchema, trends)
    await writeRecords(run.warehouse, 'adjusted_median', adjustedMedianSchema, medians)
    await writeRecords(run.warehouse, 'market_index_point', marketIndexRowSchema, index)
    await writeRecords(run.warehouse, 'level_part', levelPartTableSchema, ownParts)
    await writeRecords(run.warehouse, 'index_part', indexPartSchema, indexParts)
    await writeRecords(run.warehouse, 'index_refusal', indexRefusalSchema, insufficient)
    const [sale, rent] = estimates.map(({ first }) => first)
    await writeRecords(run.warehouse, 'first_level', firstLevelSchema, sale!.levels)
    await writeRecords(run.warehouse, 'first_index_point', firstIndexPointSchema, [...sale!.points, ...rent!.points])
    await writeRecords(run.warehouse, 'market_index_method', z.object({ method: z.string() }), [{ method: METHOD }])
    await writeRecords(run.warehouse, 'price_refusal', priceRefusalSchema, refusals)
    return {}
  },
}

/** Fits sales and rents in parallel if the run may use several threads; they share no data. */
async function estimateAll(run: Run, lastQuarter: number): Promise<PriceEstimates[]> {
  const communes = new Map(run.reference.communes.map(({ slug, canton }) => [slug, canton]))
  const folder = join(run.settings.dataDir, 'warehouse', 'pricing')
  const fileOf = (market: string): string => join(folder, `${market}.parquet`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const { entries } = await run.warehouse.one<{ entries: number }>('SELECT count(*) AS entries FROM market_entry')
    const tasks: PriceTask[] = []
    for (const market of LISTING_TYPES) {
      await writeEntries(run, market, lastQuarter, fileOf(market))
      tasks.push({ market, communes, official: market === 'sale' ? await officialBenchmark(run) : undefined })
    }
    const kind = {
      module: new URL('./price-worker.ts', import.meta.url),
      direct: async (task: PriceTask, files: TaskFiles) =>
        (await import('./estimate-prices.ts')).estimateMarket(task, files),
      filesOf: ({ market }: PriceTask) => ({ reads: { entries: fileOf(market) }, writesTo: folder }),
      most: threadsWorth(entries),
    }
    return await Array.fromAsync(run.tasks.map(kind, tasks))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toTrendRow(cell: TrendCell, listingType: 'rent' | 'sale'): TrendRow {
  const decimals = listingType === 'rent' ? 2 : 0
  const known = cell.dataAvailability !== 'insufficient'
  return {
    areaLevel: cell.scope,
    areaSlug: cell.scope === 'nation' ? 'luxembourg' : cell.place,
    listingType,
    segment: cell.type,
    basis: 'asking',
    quarter: formatQuarter(cell.quarter),
    pricePerSqm: known ? roundTo(cell.levelEurPerM2, decimals) : null,
    low: known ? roundTo(cell.lowEurPerM2, decimals) : null,
    high: known ? roundTo(cell.highEurPerM2, decimals) : null,
    medianPricePerSqm: cell.medianEurPerM2 === null ? null : roundTo(cell.medianEurPerM2, decimals),
    ...changes('qoq', cell.qoq, known),
    ...changes('yoy', cell.yoy, known),
    listingCount: cell.sampleSize,
    yearListingCount: cell.yearSampleSize,
    yearCommuneCount: cell.scope === 'commune' ? null : cell.yearCommunes,
    trend: cell.trendQoq,
    dataAvailability: cell.dataAvailability,
  } as TrendRow
}

function toIndexPart({ scope, quarter, index, high95 }: Scoped): IndexPart {
  const standardError = Math.log(high95 / index) / NORMAL_95_EXACT
  return { scope, quarter: formatQuarter(quarter), estimateLog: Math.log(index), standardError }
}

type Scoped = Omit<PriceEstimates['points'][number], 'scope'> & Pick<MarketIndexRow, 'scope'>

function toMedianRow({ scope, place, type, quarter, count, medianEurPerM2 }: AdjustedMedian): AdjustedMedianRow {
  return {
    areaLevel: scope,
    areaSlug: scope === 'nation' ? 'luxembourg' : place,
    segment: type,
    quarter,
    pricePerSqm: medianEurPerM2 === null ? null : roundTo(medianEurPerM2, 2),
    listingCount: count,
  }
}

function changes(name: 'qoq' | 'yoy', change: Change | null, known: boolean): Record<string, number | null> {
  const percent = known && change ? roundTo(change.percent, 2) : null
  return { [`${name}Percent`]: percent, [`${name}SePercent`]: known && change ? roundTo(100 * change.se, 2) : null }
}

/** Index scope under which a market is published: rents have a national index only. */
function publishedScope<Row extends { scope: IndexScope }>(
  row: Row,
  listingType: 'rent' | 'sale',
): (Omit<Row, 'scope'> & { scope: MarketIndexRow['scope'] })[] {
  if (listingType === 'sale') return [row]
  return row.scope === 'national' ? [{ ...row, scope: 'rent' }] : []
}
