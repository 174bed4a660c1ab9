/** One-sided 90 % quantiles of Student's t for 2 to 20 degrees of freedom. */
const T_90 = [
  1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341, 1.337, 1.333, 1.33,
  1.328, 1.325,
]

/** Half-width of an 80 % interval in standard deviations. @param freedom degrees, at least 2; more than 20 count as 20 */
export function student80(freedom: number): number {
  return T_90[freedom - 2] ?? T_90.at(-1)!
}
