import * as phrases from '../../language/lease/parties.ts'

export type Party = 'landlord' | 'tenant'

const REACH = 80

/** Parties whose names a lease has made unreadable: the one whose label stands before the mark, else the one told behind it. */
export function redactedParties(opening: string, words: Readonly<Record<Party, RegExp>>): ReadonlySet<Party> {
  const found = new Set<Party>()
  for (const { 0: mark, index } of opening.matchAll(new RegExp(`${phrases.MARK}|${phrases.INITIALS}`, 'gu'))) {
    const labelled = labelBefore(opening.slice(Math.max(0, index - REACH), index), words)
    if (labelled !== null) found.add(labelled)
    else if (new RegExp(`^(?:${phrases.MARK})$`, 'u').test(mark)) {
      const told = firstOf(opening.slice(index + mark.length, index + mark.length + REACH), words)
      if (told !== null) found.add(told)
    }
  }
  return found
}

function labelBefore(before: string, words: Readonly<Record<Party, RegExp>>): Party | null {
  for (const party of ['landlord', 'tenant'] as const)
    if (
      new RegExp(String.raw`(?:${words[party].source})\p{L}{0,6}\s?(?:\([^)\n]{0,40}\)\s?)?[:=–-]\s*$`, 'iu').test(
        before,
      )
    )
      return party
  return null
}

function firstOf(behind: string, words: Readonly<Record<Party, RegExp>>): Party | null {
  const places = (['landlord', 'tenant'] as const)
    .map((party) => ({ party, at: behind.search(new RegExp(words[party].source, 'iu')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return places[0]?.party ?? null
}
