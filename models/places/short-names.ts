const LETTERS = 4
const MAX_TRIES = 1_000

/**
 * Short labels of places, at most four letters each and no two alike; where several would have the same, the one that comes first keeps it.
 * @param names the most important first
 */
export function shortNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const label = candidates(name).find((candidate) => !taken.has(candidate.toLowerCase())) ?? numbered(name, taken)
    taken.add(label.toLowerCase())
    return label
  })
}

/** The beginning; the beginning with the initial of the last word (`EscS` for Esch-sur-Sûre); the beginning with a later letter. */
function candidates(name: string): string[] {
  const words = name.split(/[\s'’-]+/).filter((word) => word !== '')
  const letters = words.join('')
  const start = (words[0] ?? '').slice(0, LETTERS - 1)
  const initial = words.length > 1 ? [start + words.at(-1)![0]!.toUpperCase()] : []
  return [
    (words[0] ?? '').slice(0, LETTERS),
    ...initial,
    ...Array.from(letters.slice(LETTERS), (letter) => start + letter),
  ]
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; number < MAX_TRIES; number++) {
    const label = name.slice(0, LETTERS - String(number).length) + number
    if (!taken.has(label.toLowerCase())) return label
  }
  throw new RangeError(`Too many places that begin like ${JSON.stringify(name)}`)
}
