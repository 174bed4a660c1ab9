import * as phrases from '../../language/lease/parties.ts'
import { redactedParties } from './redacted-parties.ts'
import type { Party } from './redacted-parties.ts'
import type { LeaseText } from '../text/lease-text.ts'

/** How far from the word for a party its name may stand, in characters. */
const REACH = 330
const OPENING = 2600
const UNREADABLE = /x{3}/i

interface NamedParties {
  readonly names: number
  readonly missing: readonly Party[]
}

/** Which parties the opening of a lease names; one whose name was made unreadable is not missing. No name is kept. */
export function namedParties({ statements }: LeaseText): NamedParties & { readonly redacted: readonly Party[] } {
  const opening = statements
    .map(({ text }) => text)
    .join('\n')
    .slice(0, OPENING)
  const { names, missing } = legibleParties(opening)
  const unreadable = redactedParties(opening, { landlord: phrases.LANDLORD_WORD, tenant: phrases.TENANT_WORD })
  return {
    names,
    missing: missing.filter((party) => !unreadable.has(party)),
    redacted: missing.filter((party) => unreadable.has(party)),
  }
}

function legibleParties(opening: string): NamedParties {
  const places = namePlaces(opening)
  const isNear = (pattern: RegExp): boolean =>
    [...opening.matchAll(new RegExp(pattern.source, 'giu'))].some(({ index }) =>
      places.some((place) => Math.abs(place - index) < REACH),
    )
  if (places.length >= 2 && isNear(phrases.LANDLORD_WORD) && isNear(phrases.TENANT_WORD))
    return { names: places.length, missing: [] }
  if (places.length === 0) return { names: 0, missing: ['landlord', 'tenant'] }
  if (places.length >= 2) return { names: places.length, missing: [] }
  const first = places[0]!
  const distance = (pattern: RegExp): number =>
    Math.min(
      Infinity,
      ...[...opening.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => Math.abs(index - first)),
    )
  return {
    names: 1,
    missing: [distance(phrases.LANDLORD_WORD) <= distance(phrases.TENANT_WORD) ? 'tenant' : 'landlord'],
  }
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
