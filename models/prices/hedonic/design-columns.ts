/** Premiums that move do so along straight lines between knots about this many quarters apart. */
const KNOT_SPACING_QUARTERS = 5
/** Prior standard deviation of any coefficient around zero (logs). */
const COEFFICIENT_SD = 0.5
/** Prior standard deviation of a level that stands for an attribute not stated: such homes are much like the others. */
const UNKNOWN_SD = 0.1
/**
 * Families of premiums that move with time, with the standard deviation of a step from knot to knot the fit starts
 * from; each family's own is then estimated. The gap between good and poor energy classes moves as one, single
 * classes little beyond it: a reference class alone has too few adverts to carry a time path.
 */
export const MOVING_FAMILIES = {
  energyGap: 0.015,
  energyClass: 0.004,
  energyUnknown: 0.005,
  newBuild: 0.008,
} as const
export type MovingFamily = keyof typeof MOVING_FAMILIES
/** Steps of each family are changes of one coefficient to the next: columns `first..first+knots-1` of each member. */
export type MovingEffect = { family: MovingFamily; first: number; knots: number }
export type StepVariances = Record<MovingFamily, number>

/** Design matrix by rows in compressed form: row i holds entries `start[i]..start[i+1]-1` of `column` and `value`. */
export type Design = {
  columns: number
  names: string[]
  start: Int32Array
  column: Int16Array
  value: Float64Array
  moving: MovingEffect[]
}

/** Room for entries at first, and its growth when it is used up. */
const FIRST_ENTRIES = 1024
const GROWTH = 1.5

/** Numbers columns as they first appear and lays moving effects on their knots. */
export class ColumnBook {
  readonly names: string[] = []
  entries = 0
  #columns = new Int16Array(FIRST_ENTRIES)
  #values = new Float64Array(FIRST_ENTRIES)
  readonly #numbers = new Map<string, number>()
  readonly moving: MovingEffect[] = []
  readonly #knots: number
  readonly #quarters: number
  #quarter = 0

  constructor(quarters: number) {
    this.#quarters = quarters
    this.#knots = 1 + Math.max(1, Math.round((quarters - 1) / KNOT_SPACING_QUARTERS))
  }

  openRow(quarter: number): void {
    this.#quarter = quarter
  }

  /** Adds to a column that is the same in all quarters. */
  add(name: string, value: number): void {
    this.#push(this.#numberOf(name, 1), value)
  }

  /** Adds to the columns of a premium that moves with time. */
  addMoving(name: string, family: MovingFamily, value: number): void {
    if (value === 0) return
    const isNew = !this.#numbers.has(name)
    const first = this.#numberOf(name, this.#knots)
    if (isNew) this.moving.push({ family, first, knots: this.#knots })
    const position = (this.#quarter / Math.max(1, this.#quarters - 1)) * (this.#knots - 1)
    const knot = Math.min(Math.floor(position), this.#knots - 2)
    const share = position - knot
    if (share < 1) this.#push(first + knot, value * (1 - share))
    if (share > 0) this.#push(first + knot + 1, value * share)
  }

  /** Columns and values of all entries, row after row. */
  matrix(): Pick<Design, 'column' | 'value'> {
    return { column: this.#columns.slice(0, this.entries), value: this.#values.slice(0, this.entries) }
  }

  #push(column: number, value: number): void {
    if (this.entries === this.#columns.length) {
      this.#columns = extended(this.#columns, new Int16Array(GROWTH * this.entries))
      this.#values = extended(this.#values, new Float64Array(GROWTH * this.entries))
    }
    this.#columns[this.entries] = column
    this.#values[this.entries++] = value
  }

  #numberOf(name: string, width: number): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const first = this.names.length
    this.#numbers.set(name, first)
    for (let k = 0; k < width; k++) this.names.push(width > 1 ? `${name}, knot ${k + 1}` : name)
    return first
  }
}

function extended<Values extends Int16Array | Float64Array>(values: Values, longer: Values): Values {
  longer.set(values)
  return longer
}

/** Prior precision of the coefficients (columns x columns, 1 / log²): weak for all, by family for steps in time. */
export function coefficientPrecision({ columns, names, moving }: Design, steps: StepVariances): Float64Array {
  const precision = new Float64Array(columns * columns)
  names.forEach((name, i) => {
    precision[i * columns + i] = (name.includes('unknown') ? UNKNOWN_SD : COEFFICIENT_SD) ** -2
  })
  for (const { family, first, knots } of moving) {
    for (let k = first; k < first + knots - 1; k++) {
      precision[k * columns + k]! += 1 / steps[family]
      precision[(k + 1) * columns + k + 1]! += 1 / steps[family]
      precision[k * columns + k + 1]! -= 1 / steps[family]
      precision[(k + 1) * columns + k]! -= 1 / steps[family]
    }
  }
  return precision
}
