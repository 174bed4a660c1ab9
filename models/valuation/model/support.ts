import type { EstimateSupport } from '../../contracts/market/estimate-support.ts'
import type { Encoder, Frame } from '../frame/frame.ts'
import { fitJointSupport, type JointSupport } from './joint-support.ts'
import { mean } from '../../statistics/mean.ts'
import { quantile } from '../../statistics/quantile.ts'
import { sampleOrdered, seededRandom } from '../../statistics/random.ts'
import { standardDeviation } from '../../statistics/standard-deviation.ts'

/** Result of comparing a home with the evidence. */
export type SupportCheck = {
  readonly support: EstimateSupport
  /** Distance to the evidence relative to the limit of the support: above 1 outside. */
  readonly distance: number
  /** Column in which the home is least like its evidence; null where it is like it. */
  readonly unlike: string | null
}

type Axis = {
  readonly column: number
  readonly isLogged: boolean
  /** Measured as area by unit, where the column grows with area: a bedroom needs its room. */
  readonly isPerArea: boolean
  /** Most usual value, which stands in where a home of the evidence does not state its own. */
  readonly centre: number
  readonly scale: number
  /** Range of the evidence; its outermost values are left out, because they may be mistakes. */
  readonly low: number
  readonly high: number
}

/** Learned space of attributes in which distance to the evidence is measured. */
export type SupportSpace = {
  readonly axes: readonly Axis[]
  readonly areaColumn: number
  /** Categorical column with the type of home; -1 when there is none. */
  readonly typeColumn: number
  /** Training homes that stand for the evidence. */
  readonly evidence: Int32Array
  /** Distance up to which a home is inside, and beyond which it is outside. */
  readonly edge: number
  readonly limit: number
}

/** A home's distance is that to this nearest of the evidence. */
const NEAREST = 5
const MOST_EVIDENCE = 4_000
const MEASURED = 1_200
const INSIDE_SHARE = 0.96
const LIMIT_SHARE = 0.99
const OUTERMOST = 0.002
/** Distance between two types of home, and metres that count as 1. */
const OTHER_TYPE = 3
const UNIT_M = 4_000
/** Steps beyond the range of the evidence, in scales, at which a home is at the edge and outside. */
const BEYOND_EDGE = 0.25
const BEYOND_LIMIT = 0.75
/** Least correlation with log area of a column that is also measured by area. */
const GROWS_WITH_AREA = 0.4

/** Learns the space and the usual distances: each measured home's to the evidence of other projects. */
export function fitSupport(frame: Frame, encoder: Encoder, projects: Int32Array, seed: number): SupportSpace {
  const random = seededRandom(seed)
  const rows = Int32Array.from(projects.keys())
  const evidence = sampleOrdered(rows, Math.min(MOST_EVIDENCE, rows.length), random)
  const typeColumn = encoder.categorical.indexOf(encoder.roles.type ?? '')
  const areaColumn = encoder.numeric.indexOf(encoder.roles.areaM2!)
  const space = { axes: axesOf(frame, encoder, areaColumn), areaColumn, typeColumn, evidence, edge: 0, limit: 0 }
  const measured = sampleOrdered(rows, Math.min(MEASURED, rows.length), random)
  const distances = Float64Array.from(measured, (row) => {
    return nearestEvidence(space, frame, frame, row, (home) => projects[home] !== projects[row]).distance
  })
  return { ...space, edge: quantile(distances, INSIDE_SHARE), limit: quantile(distances, LIMIT_SHARE) }
}

type Trained = { readonly support: SupportSpace; readonly homes: { readonly frame: Frame }; readonly encoder: Encoder }

/**
 * Compares the first home of a frame with the evidence.
 * @param hasUnseenType its type is stated and no training home had it
 * @param own training homes that are the same dwelling, which are then no evidence
 */
export function checkSupport(
  { support: space, homes, encoder }: Trained,
  frame: Frame,
  hasUnseenType: boolean,
  own: readonly number[] = [],
): SupportCheck {
  const row = 0
  const { distance, unlike } = nearestEvidence(space, homes.frame, frame, row, (home) => !own.includes(home))
  const beyond = space.axes.map((axis) => stepsBeyond(axis, axisValue(axis, space.areaColumn, frame, row)))
  const plain = beyond.map((steps, a) => (space.axes[a]!.isPerArea ? 0 : steps))
  const told = Math.max(...plain) > BEYOND_EDGE ? plain : beyond
  const furthest = told.indexOf(Math.max(...told))
  const relative = Math.max(distance / space.limit, Math.max(0, ...beyond) / BEYOND_LIMIT, hasUnseenType ? 2 : 0)
  const { axes, joint } = jointSupportOf(space, homes.frame, encoder)
  const unseen = joint.unseenPair(axes.map((axis) => axis.valueOf(frame, row)))
  const isEdge = distance > space.edge || Math.max(0, ...beyond) > BEYOND_EDGE || unseen >= 0
  const support = relative > 1 ? 'outside' : isEdge ? 'edge' : 'inside'
  const isPairAlone = unseen >= 0 && distance <= space.edge && Math.max(0, ...beyond) <= BEYOND_EDGE
  const pairColumn = isPairAlone ? axes[unseen]!.name : null
  const column =
    pairColumn ?? (hasUnseenType ? typeName(space, encoder) : furthestColumn(space, encoder, beyond, furthest, unlike))
  return { support, distance: relative, unlike: support === 'inside' ? null : column }
}

/** A measure in scales, or a level as a number of its own. */
interface JointAxis {
  name: string
  valueOf(frame: Frame, row: number): number
}

/** Levels that a column may have to count as an attribute and not as a place. */
const MOST_LEVELS = 12
/** Distance between two levels, in scales: no level is near another. */
const LEVEL_STEP = 10
const jointSupports = new WeakMap<SupportSpace, { axes: readonly JointAxis[]; joint: JointSupport }>()

/** Pairs of attributes that homes of the evidence have together; learned at the first question. */
function jointSupportOf(space: SupportSpace, homes: Frame, encoder: Encoder) {
  let known = jointSupports.get(space)
  if (known === undefined) {
    const axes = [...measureAxes(space, encoder), ...levelAxes(homes, encoder)]
    const joint = fitJointSupport(
      axes.map((axis) => Float64Array.from(space.evidence, (home) => axis.valueOf(homes, home))),
    )
    known = { axes, joint }
    jointSupports.set(space, known)
  }
  return known
}

function measureAxes({ axes, areaColumn }: SupportSpace, { numeric }: Encoder): JointAxis[] {
  return axes
    .filter(({ isPerArea }) => !isPerArea)
    .map((axis) => ({
      name: numeric[axis.column]!,
      valueOf: (frame, row) => (axisValue(axis, areaColumn, frame, row) - axis.centre) / axis.scale,
    }))
}

function levelAxes(homes: Frame, { categorical }: Encoder): JointAxis[] {
  return categorical.flatMap((name, column) => {
    if (new Set(homes.categorical[column]).size > MOST_LEVELS) return []
    return {
      name,
      valueOf: (frame: Frame, row: number) => {
        const level = frame.categorical[column]![row]!
        return level < 0 ? Number.NaN : level * LEVEL_STEP
      },
    }
  })
}

function furthestColumn(space: SupportSpace, encoder: Encoder, beyond: number[], furthest: number, unlike: number) {
  if ((beyond[furthest] ?? 0) > BEYOND_EDGE) return encoder.numeric[space.axes[furthest]!.column]!
  if (unlike < space.axes.length) return encoder.numeric[space.axes[unlike]!.column]!
  return unlike === space.axes.length ? typeName(space, encoder) : 'location'
}

function typeName(space: SupportSpace, encoder: Encoder): string {
  return encoder.categorical[space.typeColumn]!
}

/** Measures of homes (numbers with more than two values that are no place), and those that grow with area once more by area. */
function axesOf(frame: Frame, { numeric, roles }: Encoder, areaColumn: number): Axis[] {
  const logArea = frame.numeric[areaColumn]!.map(Math.log)
  return frame.numeric.flatMap((values, column): Axis[] => {
    if (numeric[column] === roles.latitude || numeric[column] === roles.longitude) return []
    const known = values.filter((value) => !Number.isNaN(value))
    if (new Set(known).size <= 2) return []
    const isPositive = known.every((value) => value >= 0)
    const isSkewed = isPositive && quantile(known, 0.99) > 6 * (1 + quantile(known, 0.5))
    const plain = { column, isLogged: column === areaColumn || isSkewed, isPerArea: false }
    const isGrowing =
      isPositive && column !== areaColumn && correlation(logArea, values.map(Math.log1p)) > GROWS_WITH_AREA
    return [plain, ...(isGrowing ? [{ column, isLogged: true, isPerArea: true }] : [])].flatMap((axis) =>
      scaled(axis, frame, areaColumn),
    )
  })
}

function scaled(axis: Pick<Axis, 'column' | 'isLogged' | 'isPerArea'>, frame: Frame, areaColumn: number): Axis[] {
  const values = frame.numeric[axis.column]!.map((_, row) => axisValue(axis, areaColumn, frame, row))
  const shown = values.filter((value) => !Number.isNaN(value))
  const [low, high] = [quantile(shown, OUTERMOST), quantile(shown, 1 - OUTERMOST)]
  const scale = standardDeviation(shown.map((value) => Math.min(Math.max(value, low), high)))
  return scale > 0 ? [{ ...axis, centre: quantile(shown, 0.5), scale, low, high }] : []
}

/** Correlation over the rows that know both; 0 where one does not vary. */
function correlation(a: Float64Array, b: Float64Array): number {
  const rows = [...a.keys()].filter((i) => Number.isFinite(a[i]) && Number.isFinite(b[i]))
  const [x, y] = [a, b].map((values) => Float64Array.from(rows, (i) => values[i]!))
  const [meanX, meanY] = [mean(x!), mean(y!)]
  const product = mean(x!.map((value, i) => (value - meanX) * (y![i]! - meanY)))
  return product / (standardDeviation(x!) * standardDeviation(y!)) || 0
}

function axisValue(
  { column, isLogged, isPerArea }: Pick<Axis, 'column' | 'isLogged' | 'isPerArea'>,
  areaColumn: number,
  frame: Frame,
  row: number,
): number {
  const value = frame.numeric[column]![row]!
  if (isPerArea) return Math.log(frame.numeric[areaColumn]![row]!) - Math.log1p(value)
  return isLogged ? Math.log1p(value) : value
}

function stepsBeyond({ low, high, scale }: Axis, value: number): number {
  return Number.isNaN(value) ? 0 : Math.max(0, low - value, value - high) / scale
}

/** Distance to the fifth nearest of the evidence, and the number of the axis on which the five differ most (type and place follow the axes). */
function nearestEvidence(
  { axes, areaColumn, typeColumn, evidence }: SupportSpace,
  homes: Frame,
  frame: Frame,
  row: number,
  isAllowed: (home: number) => boolean,
): { distance: number; unlike: number } {
  const squares = new Float64Array(NEAREST).fill(Number.POSITIVE_INFINITY)
  const near = new Int32Array(NEAREST).fill(-1)
  const own = axes.map((axis) => axisValue(axis, areaColumn, frame, row))
  const difference = (a: number, home: number) => {
    const { centre, scale } = axes[a]!
    const other = axisValue(axes[a]!, areaColumn, homes, home)
    return Number.isNaN(own[a]!) ? 0 : Math.abs(own[a]! - (Number.isNaN(other) ? centre : other)) / scale
  }
  const type = (home: number) => typeDifference(typeColumn, frame, row, homes, home)
  const place = (home: number) =>
    Math.hypot(frame.eastM[row]! - homes.eastM[home]!, frame.northM[row]! - homes.northM[home]!) / UNIT_M
  for (const home of evidence) {
    if (!isAllowed(home)) continue
    let square = place(home) ** 2 + type(home) ** 2
    for (let a = 0; a < axes.length && square < squares[NEAREST - 1]!; a++) square += difference(a, home) ** 2
    let at = NEAREST
    while (at > 0 && square < squares[at - 1]!) at--
    if (at === NEAREST) continue
    squares.copyWithin(at + 1, at, NEAREST - 1)
    near.copyWithin(at + 1, at, NEAREST - 1)
    squares[at] = square
    near[at] = home
  }
  const found = Array.from(near).filter((home) => home >= 0)
  const total = (part: (home: number) => number) => found.reduce((sum, home) => sum + part(home), 0)
  const sums = [...axes.map((_, a) => total((home) => difference(a, home))), total(type), total(place)]
  return { distance: Math.sqrt(squares[NEAREST - 1]!), unlike: sums.indexOf(Math.max(...sums)) }
}

function typeDifference(column: number, a: Frame, i: number, b: Frame, j: number): number {
  if (column < 0) return 0
  const [own, other] = [a.categorical[column]![i]!, b.categorical[column]![j]!]
  return own < 0 || other < 0 || own === other ? 0 : OTHER_TYPE
}
