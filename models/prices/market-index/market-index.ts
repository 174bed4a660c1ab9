import { PROPERTY_TYPES, type AdvertRow, type NewProperty, type PropertyType } from '../hedonic/advert.ts'
import type { MixWeights } from '../hedonic/fixed-mix.ts'
import { newProperties } from '../hedonic/new-properties.ts'
import { fitPriceModel, type PriceModel, type PriceModelOptions } from '../hedonic/price-model.ts'
import { mixOf, type StockWeights } from '../trends/mix.ts'
import { changesOf, type Change } from './changes.ts'
import {
  effectiveHomes,
  FEWEST_EFFECTIVE_HOMES,
  noSeries,
  shownQuarters,
  stratumOf,
  tooFewCommunes,
  type NoSeries,
} from './evidence.ts'
import { newBuildPath } from './new-build-path.ts'
import { pathOfWindows, type SplicedPath } from './rolling-window.ts'
import { NORMAL_95_EXACT } from '../../statistics/normal-quantile.ts'

/** Homes of each index; without `newBuild`, new and existing ones in their average composition. */
const HOMES = {
  national: { types: PROPERTY_TYPES },
  apartment: { types: ['apartment'] },
  house: { types: ['house'] },
  apartment_new: { types: ['apartment'], newBuild: true },
  apartment_existing: { types: ['apartment'], newBuild: false },
  house_existing: { types: ['house'], newBuild: false },
} as const satisfies Record<string, ScopeHomes>
type ScopeHomes = { types: readonly PropertyType[]; newBuild?: boolean }
export type IndexScope = keyof typeof HOMES
export const INDEX_SCOPES = Object.keys(HOMES) as IndexScope[]

/** One quarter of an index; `low95..high95` is the interval of the quarter against the series' own average level. */
export type IndexPoint = {
  scope: IndexScope
  quarter: number
  index: number
  low95: number
  high95: number
  /** Change on the quarter and on the year before with its 95 % interval, in per cent; null where that quarter is not shown. */
  qoqPercent: number | null
  qoqLowPercent: number | null
  qoqHighPercent: number | null
  yoyPercent: number | null
  yoyLowPercent: number | null
  yoyHighPercent: number | null
  /** New, unique, cleaned properties of the scope in the quarter. */
  sampleSize: number
}

/** The indices with enough evidence, and why the others have no series. */
export type MarketIndexEstimate = { points: IndexPoint[]; insufficient: (NoSeries & { scope: IndexScope })[] }

export type MarketIndexOptions = {
  /** Fixed weights of commune x type; default the mix of new properties. Communes without weight do not count. */
  weights?: StockWeights | undefined
  /** Quarters estimated together before history is frozen and spliced. Default 40 (ten years). */
  windowQuarters?: number
  /** Quarter at which an index is 100; where it lacks that quarter, and by default, its first. */
  baseQuarter?: number
  /** Canton by commune, for weighted communes without adverts. */
  communes?: PriceModelOptions['communes']
  anchors?: PriceModelOptions['anchors']
}

export const DEFAULT_WINDOW_QUARTERS = 40

/** Index of asking prices (or rents) at constant quality and mix from adverts of one market. */
export function estimateMarketIndex(rows: readonly AdvertRow[], options: MarketIndexOptions = {}): MarketIndexEstimate {
  return indexOfProperties(newProperties(rows).properties, options)
}

/**
 * Same as `estimateMarketIndex`, from cleaned new properties. `fitted` may pass a model already fitted to all of them with the
 * same options: it saves the fit when the history fits in one window.
 * @throws InsufficientAdvertsError with too few quarters or properties; RangeError for a base outside every series.
 */
export function indexOfProperties(
  properties: readonly NewProperty[],
  options: MarketIndexOptions = {},
  fitted?: PriceModel,
): MarketIndexEstimate {
  const windows = windowModels(properties, options, fitted)
  const estimates = INDEX_SCOPES.map((scope) => estimateScope(scope, windows, properties, options))
  const points = estimates.flatMap((estimate) => (Array.isArray(estimate) ? estimate : []))
  const { baseQuarter } = options
  if (baseQuarter !== undefined && points.length > 0 && !points.some(({ quarter }) => quarter === baseQuarter))
    throw new RangeError(`base quarter ${baseQuarter} lies outside the index`)
  return {
    points,
    insufficient: estimates.flatMap((estimate) => (Array.isArray(estimate) ? [] : [estimate])),
  }
}

/** Reasons why a market that no price model fits has no index, from its homes counted as they come. */
export function refusedIndex(properties: readonly NewProperty[]): MarketIndexEstimate['insufficient'] {
  return INDEX_SCOPES.map((scope) => {
    const homes = homesOf(scope, properties)
    const strata = Map.groupBy(homes, stratumOf)
    const weights = new Map([...strata].map(([stratum, own]) => [stratum, own.length]))
    const effective = effectiveHomes(homes, weights)
    return { scope, ...(tooFewCommunes(homes, effective) ?? noSeries(effective)) }
  })
}

/** Models of the windows; the first starts where the nation has enough homes, as earlier quarters are not shown. */
function windowModels(
  properties: readonly NewProperty[],
  options: MarketIndexOptions,
  fitted?: PriceModel,
): PriceModel[] {
  const { windowQuarters = DEFAULT_WINDOW_QUARTERS, communes, anchors } = options
  const quarters = Map.groupBy(properties, ({ quarter }) => quarter)
  const rich = [...quarters].filter(([, own]) => own.length >= FEWEST_EFFECTIVE_HOMES).map(([quarter]) => quarter)
  const first = Math.min(...rich)
  const shifts = rich.length === 0 ? 0 : Math.max(0, Math.max(...quarters.keys()) - first + 1 - windowQuarters)
  if (shifts === 0) return [fitted ?? fitPriceModel(properties, { communes, anchors })]
  const models: PriceModel[] = []
  for (let shift = 0; shift <= shifts; shift++) {
    const parameters = models[0]?.parameters
    const range = { firstQuarter: first + shift, quarters: windowQuarters }
    models.push(fitPriceModel(properties, { communes, anchors, parameters, ...range }))
  }
  return models
}

function estimateScope(
  scope: IndexScope,
  windows: PriceModel[],
  properties: readonly NewProperty[],
  { weights, baseQuarter }: MarketIndexOptions,
): IndexPoint[] | MarketIndexEstimate['insufficient'][number] {
  const { types, newBuild }: ScopeHomes = HOMES[scope]
  const mixes = windows.map((model) => scopeMix(model, types, weights))
  const { firstQuarter } = windows[0]!.frame
  const homes = homesOf(scope, properties).filter(({ quarter }) => quarter >= firstQuarter)
  const hasMix = mixes.every((mix) => mix.some(([apartment, house]) => apartment + house > 0))
  const effective = hasMix ? effectiveHomes(homes, stratumWeights(windows.at(-1)!, mixes.at(-1)!)) : new Map()
  const narrow = tooFewCommunes(homes, effective)
  if (narrow !== null) return { scope, ...narrow }
  const paths = hasMix ? windows.map((model, i) => newBuildPath(model, mixes[i]!, newBuild ?? 'all')) : []
  const estimates = paths.map((path, i) => ({ firstQuarter: windows[i]!.frame.firstQuarter, path }))
  const shown = shownQuarters(effective, pathOfWindows(estimates).changeSe)
  if (!Array.isArray(shown)) return { scope, ...shown }
  const isShown = new Set(shown)
  const counts = Map.groupBy(homes, ({ quarter }) => quarter)
  const spliced = pathOfWindows(estimates, (quarter) => isShown.has(quarter))
  return pointsOf(scope, spliced, (quarter) => counts.get(quarter)!.length, baseQuarter)
}

function homesOf(scope: IndexScope, properties: readonly NewProperty[]): NewProperty[] {
  const { types, newBuild }: ScopeHomes = HOMES[scope]
  return properties.filter(
    (home) => types.includes(home.type) && (newBuild === undefined || home.newBuild === newBuild),
  )
}

function scopeMix(model: PriceModel, types: readonly PropertyType[], weights: StockWeights | undefined): MixWeights {
  return mixOf(model, weights).map(([apartment, house]) => [
    types.includes('apartment') ? apartment : 0,
    types.includes('house') ? house : 0,
  ])
}

function stratumWeights({ frame }: PriceModel, mix: MixWeights): Map<string, number> {
  const weights = new Map<string, number>()
  mix.forEach((own, c) => {
    const canton = frame.cantonNames[frame.cantonOf[c]!]!
    PROPERTY_TYPES.forEach((type, k) => {
      const stratum = stratumOf({ canton, type })
      weights.set(stratum, (weights.get(stratum) ?? 0) + own[k]!)
    })
  })
  return weights
}

function pointsOf(
  scope: IndexScope,
  { level, se, changeSe }: SplicedPath,
  sampleSize: (quarter: number) => number,
  baseQuarter: number | undefined,
): IndexPoint[] {
  const baseLevel = level.get(baseQuarter ?? Number.NaN) ?? level.values().next().value!
  return [...level].map(([quarter, value]) => {
    const index = 100 * Math.exp(value - baseLevel)
    const spread = Math.exp(NORMAL_95_EXACT * se.get(quarter)!)
    const changeOn = (lag: number): Change => {
      const from = level.get(quarter - lag)
      if (from === undefined) return [null, null, null]
      const halfWidth = NORMAL_95_EXACT * changeSe(quarter - lag, quarter)
      const percent = (shift: number): number => 100 * Math.expm1(value - from + shift)
      return [percent(0), percent(-halfWidth), percent(halfWidth)]
    }
    return {
      scope,
      quarter,
      index,
      low95: index / spread,
      high95: index * spread,
      ...changesOf(changeOn(1), changeOn(4)),
      sampleSize: sampleSize(quarter),
    }
  })
}
