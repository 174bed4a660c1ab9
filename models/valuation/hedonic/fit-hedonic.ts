import { solveInPlace } from '../../statistics/cholesky.ts'
import type { Encoder, Frame } from '../frame/frame.ts'
import { median } from '../../statistics/median.ts'
import { hedonicTerms, termValue } from './terms.ts'
import type { Term } from './terms.ts'
import { HUBER_K, huberWeight } from '../../statistics/huber.ts'
import { madScale } from '../../statistics/median-absolute-deviation.ts'

export type HedonicModel = {
  readonly terms: readonly Term[]
  readonly coefficients: readonly number[]
  readonly centre: number
}

/** The design of all rows, computed once for the fits of all folds. */
export type HedonicDesign = { readonly terms: Term[]; readonly cells: Float64Array; readonly width: number }

// In units of residual variance over coefficient variance. A quarter moves prices by about 2 %, an attribute by about 10 %.
const STEP_PENALTY = 60
const ATTRIBUTE_PENALTY = 3
const AREA_PENALTY = 0.01
const REWEIGHTINGS = 4

/** Design matrix, row-major. */
export function hedonicDesign(frame: Frame, encoder: Encoder): HedonicDesign {
  const terms = hedonicTerms(frame, encoder)
  const cells = new Float64Array(frame.rowCount * terms.length)
  for (let row = 0; row < frame.rowCount; row++)
    for (let j = 0; j < terms.length; j++) cells[row * terms.length + j] = termValue(terms[j]!, frame, row)
  return { terms, cells, width: terms.length }
}

/**
 * Pooled hedonic regression of log price (Rosen 1974) by ridge under Huber's loss: penalised curves and effects, quarter
 * effects as a random walk of steps, and a price that never falls as area grows (slopes that come out negative are set to 0).
 * @param rows the rows to learn from
 */
export function fitHedonic(
  design: HedonicDesign,
  logPrice: Float64Array,
  rowWeights: Float64Array,
  rows: Int32Array,
): HedonicModel {
  const centre = median(Float64Array.from(rows, (row) => logPrice[row]!))
  const isHeld = new Uint8Array(design.width)
  let weights: Float64Array = Float64Array.from(rows, (row) => rowWeights[row]!)
  let coefficients: Float64Array = new Float64Array(design.width)
  for (let pass = 0; pass < REWEIGHTINGS; pass++) {
    const system = normalEquations(design, logPrice, centre, weights, rows)
    coefficients = solveRising(system, design.terms, isHeld)
    weights = huberWeights(design, coefficients, logPrice, centre, rowWeights, rows)
  }
  return { terms: design.terms, coefficients: Array.from(coefficients), centre }
}

type NormalEquations = { matrix: Float64Array; right: Float64Array }

function normalEquations(
  { cells, width, terms }: HedonicDesign,
  logPrice: Float64Array,
  centre: number,
  weights: Float64Array,
  rows: Int32Array,
): NormalEquations {
  const matrix = new Float64Array(width * width)
  const right = new Float64Array(width)
  rows.forEach((row, i) => {
    const start = row * width
    for (let j = 0; j < width; j++) {
      const weighted = weights[i]! * cells[start + j]!
      // Most cells are zero (levels, hinges): skipping them is what makes the fit fast.
      if (weighted === 0) continue
      right[j] = right[j]! + weighted * (logPrice[row]! - centre)
      for (let k = 0, at = j * width; k <= j; k++) matrix[at + k] = matrix[at + k]! + weighted * cells[start + k]!
    }
  })
  terms.forEach((term, j) => (matrix[j * width + j]! += penaltyOf(term)))
  return { matrix, right }
}

/** Solves with negative area slopes held at zero, one round of holding after another until none is left. */
function solveRising(system: NormalEquations, terms: readonly Term[], isHeld: Uint8Array): Float64Array {
  for (;;) {
    const matrix = system.matrix.slice()
    const right = system.right.slice()
    isHeld.forEach((held, j) => held === 1 && hold(matrix, right, j))
    const solution = solveInPlace(matrix, terms.length, right)
    const falling = terms.findIndex((term, j) => term.kind === 'area' && isHeld[j] === 0 && solution[j]! < 0)
    if (falling < 0) return solution.map((value, j) => (isHeld[j] === 1 ? 0 : value))
    isHeld[falling] = 1
  }
}

function hold(matrix: Float64Array, right: Float64Array, j: number): void {
  const width = right.length
  for (let k = 0; k < width; k++) {
    matrix[j * width + k] = 0
    matrix[k * width + j] = 0
  }
  matrix[j * width + j] = 1
  right[j] = 0
}

function huberWeights(
  { cells, width }: HedonicDesign,
  coefficients: Float64Array,
  logPrice: Float64Array,
  centre: number,
  rowWeights: Float64Array,
  rows: Int32Array,
): Float64Array {
  const sizes = Float64Array.from(rows, (row) => {
    let fitted = centre
    for (let j = 0; j < width; j++) fitted += cells[row * width + j]! * coefficients[j]!
    return Math.abs(logPrice[row]! - fitted)
  })
  const limit = Math.max(HUBER_K * madScale(sizes), 1e-9)
  return sizes.map((size, i) => rowWeights[rows[i]!]! * huberWeight(size, limit))
}

function penaltyOf(term: Term): number {
  if (term.kind === 'constant') return 1e-6
  if (term.kind === 'area') return AREA_PENALTY
  return term.kind === 'step' ? STEP_PENALTY : ATTRIBUTE_PENALTY
}
