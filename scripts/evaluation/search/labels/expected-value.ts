/** A label: one value, one of several, or a range that includes its ends. */
export type Expected<T> = T | { any: T[] } | { between: [T, T] }

/** Whether the label allows the value. */
export function allows<T extends number | string>(expected: Expected<T>, value: T): boolean {
  if (typeof expected !== 'object') return expected === value
  if ('any' in expected) return expected.any.includes(value)
  return expected.between[0] <= value && value <= expected.between[1]
}

/** The smallest value that the label allows. */
export function leastOf<T extends number | string>(expected: Expected<T>): T {
  return valuesOf(expected).reduce((a, b) => (b < a ? b : a))
}

/** The largest value that the label allows. */
export function mostOf<T extends number | string>(expected: Expected<T>): T {
  return valuesOf(expected).reduce((a, b) => (b > a ? b : a))
}

function valuesOf<T extends number | string>(expected: Expected<T>): T[] {
  if (typeof expected !== 'object') return [expected]
  return 'any' in expected ? expected.any : expected.between
}
