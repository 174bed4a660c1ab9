import { join } from 'node:path'
import { parseQuarter, type QuarterIndex } from '../../../models/kernel/quarter.ts'
import { choiceColumn, numberColumn, quarterColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { type MarketParameters, SAMPLE_PARAMETERS_DIR } from '../parameters/parameters.ts'
import type { Commune } from '../parameters/places.ts'
import { createRandom, type Random } from '../parameters/random.ts'
import { mean } from '../../../models/statistics/mean.ts'

/** The four markets with separate price levels. */
export const CELLS = ['saleApartment', 'saleHouse', 'rentApartment', 'rentHouse'] as const
export type CellName = (typeof CELLS)[number]

/** Log price per m² of the average dwelling by commune, market and quarter: the truth that models should find. */
export interface Levels {
  readonly quarters: readonly QuarterIndex[]
  /** @returns natural log of EUR per m² (and month for rents) */
  logLevel(communeIndex: number, cell: CellName, quarterStep: number): number
  /** Expected offers in this commune and market; weights the index and new offers. */
  weight(communeIndex: number, cell: CellName): number
}

/** Draws the national path and the deviations of cantons and communes, anchored to the published levels in the calibration quarters. */
export async function drawLevels(
  communes: readonly Commune[],
  parameters: MarketParameters,
  quarters: readonly QuarterIndex[],
  seed: number,
): Promise<Levels> {
  const national = await nationalPaths(parameters, quarters)
  const random = createRandom(seed, 'levels')
  const steps = quarters.length
  const segments = CELLS.map(() => autoregressive(random, parameters.paths.segment, steps))
  const cantonNames = [...new Set(communes.map(({ canton }) => canton))].sort()
  const cantons = new Map(cantonNames.map((name) => [name, autoregressive(random, parameters.paths.canton, steps)]))
  const anchorSteps = calibrationSteps(parameters, quarters)
  const anchors = anchorLevels(communes, parameters)

  const paths = communes.map((commune, index) => {
    const own = autoregressive(random, parameters.paths.commune, steps)
    return CELLS.map((cell, at) => {
      const cellOwn = autoregressive(random, parameters.paths.cell, steps)
      const path = Float64Array.from(
        own,
        (value, step) =>
          value + cellOwn[step]! + segments[at]![step]! + cantons.get(commune.canton)![step]! + national[cell][step]!,
      )
      const anchored = mean(anchorSteps.map((step) => path[step]!))
      return path.map((value) => value - anchored + Math.log(anchors[index]![cell]))
    })
  })
  const weights = communes.map((commune) => cellWeights(commune, communes))
  return {
    quarters,
    logLevel: (commune, cell, step) => paths[commune]![CELLS.indexOf(cell)]![step]!,
    weight: (commune, cell) => weights[commune]![cell],
  }
}

/** Draws a deviation that returns to zero: x(t) = persistence * x(t-1) + noise. */
function autoregressive(random: Random, walk: { persistence: number; deviation: number }, steps: number): Float64Array {
  const path = new Float64Array(steps)
  for (let step = 1; step < steps; step++)
    path[step] = walk.persistence * path[step - 1]! + walk.deviation * random.normal()
  return path
}

async function nationalPaths(
  { rent }: MarketParameters,
  quarters: readonly QuarterIndex[],
): Promise<Record<CellName, Float64Array>> {
  const rows = await readCsvTable(join(SAMPLE_PARAMETERS_DIR, 'national-path.csv'), {
    quarter: quarterColumn(),
    house_price_index: numberColumn({ above: 0 }),
    status: choiceColumn(['published', 'assumed']),
  })
  const index = new Map(rows.map((row) => [parseQuarter(row.quarter), row.house_price_index]))
  const sale = Float64Array.from(quarters, (quarter) => {
    const value = index.get(quarter)
    if (value === undefined) throw new RangeError(`national-path.csv has no quarter ${quarter}: ask for fewer quarters`)
    return Math.log(value)
  })
  const rents = new Float64Array(quarters.length)
  for (let step = 1; step < quarters.length; step++) {
    const year = Math.floor(quarters[step]! / 4)
    rents[step] = rents[step - 1]! + (rent.growth[year] ?? rent.defaultGrowth) / 4
  }
  return { saleApartment: sale, saleHouse: sale, rentApartment: rents, rentHouse: rents }
}

/** The quarters of the published levels; the last quarters of a market too short to contain them. */
function calibrationSteps({ calibration }: MarketParameters, quarters: readonly QuarterIndex[]): number[] {
  const [from, to] = [parseQuarter(calibration.from), parseQuarter(calibration.to)]
  const steps = quarters.flatMap((quarter, step) => (quarter >= from && quarter <= to ? [step] : []))
  return steps.length > 0 ? steps : [quarters.length - 1]
}

/** EUR per m² by commune and market: published, or estimated from the other segment, or from the canton. */
function anchorLevels(communes: readonly Commune[], { rent }: MarketParameters): Record<CellName, number>[] {
  const apartmentPerHouse = geometricMean(
    communes.flatMap(({ published: p }) => (p.saleApartment && p.saleHouse ? [p.saleApartment / p.saleHouse] : [])),
  )
  const city = communes.find(({ slug }) => slug === 'luxembourg')!.published.saleApartment!
  const ofCanton = (canton: string) => {
    const known = communes.filter((c) => c.canton === canton).flatMap(({ published: p }) => p.saleHouse ?? [])
    return geometricMean(known) * 0.95
  }
  return communes.map(({ canton, published }) => {
    const saleHouse =
      published.saleHouse ?? (published.saleApartment ? published.saleApartment / apartmentPerHouse : ofCanton(canton))
    const saleApartment = published.saleApartment ?? saleHouse * apartmentPerHouse
    const fromSale = rent.cityLevel * (saleApartment / city) ** rent.saleElasticity
    const fromRents = published.rentApartment
      ? rent.publishedFactor * published.rentApartment ** rent.publishedElasticity
      : fromSale
    const rentApartment = fromSale ** (1 - rent.publishedWeight) * fromRents ** rent.publishedWeight
    return { saleApartment, saleHouse, rentApartment, rentHouse: rentApartment * rent.houseFactor }
  })
}

/** Weights flats by published offers, houses by population, with more houses where flats are few. */
function cellWeights(commune: Commune, all: readonly Commune[]): Record<CellName, number> {
  const { population, published } = commune
  const people = all.reduce((sum, c) => sum + c.population, 0)
  const offers = all.reduce((sum, c) => sum + c.published.saleApartmentOffers, 0)
  const flatsPerHead = (published.saleApartmentOffers + 2) / population / (offers / people)
  const houses = (population / people) * flatsPerHead ** -0.25
  return {
    saleApartment: published.saleApartmentOffers + 2,
    saleHouse: houses * 13_059,
    rentApartment: published.rentApartmentOffers + 1,
    rentHouse: houses * 700,
  }
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)))
}
