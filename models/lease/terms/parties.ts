import * as phrases from '../../language/lease/parties.ts'
import { redactedParties } from './redacted-parties.ts'
import type { Actor } from '../text/actors.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { partyPersons } from '../text/party-aliases.ts'

const OPENING = 2600
const UNREADABLE = /x{3}/i

/** Which parties the opening of a lease names; one whose name was made unreadable is not missing. No name is kept. */
export function namedParties({ statements }: LeaseText): Readonly<Record<'missing' | 'redacted', readonly Actor[]>> {
  const opening = statements
    .map(({ text }) => text)
    .join('\n')
    .slice(0, OPENING)
  const named = new Set(partyPersons(opening).map(([, side]) => side))
  const missing = nobodyNamed(opening).filter((party) => !named.has(party))
  const unreadable = redactedParties(opening, { landlord: phrases.LANDLORD_WORD, tenant: phrases.TENANT_WORD })
  return {
    missing: missing.filter((party) => !unreadable.has(party)),
    redacted: missing.filter((party) => unreadable.has(party)),
  }
}

/** Parties without a name: of one name in the opening, the party whose word stands farther from it; of more, none. */
function nobodyNamed(opening: string): Actor[] {
  const [first, ...others] = namePlaces(opening)
  if (first === undefined) return ['landlord', 'tenant']
  const distance = (pattern: RegExp): number =>
    Math.min(
      Infinity,
      ...[...opening.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => Math.abs(index - first)),
    )
  if (others.length > 0) return []
  return [distance(phrases.LANDLORD_WORD) <= distance(phrases.TENANT_WORD) ? 'tenant' : 'landlord']
}

/** Places of different names in a text. */
function namePlaces(opening: string): number[] {
  const found = new Map<string, number>()
  const add = (name: string, index: number): void => {
    const key = name
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
      .split(' ')
      .slice(-1)[0]!
    if (!found.has(key)) found.set(key, index)
  }
  for (const match of opening.matchAll(phrases.TITLED)) add(match[0], match.index)
  for (const match of opening.matchAll(phrases.COMPANY)) add(match[0].slice(0, 30), match.index)
  for (const match of opening.matchAll(phrases.LABELLED)) if (startsUpper(match[1]!)) add(match[1]!, match.index)
  if (/verlo[uo]n/i.test(opening)) for (const match of opening.matchAll(phrases.LETS_TO)) add(match[0], match.index)
  for (const match of opening.matchAll(phrases.NAMED_AS))
    if (startsUpper(match[1]!) && !UNREADABLE.test(match[1]!)) add(match[1]!, match.index)
  for (const match of opening.matchAll(phrases.PLAIN)) if (startsUpper(match[1]!)) add(match[1]!, match.index)
  return [...found.values()]
}

/** The pattern ignores case for its labels, so what it took for a name is looked at again. */
function startsUpper(name: string): boolean {
  return name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length >= 2
}
