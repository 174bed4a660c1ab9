import { InsufficientAdvertsError, PROPERTY_TYPES, type NewProperty, type PropertyType } from './advert.ts'
import { median } from '../../statistics/median.ts'
import type { CommuneCells } from './price-hierarchy.ts'
import { numberSections, type Sections } from './section-effects.ts'
import { projectClusters, type ProjectClusters } from './project-clusters.ts'

/** Log levels commune x type effects are shrunk towards; only differences within a type matter. */
export type Anchors = ReadonlyMap<string, Partial<Record<PropertyType, number>>>

export type FrameOptions = {
  /** First quarter and number of quarters modelled; default from the first quarter with enough properties to the last with any. */
  firstQuarter?: number | undefined
  quarters?: number | undefined
  /** Canton by commune, for communes to model even without adverts. */
  communes?: ReadonlyMap<string, string> | undefined
  anchors?: Anchors | undefined
}

/** Properties of the modelled quarters with everything numbered. Cells are `type * quarters + quarter`. */
export type PriceFrame = {
  properties: readonly NewProperty[]
  firstQuarter: number
  quarters: number
  communeNames: string[]
  cantonNames: string[]
  cantonOf: number[]
  commune: Int32Array
  cell: Int32Array
  sections: Sections
  clusters: ProjectClusters
  /** Log prices taken off each commune before modelling (overall level and anchor), `commune * 2 + type`. */
  offsets: Float64Array
  /** Log price per m² less the offset. */
  logPrice: Float64Array
}

/** Fewest properties a model is fitted to. */
const MINIMUM_PROPERTIES = 20
/** Fewest properties of the first quarter modelled, if the year from it has enough for a model: a handful of old adverts starts no series. */
const MINIMUM_AT_START = 5

/** @throws InsufficientAdvertsError with too few quarters or properties. */
export function priceFrame(all: readonly NewProperty[], options: FrameOptions = {}): PriceFrame {
  const range = quarterRange(all, options)
  const end = range.firstQuarter + range.quarters
  const properties = all.filter((property) => property.quarter >= range.firstQuarter && property.quarter < end)
  assertEnough(properties)
  const cantonByCommune = new Map(options.communes ?? [])
  for (const { commune, canton } of properties) if (!cantonByCommune.has(commune)) cantonByCommune.set(commune, canton)
  const communeNames = [...cantonByCommune.keys()].sort()
  const cantonNames = [...new Set(cantonByCommune.values())].sort()
  const cantonOf = communeNames.map((name) => cantonNames.indexOf(cantonByCommune.get(name)!))
  const numberOf = new Map(communeNames.map((name, c) => [name, c]))
  const commune = Int32Array.from(properties, (property) => numberOf.get(property.commune)!)
  const cell = Int32Array.from(
    properties,
    ({ type, quarter }) => typeNumber(type) * range.quarters + quarter - range.firstQuarter,
  )
  const offsets = levelOffsets(properties, communeNames, cantonOf, options.anchors)
  return {
    ...range,
    properties,
    communeNames,
    cantonNames,
    cantonOf,
    commune,
    cell,
    sections: numberSections(
      properties.map((property) => property.section),
      commune,
    ),
    clusters: projectClusters(
      properties,
      cell.map((number, i) => commune[i]! * 2 * range.quarters + number),
    ),
    offsets,
    logPrice: Float64Array.from(
      properties,
      ({ priceEur, areaM2, type }, i) => Math.log(priceEur / areaM2) - offsets[2 * commune[i]! + typeNumber(type)]!,
    ),
  }
}

/** Effective number of homes and weighted mean of the given values in every cell of every commune. */
export function cellMeans(frame: PriceFrame, values: Float64Array, weights: Float64Array): CommuneCells[] {
  const cells = frame.cantonOf.map((canton) => ({
    canton,
    counts: new Float64Array(2 * frame.quarters),
    means: new Float64Array(2 * frame.quarters),
  }))
  frame.commune.forEach((commune, i) => {
    cells[commune]!.counts[frame.cell[i]!]! += weights[i]!
    cells[commune]!.means[frame.cell[i]!]! += weights[i]! * values[i]!
  })
  for (const { counts, means } of cells) counts.forEach((count, i) => count > 0 && (means[i]! /= count))
  return cells
}

export function typeNumber(type: PropertyType): number {
  return PROPERTY_TYPES.indexOf(type)
}

function quarterRange(
  properties: readonly NewProperty[],
  options: FrameOptions,
): { firstQuarter: number; quarters: number } {
  const counts = new Map<number, number>()
  for (const { quarter } of properties) counts.set(quarter, (counts.get(quarter) ?? 0) + 1)
  const quarters = [...counts.keys()].sort((a, b) => a - b)
  const [first, last] = [quarters[0] ?? Infinity, quarters.at(-1) ?? -Infinity]
  const ofYear = (from: number): number => [0, 1, 2, 3].reduce((sum, lag) => sum + (counts.get(from + lag) ?? 0), 0)
  const isEnough = (from: number): boolean =>
    counts.get(from)! >= MINIMUM_AT_START && ofYear(from) >= MINIMUM_PROPERTIES
  const firstQuarter = options.firstQuarter ?? quarters.find(isEnough) ?? first
  return { firstQuarter, quarters: options.quarters ?? Math.max(0, last - firstQuarter + 1) }
}

function assertEnough(properties: readonly NewProperty[]): void {
  if (properties.length < MINIMUM_PROPERTIES) {
    throw new InsufficientAdvertsError(
      `homes newly on the market with price and area: ${properties.length}; a price model needs at least ${MINIMUM_PROPERTIES}`,
    )
  }
}

function levelOffsets(
  properties: readonly NewProperty[],
  communeNames: string[],
  cantonOf: number[],
  anchors: Anchors | undefined,
): Float64Array {
  const overall = median(properties.map(({ priceEur, areaM2 }) => Math.log(priceEur / areaM2)))
  const offsets = new Float64Array(2 * communeNames.length)
  PROPERTY_TYPES.forEach((type, k) => {
    const own = properties.filter((property) => property.type === type)
    const level = own.length > 0 ? median(own.map(({ priceEur, areaM2 }) => Math.log(priceEur / areaM2))) : overall
    const stated = communeNames.map((name) => anchors?.get(name)?.[type])
    const centre = meanKnown(stated) ?? 0
    communeNames.forEach((_, c) => {
      const anchor = stated[c] ?? meanKnown(stated.filter((_, other) => cantonOf[other] === cantonOf[c])) ?? centre
      offsets[2 * c + k] = level + anchor - centre
    })
  })
  return offsets
}

function meanKnown(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined
}
