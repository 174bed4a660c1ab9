import { drawNormal } from './draw-normal.ts'

/**
 * A draw from the gamma distribution of the given shape (at least 1) and scale 1; Marsaglia and Tsang (2000, ACM TOMS 26).
 *
 * @param random a stream of numbers in [0, 1)
 */
export function drawGamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = drawNormal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}
