import * as phrases from '../../language/lease/parties.ts'
import type { Actor } from '../text/actors.ts'

const PARTIES = ['landlord', 'tenant'] as const
const REACH = 80

/** Parties whose names a lease has made unreadable: the one whose label stands before the mark, else the one told behind it. */
export function redactedParties(opening: string, words: Readonly<Record<Actor, RegExp>>): ReadonlySet<Actor> {
  const found = new Set<Actor>()
  for (const { 0: mark, index } of opening.matchAll(new RegExp(`${phrases.MARK}|${phrases.INITIALS}`, 'gu'))) {
    const isMark = new RegExp(`^(?:${phrases.MARK})$`, 'u').test(mark)
    const party =
      labelBefore(opening.slice(Math.max(0, index - REACH), index), words) ??
      (isMark ? firstOf(opening.slice(index + mark.length, index + mark.length + REACH), words) : undefined)
    if (party !== undefined) found.add(party)
  }
  return found
}

function labelBefore(before: string, words: Readonly<Record<Actor, RegExp>>): Actor | undefined {
  const label = String.raw`\p{L}{0,6}\s?(?:\([^)\n]{0,40}\)\s?)?[:=–-]\s*$`
  return PARTIES.find((party) => new RegExp(`(?:${words[party].source})${label}`, 'iu').test(before))
}

function firstOf(behind: string, words: Readonly<Record<Actor, RegExp>>): Actor | undefined {
  const at = (party: Actor): number => behind.search(new RegExp(words[party].source, 'iu'))
  return PARTIES.filter((party) => at(party) >= 0).toSorted((a, b) => at(a) - at(b))[0]
}
