import type { Encoder, Frame } from '../frame/frame.ts'
import { mean } from '../../statistics/mean.ts'
import { quantile } from '../../statistics/quantile.ts'
import { standardDeviation } from '../../statistics/standard-deviation.ts'

/** One column of the hedonic design. Every term is zero where its attribute is unknown; a `missing` term says so. */
export type Term =
  /** Stretch of log area between two knots: a piecewise linear curve whose slopes are the coefficients. */
  | { kind: 'area'; column: number; from: number; to: number; anchor: number }
  | { kind: 'value'; column: number; centre: number; scale: number; low: number; high: number }
  | { kind: 'hinge'; column: number; knot: number; scale: number; high: number }
  | { kind: 'missing'; column: number }
  | { kind: 'level'; column: number; level: number }
  /** 1 for adverts before this quarter: the coefficient is minus the price step into it. */
  | { kind: 'step'; quarter: number }
  | { kind: 'constant' }

/** Attribute columns of a term: numeric columns first, then categorical ones; -1 for time and constant. */
export function attributeOf(term: Term, numericCount: number): number {
  if (term.kind === 'level') return numericCount + term.column
  return 'column' in term ? term.column : -1
}

const AREA_KNOT_SHARES = [0.1, 0.3, 0.5, 0.7, 0.9]
const KNOT_SHARES = [0.2, 0.4, 0.6, 0.8]
const FEWEST_VALUES_FOR_CURVE = 7
// The outer stretches run on past any real area; finite, because the model is saved as JSON.
const BEYOND_LOG_AREA = 40

/** Terms for all attributes the training rows show: curves for measures, effects for levels, steps for quarters. */
export function hedonicTerms(frame: Frame, encoder: Encoder): Term[] {
  const areaColumn = encoder.numeric.indexOf(encoder.roles.areaM2!)
  return [
    ...frame.numeric.flatMap((column, f) => (f === areaColumn ? areaTerms(column, f) : numericTerms(column, f))),
    ...encoder.levels.flatMap((levels, column) => levels.map((_, level): Term => ({ kind: 'level', column, level }))),
    ...quarterSteps(frame.quarter),
    { kind: 'constant' },
  ]
}

/** Value of a term for one row. */
export function termValue(term: Term, frame: Frame, row: number): number {
  switch (term.kind) {
    case 'constant':
      return 1
    case 'step':
      return frame.quarter[row]! < term.quarter ? 1 : 0
    case 'level':
      return frame.categorical[term.column]![row] === term.level ? 1 : 0
    default:
      return numericTermValue(term, frame.numeric[term.column]![row]!)
  }
}

/** Value of a numeric term for one value of its attribute. */
export function numericTermValue(
  term: Extract<Term, { kind: 'area' | 'value' | 'hinge' | 'missing' }>,
  value: number,
): number {
  if (term.kind === 'missing') return Number.isNaN(value) ? 1 : 0
  if (Number.isNaN(value)) return 0
  if (term.kind === 'area') return Math.min(Math.max(Math.log(value), term.from), term.to) - term.anchor
  if (term.kind === 'hinge') return Math.max(0, Math.min(value, term.high) - term.knot) / term.scale
  return (Math.min(Math.max(value, term.low), term.high) - term.centre) / term.scale
}

function areaTerms(column: Float64Array, f: number): Term[] {
  const logs = column.filter((value) => !Number.isNaN(value)).map(Math.log)
  const shares = AREA_KNOT_SHARES.map((share) => quantile(logs, share))
  const inner = shares.filter((knot, i) => i === 0 || knot > shares[i - 1]!)
  const knots = [-BEYOND_LOG_AREA, ...inner, BEYOND_LOG_AREA]
  const terms = inner.concat(BEYOND_LOG_AREA).map((to, k): Term => {
    const from = knots[k]!
    return { kind: 'area', column: f, from, to, anchor: k === 0 ? to : from }
  })
  return logs.length === column.length ? terms : [...terms, { kind: 'missing', column: f }]
}

function numericTerms(column: Float64Array, f: number): Term[] {
  const known = column.filter((value) => !Number.isNaN(value))
  const scale = standardDeviation(known)
  if (!(scale > 0)) return []
  const [low, high] = [quantile(known, 0.005), quantile(known, 0.995)]
  const terms: Term[] = [{ kind: 'value', column: f, centre: mean(known), scale, low, high }]
  if (known.length < column.length) terms.push({ kind: 'missing', column: f })
  if (new Set(known).size < FEWEST_VALUES_FOR_CURVE) return terms
  const knots = new Set(KNOT_SHARES.map((share) => quantile(known, share)))
  return [...terms, ...Array.from(knots, (knot): Term => ({ kind: 'hinge', column: f, knot, scale, high }))]
}

function quarterSteps(quarters: Float64Array): Term[] {
  const known = [...new Set(quarters.filter((quarter) => !Number.isNaN(quarter)))].sort((a, b) => a - b)
  return known.slice(1).map((quarter): Term => ({ kind: 'step', quarter }))
}
