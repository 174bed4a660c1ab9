import { cellOf } from '../boosting/bins.ts'

/** Log value as a function of area: a part that rises smoothly, and a step in each cell between the cuts. */
export type AreaCurve = {
  /** Never falls. */
  readonly smooth: (areaM2: number) => number
  readonly cuts: Float32Array
  /** One more than the cuts. */
  readonly steps: Float64Array
}

/**
 * Value of the curve made to rise: halfway between the highest value at any smaller area and the lowest at any larger one.
 * Both bounds never fall as area grows, so neither does their mean; where the curve rises by itself it is left as it is.
 * Monotone rearrangement never moves an estimate away from a rising truth (Chernozhukov, Fernández-Val & Galichon 2009).
 */
export function risingValue({ smooth, cuts, steps }: AreaCurve, areaM2: number): number {
  const here = cellOf(cuts, areaM2)
  const value = smooth(areaM2) + steps[here]!
  let highestBefore = value
  let lowestAfter = value
  for (let cell = 0; cell < here; cell++) highestBefore = Math.max(highestBefore, smooth(cuts[cell]!) + steps[cell]!)
  for (let cell = here + 1; cell < steps.length; cell++)
    lowestAfter = Math.min(lowestAfter, smooth(cuts[cell - 1]!) + steps[cell]!)
  return (highestBefore + lowestAfter) / 2
}
