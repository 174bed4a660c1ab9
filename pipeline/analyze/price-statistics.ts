import { z } from 'zod'
import { adjustedMedianSchema, type AdjustedMedianRow } from '../../models/contracts/adjusted-median.ts'
import { marketIndexRowSchema, type MarketIndexRow } from '../../models/contracts/market-index.ts'
import { trendRowSchema, type TrendRow } from '../../models/contracts/trend.ts'
import { formatQuarter, quarterOfDate } from '../../models/domain/quarter.ts'
import { InsufficientAdvertsError } from '../../models/hedonic/advert.ts'
import { newProperties } from '../../models/hedonic/new-properties.ts'
import { fitPriceModel } from '../../models/hedonic/price-model.ts'
import { indexOfProperties, type IndexPoint } from '../../models/market-index/market-index.ts'
import { adjustedMedians, type AdjustedMedian } from '../../models/trends/adjusted-medians.ts'
import type { Change } from '../../models/trends/change.ts'
import { trendCells, type TrendCell } from '../../models/trends/trends.ts'
import type { Job, Run } from '../engine/job.ts'
import { writeRecords } from '../warehouse/records.ts'
import { officialAnchors, readAdvertRows } from './price-model-inputs.ts'

/** Method as documents state it; the model cards say the rest. */
const METHOD =
  'Hedonic index of asking prices of new, unique adverts at constant quality and constant mix of communes and types: Huber-robust regression, commune and canton paths in a state-space model, a rolling window of ten years spliced at its mean so that history is not rewritten. Intervals are 95 %.'

/** Trends and market index come from one fitted model of prices, sales and rents apart. */
export const priceStatisticsJob: Job = {
  name: 'prices',
  title: 'trends and market index',
  inputs: ['market_entry', 'commune', 'official_level'],
  outputs: ['trend_point', 'adjusted_median', 'market_index_point', 'market_index_method'],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  async work(run) {
    const lastQuarter = quarterOfDate(await run.asOf())
    const trends: TrendRow[] = []
    const medians: AdjustedMedianRow[] = []
    const index: MarketIndexRow[] = []
    for (const listingType of ['sale', 'rent'] as const) {
      run.signal.throwIfAborted()
      const result = await estimate(run, listingType, lastQuarter)
      trends.push(...result.cells.map((cell) => toTrendRow(cell, listingType)))
      if (listingType === 'sale') medians.push(...result.medians.map(toMedianRow))
      index.push(...result.points.flatMap((point) => toIndexRow(point, listingType)))
    }
    await writeRecords(run.warehouse, 'trend_point', trendRowSchema, trends)
    await writeRecords(run.warehouse, 'adjusted_median', adjustedMedianSchema, medians)
    await writeRecords(run.warehouse, 'market_index_point', marketIndexRowSchema, index)
    await writeRecords(run.warehouse, 'market_index_method', z.object({ method: z.string() }), [{ method: METHOD }])
    return {}
  },
}

/** Too few adverts or quarters for a model is no fault: there are then no figures. */
async function estimate(
  run: Run,
  listingType: 'rent' | 'sale',
  lastQuarter: number,
): Promise<{ cells: TrendCell[]; medians: AdjustedMedian[]; points: IndexPoint[] }> {
  const { properties } = newProperties(await readAdvertRows(run, listingType, lastQuarter))
  const anchors = listingType === 'sale' ? await officialAnchors(run) : undefined
  const communes = new Map(run.reference.communes.map(({ slug, canton }) => [slug, canton]))
  try {
    const model = fitPriceModel(properties, { communes, anchors })
    return {
      cells: trendCells(model),
      medians: adjustedMedians(model),
      points: indexOfProperties(properties, { communes, anchors }, model),
    }
  } catch (error) {
    if (!(error instanceof InsufficientAdvertsError)) throw error
    run.progress.note(`no price statistics of ${listingType}: ${error.message}`)
    return { cells: [], medians: [], points: [] }
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
    pricePerSqm: known ? round(cell.levelEurPerM2, decimals) : null,
    low: known ? round(cell.lowEurPerM2, decimals) : null,
    high: known ? round(cell.highEurPerM2, decimals) : null,
    medianPricePerSqm: cell.medianEurPerM2 === null ? null : round(cell.medianEurPerM2, decimals),
    ...changes('qoq', cell.qoq, known),
    ...changes('yoy', cell.yoy, known),
    listingCount: cell.sampleSize,
    trend: cell.trendQoq,
    dataAvailability: cell.dataAvailability,
  } as TrendRow
}

function toMedianRow({ scope, place, type, quarter, count, medianEurPerM2 }: AdjustedMedian): AdjustedMedianRow {
  return {
    areaLevel: scope,
    areaSlug: scope === 'nation' ? 'luxembourg' : place,
    segment: type,
    quarter,
    pricePerSqm: medianEurPerM2 === null ? null : round(medianEurPerM2, 2),
    listingCount: count,
  }
}

function changes(name: 'qoq' | 'yoy', change: Change | null, known: boolean): Record<string, number | null> {
  const percent = known && change ? round(change.percent, 2) : null
  return { [`${name}Percent`]: percent, [`${name}SePercent`]: known && change ? round(100 * change.se, 2) : null }
}

function toIndexRow(point: IndexPoint, listingType: 'rent' | 'sale'): MarketIndexRow[] {
  const scope = listingType === 'sale' ? point.scope : point.scope === 'national' ? 'rent' : null
  if (scope === null) return []
  return [
    {
      scope,
      quarter: formatQuarter(point.quarter),
      value: round(point.index, 2),
      low: round(point.low95, 2),
      high: round(point.high95, 2),
      qoqPercent: point.qoqPercent === null ? null : round(point.qoqPercent, 2),
      yoyPercent: point.yoyPercent === null ? null : round(point.yoyPercent, 2),
      listingCount: point.sampleSize,
    },
  ]
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
