import { PROPERTY_TYPES, type AdvertRow, type NewProperty } from '../hedonic/advert.ts'
import { fixedMixPath, type MixWeights } from '../hedonic/fixed-mix.ts'
import { newProperties } from '../hedonic/new-properties.ts'
import { fitPriceModel, type PriceModel, type PriceModelOptions } from '../hedonic/price-model.ts'
import { mixOf, type StockWeights } from '../trends/mix.ts'
import { sampleBook, type Sample } from '../trends/sample-book.ts'
import { pathOfWindows, type WindowEstimate } from './rolling-window.ts'
import { NORMAL_95_EXACT } from '../../statistics/normal-quantile.ts'

export const INDEX_SCOPES = ['national', 'apartment', 'house'] as const
export type IndexScope = (typeof INDEX_SCOPES)[number]

/** One quarter of an index; `low95..high95` is the interval of the quarter against the series' own average level. */
export type IndexPoint = {
  scope: IndexScope
  quarter: number
  index: number
  low95: number
  high95: number
  /** Change on the quarter and on the year before, in per cent. */
  qoqPercent: number | null
  yoyPercent: number | null
  /** New, unique, cleaned properties of the scope's types in the quarter. */
  sampleSize: number
}

export type MarketIndexOptions = {
  /** Fixed weights of commune x type; default the mix of new properties. Communes without weight do not count. */
  weights?: StockWeights | undefined
  /** Quarters estimated together before history is frozen and spliced. Default 40 (ten years). */
  windowQuarters?: number
  /** Quarter at which every index is 100. Default the first. */
  baseQuarter?: number
  /** Canton by commune, for weighted communes without adverts. */
  communes?: PriceModelOptions['communes']
  anchors?: PriceModelOptions['anchors']
}

export const DEFAULT_WINDOW_QUARTERS = 40

/** Index of asking prices (or rents) at constant quality and mix from adverts of one market. */
export function estimateMarketIndex(rows: readonly AdvertRow[], options: MarketIndexOptions = {}): IndexPoint[] {
  return indexOfProperties(newProperties(rows).properties, options)
}

/**
 * Same as `estimateMarketIndex`, from cleaned new properties. `fitted` may pass a model already fitted to all of them with the
 * same options: it saves the fit when the history fits in one window.
 * @throws InsufficientAdvertsError with too few quarters or properties; RangeError for a base outside the series.
 */
export function indexOfProperties(
  properties: readonly NewProperty[],
  options: MarketIndexOptions = {},
  fitted?: PriceModel,
): IndexPoint[] {
  const windows = windowModels(properties, options, fitted)
  const book = sampleBook(properties)
  return INDEX_SCOPES.flatMap((scope) => {
    const samples = book.nation(scope === 'national' ? 'all' : scope)
    const estimates = windows.map((model) => windowEstimate(model, scopeWeights(model, scope, options.weights)))
    const usable = estimates.filter((estimate) => estimate !== undefined)
    return usable.length === windows.length ? pointsOf(scope, usable, samples, options.baseQuarter) : []
  })
}

function windowModels(
  properties: readonly NewProperty[],
  options: MarketIndexOptions,
  fitted?: PriceModel,
): PriceModel[] {
  const { windowQuarters = DEFAULT_WINDOW_QUARTERS, communes, anchors } = options
  const first = properties.reduce((low, { quarter }) => Math.min(low, quarter), Infinity)
  const last = properties.reduce((high, { quarter }) => Math.max(high, quarter), -Infinity)
  const shifts = Math.max(0, last - first + 1 - windowQuarters)
  if (shifts === 0) return [fitted ?? fitPriceModel(properties, { communes, anchors })]
  const models: PriceModel[] = []
  for (let shift = 0; shift <= shifts; shift++) {
    const parameters = models[0]?.parameters
    const range = { firstQuarter: first + shift, quarters: windowQuarters }
    models.push(fitPriceModel(properties, { communes, anchors, parameters, ...range }))
  }
  return models
}

function scopeWeights(model: PriceModel, scope: IndexScope, weights: StockWeights | undefined): MixWeights {
  return mixOf(model, weights).map(([apartment, house]) => [
    scope === 'house' ? 0 : apartment,
    scope === 'apartment' ? 0 : house,
  ])
}

/** Undefined where no weighted type has a single advert: a level without data is no index. */
function windowEstimate(model: PriceModel, weights: MixWeights): WindowEstimate | undefined {
  const { properties } = model.frame
  const isCarried = PROPERTY_TYPES.some(
    (type, k) => weights.some((weight) => weight[k]! > 0) && properties.some((property) => property.type === type),
  )
  if (!isCarried) return undefined
  return { firstQuarter: model.frame.firstQuarter, path: fixedMixPath(model, weights) }
}

function pointsOf(
  scope: IndexScope,
  windows: WindowEstimate[],
  samples: Map<number, Sample>,
  baseQuarter: number | undefined,
): IndexPoint[] {
  const { level, se } = pathOfWindows(windows)
  const base = baseQuarter ?? level.keys().next().value!
  const baseLevel = level.get(base)
  if (baseLevel === undefined) throw new RangeError(`base quarter ${base} lies outside the index`)
  return [...level].map(([quarter, value]) => {
    const index = 100 * Math.exp(value - baseLevel)
    const spread = Math.exp(NORMAL_95_EXACT * se.get(quarter)!)
    const growth = (lag: number): number | null => {
      const from = level.get(quarter - lag)
      return from === undefined ? null : 100 * Math.expm1(value - from)
    }
    const sampleSize = samples.get(quarter)?.count ?? 0
    const interval = { low95: index / spread, high95: index * spread }
    return { scope, quarter, index, ...interval, qoqPercent: growth(1), yoyPercent: growth(4), sampleSize }
  })
}
