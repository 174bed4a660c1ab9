import { InsufficientAdvertsError, type AdvertRow, type NewProperty } from '../../../models/prices/hedonic/advert.ts'
import { newProperties } from '../../../models/prices/hedonic/new-properties.ts'
import { fitPriceModel } from '../../../models/prices/hedonic/price-model.ts'
import { indexOfProperties, refusedIndex } from '../../../models/prices/market-index/market-index.ts'
import type { MarketIndexEstimate } from '../../../models/prices/market-index/market-index.ts'
import { adjustedMedians, type AdjustedMedian } from '../../../models/prices/trends/adjusted-medians.ts'
import { publishedCells } from '../../../models/prices/trends/published-cells.ts'
import { trendCells, type TrendCell } from '../../../models/prices/trends/trends.ts'
import { firstFigures, type FirstFigures } from '../../../models/record/first-figures.ts'
import type { TaskFiles } from '../../engine/tasks.ts'
import { readEntries, type OfficialBenchmark } from './price-model-inputs.ts'

/** One market, sales or rents. */
export interface PriceTask {
  market: 'sale' | 'rent'
  /** Canton of each commune, by slug. */
  communes: Map<string, string>
  official: OfficialBenchmark | undefined
}

export interface PriceEstimates {
  cells: TrendCell[]
  medians: AdjustedMedian[]
  points: MarketIndexEstimate['points']
  insufficient: MarketIndexEstimate['insufficient']
  /** Figures that releases of past quarters would have stated. */
  first: FirstFigures
  /** Reason why there are no figures. */
  refusal: string | null
}

/** `estimatePrices` of the entries in the file `entries`. */
export async function estimateMarket(task: PriceTask, { reads }: TaskFiles): Promise<PriceEstimates> {
  return estimateOf(await propertiesIn(reads['entries']!), task)
}

async function propertiesIn(file: string): Promise<NewProperty[]> {
  return newProperties(await readEntries(file)).properties
}

/** Fits the price model of one market and derives trends and index. Too few adverts or quarters is not an error: there are no figures then. */
export function estimatePrices({ rows, ...task }: PriceTask & { rows: AdvertRow[] }): PriceEstimates {
  return estimateOf(newProperties(rows).properties, task)
}

function estimateOf(properties: NewProperty[], { market, communes, official }: PriceTask): PriceEstimates {
  const anchors = official?.anchors
  try {
    const model = fitPriceModel(properties, { communes, anchors, benchmark: official?.quarters })
    return {
      cells: publishedCells(trendCells(model)),
      medians: adjustedMedians(model),
      ...indexOfProperties(properties, { communes, anchors }, model),
      first: firstFigures(model, market),
      refusal: null,
    }
  } catch (error) {
    if (!(error instanceof InsufficientAdvertsError)) throw error
    return {
      cells: [],
      medians: [],
      points: [],
      insufficient: refusedIndex(properties),
      first: { levels: [], points: [] },
      refusal: error.message,
    }
  }
}
