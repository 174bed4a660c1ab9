/** Finds the name with the smallest edit distance to `wanted`; undefined when none is close enough to be a typing error. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const target = wanted.slice(0, 64).toLowerCase()
  let nearest: string | undefined
  let least = Math.max(2, Math.floor(target.length / 2)) + 1
  for (const name of names) {
    const distance = editDistance(target, name.slice(0, 64).toLowerCase())
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}

/** Levenshtein distance in characters. */
function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const current = [i]
    for (let j = 1; j <= right.length; j++) {
      const substituted = previous[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1)
      current.push(Math.min(substituted, previous[j]! + 1, current[j - 1]! + 1))
    }
    previous = current
  }
  return previous[right.length]!
}
