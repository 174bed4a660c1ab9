import { PROPERTY_TYPES, type NewProperty, type PropertyType } from './advert.ts'
import { ColumnBook, type Design } from './design-columns.ts'
import { median } from '../../statistics/median.ts'
import { levelOf, referenceLevels, type Attribute } from './reference-levels.ts'

/**
 * The dwelling whose price per m² is quoted: existing (not new build), energy class C, without parking or terrace,
 * unstated condition and age, at this size and plot and the usual number of bedrooms for the size.
 */
export const REFERENCE_DWELLING = {
  areaM2: { apartment: 85, house: 180 },
  landAres: 4.2,
  energyClass: 'C',
} as const

const ENERGY_CLASSES = 'ABCDEFGHI'
/** The energy gap is measured over this many classes, about from C to G. */
const ENERGY_GAP_CLASSES = 4
/** A gap of at least this between the reference class and four classes below is worth following (logs). */
const CLEAR_ENERGY_GAP = 0.02

/** Attributes with a level for every value. */
const LEVEL_ATTRIBUTES = ['parking', 'terrace', 'plot', 'condition', 'built'] as const satisfies Attribute[]

type ReferenceOf = ReturnType<typeof referenceLevels>

/**
 * Hedonic design of the log price per m² relative to the reference dwelling: every column is zero for it in every
 * quarter, so that whatever the columns leave is the price level of that dwelling.
 */
export function hedonicDesign(
  properties: readonly NewProperty[],
  firstQuarter: number,
  quarters: number,
  scoreOf: EnergyScore = evenEnergyScore,
): Design {
  const columns = new ColumnBook(quarters)
  const expectedBedrooms = bedroomsForSize(properties)
  const expectedScore = meanEnergyScores(properties, scoreOf)
  const referenceOf = referenceLevels(properties)
  const start = new Int32Array(properties.length + 1)
  properties.forEach((property, i) => {
    columns.openRow(property.quarter - firstQuarter)
    addStaticTerms(columns, property, expectedBedrooms[property.type])
    addLevels(columns, property, referenceOf)
    addMovingTerms(columns, property, referenceOf, scoreOf(property.energyClass) ?? expectedScore(property))
    start[i + 1] = columns.entries
  })
  return { columns: columns.names.length, names: columns.names, start, ...columns.matrix(), moving: columns.moving }
}

/** `X beta` for one row. */
export function predictRow(design: Design, row: number, beta: Float64Array): number {
  let sum = 0
  for (let k = design.start[row]!; k < design.start[row + 1]!; k++) sum += design.value[k]! * beta[design.column[k]!]!
  return sum
}

function addStaticTerms(columns: ColumnBook, property: NewProperty, bedroomsAt: (logSize: number) => number): void {
  const { type, bedrooms, landAres } = property
  const logSize = Math.log(property.areaM2 / REFERENCE_DWELLING.areaM2[type])
  columns.add(`log area, ${type}`, logSize)
  columns.add(`log area squared, ${type}`, logSize * logSize)
  if (bedrooms !== undefined) columns.add(`bedrooms beyond usual, ${type}`, bedrooms - bedroomsAt(logSize))
  if (levelOf.plot(property) === 'known') columns.add('log plot', Math.log(landAres! / REFERENCE_DWELLING.landAres))
}

/** One column for each level of an attribute but the base, less what the reference dwelling has of it. */
function addLevels(columns: ColumnBook, property: NewProperty, referenceOf: ReferenceOf): void {
  for (const attribute of LEVEL_ATTRIBUTES) {
    const own = levelOf[attribute](property)
    const { base, shares } = referenceOf(attribute, property.type)
    const values = new Map(shares.map(([level, share]) => [level, -share]))
    if (own !== base) values.set(own, 1 + (values.get(own) ?? 0))
    for (const [level, value] of values) columns.add(`${attribute} ${level}, ${property.type}`, value)
  }
}

function addMovingTerms(
  columns: ColumnBook,
  property: NewProperty,
  referenceOf: ReferenceOf,
  energyScore: number,
): void {
  const { type } = property
  const [age, energy] = [levelOf.newBuild(property), levelOf.energyClass(property)]
  const energyBase = referenceOf('energyClass', type).base
  if (age !== referenceOf('newBuild', type).base) columns.addMoving(`new build ${age}`, 'newBuild', 1)
  if (energy !== energyBase) {
    const unknown = age === 'true' ? 'energy unknown, new build' : 'energy unknown'
    if (energy === 'unknown') columns.addMoving(unknown, 'energyUnknown', 1)
    else columns.addMoving(`energy ${energy}`, 'energyClass', 1)
  }
  if (energyBase === REFERENCE_DWELLING.energyClass) columns.addMoving('energy gap', 'energyGap', energyScore)
}

/**
 * Where a class stands on the energy gap, 0 for the reference class, about 1 four classes below it; undefined for an
 * unstated class or one outside A to I.
 */
export type EnergyScore = (energyClass: string | undefined) => number | undefined

/** Classes at even distances: the scale before the data have spoken. */
const evenEnergyScore: EnergyScore = (energyClass) => {
  const at = energyClass === undefined ? -1 : ENERGY_CLASSES.indexOf(energyClass)
  return at < 0 ? undefined : (at - ENERGY_CLASSES.indexOf(REFERENCE_DWELLING.energyClass)) / ENERGY_GAP_CLASSES
}

/**
 * The scale of a first fit: classes as far apart as their premiums over the whole period, so that the gap opens and
 * closes in proportion. The even scale where the first fit has no clear gap.
 */
export function fittedEnergyScore({ names }: Design, beta: Float64Array): EnergyScore {
  const meanOf = (name: string): number => {
    const knots = names.flatMap((column, i) => (column.startsWith(`${name}, knot`) ? [beta[i]!] : []))
    return knots.length === 0 ? 0 : knots.reduce((sum, value) => sum + value, 0) / knots.length
  }
  const gap = meanOf('energy gap')
  if (gap > -CLEAR_ENERGY_GAP) return evenEnergyScore
  return (energyClass) => {
    const even = evenEnergyScore(energyClass)
    return even === undefined ? undefined : even + meanOf(`energy ${energyClass}`) / gap
  }
}

/** Mean score of adverts that state a class, by quarter, type and new build: where an unstated one is expected to be. */
function meanEnergyScores(properties: readonly NewProperty[], scoreOf: EnergyScore): (property: NewProperty) => number {
  const keyOf = ({ quarter, type, newBuild }: NewProperty): string => `${quarter} ${type} ${newBuild === true}`
  const sums = new Map<string, { total: number; count: number }>()
  for (const property of properties) {
    const score = scoreOf(property.energyClass)
    if (score === undefined) continue
    const sum = sums.get(keyOf(property)) ?? { total: 0, count: 0 }
    sums.set(keyOf(property), { total: sum.total + score, count: sum.count + 1 })
  }
  return (property) => {
    const { total, count } = sums.get(keyOf(property)) ?? { total: 0, count: 1 }
    return total / count
  }
}

/** The usual number of bedrooms by size, in proportion to it. */
function bedroomsForSize(properties: readonly NewProperty[]): Record<PropertyType, (logSize: number) => number> {
  const curves = PROPERTY_TYPES.map((type) => {
    const known = properties.filter((property) => property.type === type && property.bedrooms !== undefined)
    const ratios = Float64Array.from(known, (home) => home.bedrooms! / (home.areaM2 / REFERENCE_DWELLING.areaM2[type]))
    return [type, lineOf(median(ratios))] as const
  })
  return Object.fromEntries(curves) as Record<PropertyType, (logSize: number) => number>
}

/** A line through the origin with the median ratio as its slope: robust enough for counts. */
function lineOf(perReferenceSize: number): (logSize: number) => number {
  const slope = Number.isFinite(perReferenceSize) ? perReferenceSize : 0
  return (logSize) => slope * Math.exp(logSize)
}
