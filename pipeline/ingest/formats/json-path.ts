/**
 * Compiles a dotted path into parsed JSON: keys, list positions, and `*` for every element of a list (`photos.*.url`).
 * Follows own keys only, so that `__proto__` and `constructor` reach nothing that the feed did not write itself.
 */
export function pathReader(path: string): (value: unknown) => unknown {
  if (!path.includes('.')) return (value) => own(value, path)
  const segments = path.split('.')
  const star = segments.indexOf('*')
  if (star < 0) return (value) => segments.reduce<unknown>(own, value)
  const toList = segments.slice(0, star)
  const within = segments.slice(star + 1)
  const inner = within.length === 0 ? (item: unknown) => item : pathReader(within.join('.'))
  return (value) => {
    const list = toList.reduce<unknown>(own, value)
    if (!Array.isArray(list)) return undefined
    return list.flatMap(inner).filter((item) => item !== undefined && item !== null)
  }
}

/** Whether a row has the path, even with a null or blank value. A list counts for its elements. */
export function pathPresence(path: string): (value: unknown) => boolean {
  const segments = path.split('.')
  const star = segments.indexOf('*')
  const followed = star < 0 ? segments : segments.slice(0, star)
  return (value) => followed.reduce<unknown>(own, value) !== undefined
}

function own(value: unknown, key: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}
