import { predictRow } from '../hedonic/design.ts'
import { PROPERTY_TYPES, type PropertyType } from '../hedonic/advert.ts'
import { median } from '../../statistics/median.ts'
import { typeNumber } from '../hedonic/price-frame.ts'
import type { PriceModel } from '../hedonic/price-model.ts'
import { mixOf } from './mix.ts'

/** Median from the new adverts of one place, type and quarter alone: nothing borrowed from other quarters or places. */
export type AdjustedMedian = {
  scope: 'commune' | 'nation'
  /** Name of the commune; empty for the nation. */
  place: string
  type: PropertyType
  quarter: number
  /** New properties; 0 where the median is null. */
  count: number
  /** Median asking price in EUR per m² after adjustment to the reference dwelling; null without adverts. */
  medianEurPerM2: number | null
}

/**
 * Raw medians at constant quality, of every commune and of the nation, type and quarter. Unlike a smoothed level, the median of a quarter
 * owes nothing to later adverts except through the hedonic coefficients (and, for the nation, through each commune's mean level),
 * so that forecasts can be fed with it and tried on it.
 */
export function adjustedMedians(model: PriceModel): AdjustedMedian[] {
  const { frame } = model
  const cells = cellValues(model, frame.communeNames.length, adjustedLogs(model), (i) => frame.commune[i]!)
  return [
    ...frame.communeNames.flatMap((place, c) => mediansOf(model, { scope: 'commune', place }, cells[c]!)),
    ...nationalMedians(model),
  ]
}

/** The nation's adverts as deviations from their commune's mean level, put back on the level of a fixed mix of communes. */
function nationalMedians(model: PriceModel): AdjustedMedian[] {
  const { frame } = model
  const means = model.communes.map(({ mean }) => [
    meanOf(mean, 0, frame.quarters),
    meanOf(mean, frame.quarters, frame.quarters),
  ])
  const mix = mixOf(model)
  const centres = PROPERTY_TYPES.map((_, k) => {
    const total = mix.reduce((sum, weights) => sum + weights[k]!, 0)
    return mix.reduce((sum, weights, c) => sum + weights[k]! * (means[c]![k]! + frame.offsets[2 * c + k]!), 0) / total
  })
  const logs = adjustedLogs(model).map((value, i) => {
    const [c, k] = [frame.commune[i]!, typeNumber(frame.properties[i]!.type)]
    return value - frame.offsets[2 * c + k]! - means[c]![k]! + centres[k]!
  })
  const [cells] = cellValues(model, 1, logs, () => 0)
  const known = new Set(frame.properties.map(({ type }) => type))
  return mediansOf(model, { scope: 'nation', place: '' }, cells!).filter(({ type }) => known.has(type))
}

/** Log price per m² that each property would be asked for were it the reference dwelling of its commune and type. */
function adjustedLogs({ frame, design, hedonic, sections }: PriceModel): Float64Array {
  return frame.logPrice.map((value, i) => {
    const offset = frame.offsets[2 * frame.commune[i]! + typeNumber(frame.properties[i]!.type)]!
    return value + offset - sections.effects[frame.sections.of[i]!]! - predictRow(design.design, i, hedonic.beta)
  })
}

function cellValues(
  { frame }: PriceModel,
  places: number,
  values: Float64Array,
  placeOf: (i: number) => number,
): number[][][] {
  const cells = Array.from({ length: places }, () => Array.from({ length: 2 * frame.quarters }, (): number[] => []))
  values.forEach((value, i) => cells[placeOf(i)]![frame.cell[i]!]!.push(value))
  return cells
}

function mediansOf(
  { frame }: PriceModel,
  key: Pick<AdjustedMedian, 'scope' | 'place'>,
  cells: readonly number[][],
): AdjustedMedian[] {
  return cells.map((values, cell) => ({
    ...key,
    type: PROPERTY_TYPES[Math.floor(cell / frame.quarters)]!,
    quarter: frame.firstQuarter + (cell % frame.quarters),
    count: values.length,
    medianEurPerM2: values.length === 0 ? null : Math.exp(median(values)),
  }))
}

function meanOf(values: Float64Array, from: number, count: number): number {
  let sum = 0
  for (let i = from; i < from + count; i++) sum += values[i]!
  return sum / count
}
