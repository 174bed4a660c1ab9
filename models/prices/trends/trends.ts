import type { DataAvailability, TrendDirection } from '../../contracts/market/trend.ts'
import { PROPERTY_TYPES, type AdvertRow, type PropertyType } from '../hedonic/advert.ts'
import { communePath, fixedMixPath, foldPath, type MixWeights } from '../hedonic/fixed-mix.ts'
import type { PathBelief } from '../hedonic/hierarchy-posterior.ts'
import { newProperties, type CleaningReport } from '../hedonic/new-properties.ts'
import { fitPriceModel, type PriceModel, type PriceModelOptions } from '../hedonic/price-model.ts'
import { changeOver, type Change } from './change.ts'
import { communeMix, mixOf, type StockWeights } from './mix.ts'
import { confidenceOf, dataAvailability, MEDIAN_MINIMUM, trendDirection, type Confidence } from './publication-rule.ts'
import { sampleBook, type Sample } from './sample-book.ts'
import { NORMAL_95_EXACT } from '../../statistics/normal-quantile.ts'

export type TrendScope = 'commune' | 'canton' | 'nation'

/** Price level and momentum of one place, type and quarter. `all` is a fixed mix of apartments and houses. */
export type TrendCell = {
  scope: TrendScope
  /** Name of the commune or canton; empty for the nation. */
  place: string
  type: PropertyType | 'all'
  quarter: number
  /** EUR per m² of the reference dwelling (`REFERENCE_DWELLING`), with its 95 % interval. */
  levelEurPerM2: number
  lowEurPerM2: number
  highEurPerM2: number
  logLevel: number
  /** Standard error of `logLevel`. */
  se: number
  qoq: Change | null
  yoy: Change | null
  trendQoq: TrendDirection
  trendYoy: TrendDirection
  /** New, unique, cleaned properties advertised in the quarter. */
  sampleSize: number
  /** The same over the four quarters that end with it: what the level rests on. */
  yearSampleSize: number
  /** Communes that have new properties in those four quarters. */
  yearCommunes: number
  /** Raw median of their asking prices per m²; null below 10. */
  medianEurPerM2: number | null
  dataAvailability: DataAvailability
  confidence: Confidence
}

export type TrendOptions = PriceModelOptions & {
  /** Fixed mix for cantons and the nation; default the mix of all new properties. */
  weights?: StockWeights | undefined
}

export type Trends = { cells: TrendCell[]; model: PriceModel; cleaning: CleaningReport }

/**
 * Quarterly price levels of every commune x type, canton and the nation from adverts of one market (sales or rents).
 * @throws InsufficientAdvertsError with too few quarters or properties.
 */
export function estimateTrends(rows: readonly AdvertRow[], options: TrendOptions = {}): Trends {
  const { properties, report } = newProperties(rows)
  const model = fitPriceModel(properties, options)
  return { cells: trendCells(model, options.weights), model, cleaning: report }
}

/** Every cell of a fitted model, published or not (`publishedCells`): communes, then cantons, then the nation; apartments, houses, all; oldest first. */
export function trendCells(model: PriceModel, weights?: StockWeights): TrendCell[] {
  const book = sampleBook(model.frame.properties)
  const mix = mixOf(model, weights)
  return [
    ...model.frame.communeNames.flatMap((name, c) => communeCells(model, mix, c, (type) => book.commune(name, type))),
    ...model.frame.cantonNames.flatMap((name, canton) => {
      const own = mix.map((weight, c) => (model.frame.cantonOf[c] === canton ? weight : ([0, 0] as const)))
      return mixCells(model, own, 'canton', name, (type) => book.canton(name, type))
    }),
    ...mixCells(model, mix, 'nation', '', (type) => book.nation(type)),
  ]
}

type SamplesOf = (type: PropertyType | 'all') => Map<number, Sample>

function communeCells(model: PriceModel, mix: MixWeights, commune: number, samplesOf: SamplesOf): TrendCell[] {
  const place = model.frame.communeNames[commune]!
  const path = communePath(model, commune)
  const { mean, ownCovariance } = model.communes[commune]!
  const [apartment, house] = communeMix(model, mix, commune)
  const foldedBy: Record<TrendCell['type'], [apartment: number, house: number]> = {
    apartment: [1, 0],
    house: [0, 1],
    all: [apartment, house],
  }
  return [...PROPERTY_TYPES, 'all' as const].flatMap((type) => {
    const fold = (covariance: Float64Array) => foldPath({ mean, covariance }, ...foldedBy[type]).covariance
    const [own, prior] = [fold(ownCovariance), fold(model.hierarchy.priors.commune)]
    const size = model.frame.quarters + 1
    const informationAt = (t: number): number => 1 - own[t * size]! / prior[t * size]!
    const key = { scope: 'commune', place, type } as const
    return cellsOfPath(model, foldPath(path, ...foldedBy[type]), key, samplesOf(type), informationAt)
  })
}

function mixCells(
  model: PriceModel,
  mix: MixWeights,
  scope: TrendScope,
  place: string,
  samplesOf: SamplesOf,
): TrendCell[] {
  const ofType = { apartment: [1, 0], house: [0, 1], all: [1, 1] } as const
  return [...PROPERTY_TYPES, 'all' as const].flatMap((type) => {
    const [keepApartment, keepHouse] = ofType[type]
    const own = mix.map(([apartment, house]) => [keepApartment * apartment, keepHouse * house] as const)
    if (!own.some(([apartment, house]) => apartment + house > 0)) return []
    return cellsOfPath(model, fixedMixPath(model, own), { scope, place, type }, samplesOf(type), () => 1)
  })
}

function cellsOfPath(
  model: PriceModel,
  path: PathBelief,
  key: Pick<TrendCell, 'scope' | 'place' | 'type'>,
  samples: Map<number, Sample>,
  informationAt: (t: number) => number,
): TrendCell[] {
  const { firstQuarter, quarters } = model.frame
  return Array.from(path.mean, (logLevel, t) => {
    const se = Math.sqrt(path.covariance[t * quarters + t]!)
    const year = [0, 1, 2, 3].flatMap((lag) => samples.get(firstQuarter + t - lag) ?? [])
    const count = samples.get(firstQuarter + t)?.count ?? 0
    const yearCount = year.reduce((sum, sample) => sum + sample.count, 0)
    const yearCommunes = new Set(year.flatMap(({ communes }) => [...communes])).size
    const evidence = { count, yearCount, yearCommunes, information: informationAt(t) }
    const availability = dataAvailability(key.scope, evidence, se)
    const qoq = changeOver(path, t, 1)
    const yoy = changeOver(path, t, 4)
    return {
      ...key,
      quarter: firstQuarter + t,
      levelEurPerM2: Math.exp(logLevel),
      lowEurPerM2: Math.exp(logLevel - NORMAL_95_EXACT * se),
      highEurPerM2: Math.exp(logLevel + NORMAL_95_EXACT * se),
      logLevel,
      se,
      qoq,
      yoy,
      trendQoq: trendDirection(qoq, availability),
      trendYoy: trendDirection(yoy, availability),
      sampleSize: count,
      yearSampleSize: yearCount,
      yearCommunes,
      medianEurPerM2: count >= MEDIAN_MINIMUM ? samples.get(firstQuarter + t)!.medianEurPerM2 : null,
      dataAvailability: availability,
      confidence: confidenceOf(availability),
    }
  })
}
