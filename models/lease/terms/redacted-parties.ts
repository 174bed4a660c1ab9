import { oneOf } from '../../language/words/lines.ts'

export type Party = 'landlord' | 'tenant'

/** A name that was made unreadable: `XXXX`, `[...]`, `[nom]`, `M. X.`; a line of dots or a blank is yet to be filled in. */
const MARK = oneOf(String.raw`
    (?<!\p{L})[Xx]{3,}(?!\p{L})|\[\s?(?:\.{2,}|…)\s?\]|█{2,}
    \[[^\]\n]{0,20}(?:\b[Nn]oms?\b|[Nn]ame|[Nn]umm|[Aa]nonym|[Rr]edacted|[Cc]aviard|[Gg]eschw[äa]rzt|[Bb]iff)[^\]\n]{0,20}\]
    (?<!\p{L})(?:Monsieur|Madame|Mme|Mlle|M|MM|Mr|Mrs|Ms|Herrn?|Frau|Här|Joffer)\.? (?:\p{Lu}\.[ -]?){1,3}(?!\p{L})
  `)
const INITIALS = String.raw`(?:\p{Lu}\.[ -]?){2,3}(?![\p{L}])`
const REACH = 80

/** Parties whose names a lease has made unreadable: the one whose label stands before the mark, else the one told behind it. */
export function redactedParties(opening: string, words: Readonly<Record<Party, RegExp>>): ReadonlySet<Party> {
  const found = new Set<Party>()
  for (const { 0: mark, index } of opening.matchAll(new RegExp(`${MARK}|${INITIALS}`, 'gu'))) {
    const labelled = labelBefore(opening.slice(Math.max(0, index - REACH), index), words)
    if (labelled !== null) found.add(labelled)
    else if (new RegExp(`^(?:${MARK})$`, 'u').test(mark)) {
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
