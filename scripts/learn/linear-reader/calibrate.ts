/** A score as log-odds: `slope · score + shift`. */
export interface Calibration {
  readonly slope: number
  readonly shift: number
}

const STEPS = 100
const ENOUGH = 1e-9
/** Keeps the curve finite where scores tell examples from the rest without error. */
const RIDGE = 1e-3

/**
 * Fits the share of examples by their score: logistic regression on one value (Platt 1999), with targets drawn in from 0 and 1 by the number of rows, by
 * Newton's method.
 * @param scores of rows that the model has not learned from
 */
export function calibrate(scores: readonly number[], isExample: readonly boolean[]): Calibration {
  const examples = isExample.filter(Boolean).length
  const high = (examples + 1) / (examples + 2)
  const low = 1 / (scores.length - examples + 2)
  let [slope, shift] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [RIDGE * (slope - 1), 0, RIDGE, 0, 1e-9]
    for (const [row, score] of scores.entries()) {
      const share = 1 / (1 + Math.exp(-(slope * score + shift)))
      const error = share - (isExample[row] ? high : low)
      const weight = share * (1 - share)
      g0 += error * score
      g1 += error
      h00 += weight * score * score
      h01 += weight * score
      h11 += weight
    }
    const det = h00 * h11 - h01 * h01
    const [bySlope, byShift] = [(h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det]
    slope -= bySlope
    shift -= byShift
    if (Math.abs(bySlope) + Math.abs(byShift) < ENOUGH) break
  }
  return { slope, shift }
}
