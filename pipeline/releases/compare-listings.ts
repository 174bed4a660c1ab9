import type { ReleaseDiff } from '../../models/contracts/release/release-diff.ts'

/** Listings of a release. */
export interface ListedAdverts {
  /** Id of the listing to its price in euros; null where it is withheld. */
  prices: ReadonlyMap<string, number | null>
  /** Id of a project to its lowest price in euros. */
  lowestPrices?: ReadonlyMap<string, number>
  /** Id of an advert to its listing, where the two differ. */
  aliases: Readonly<Record<string, string>>
}

type Regrouping = ReleaseDiff['listings']['regroupings'][number]

const EXAMPLES = 20

/**
 * Tells what the market changed from what our matching changed, by the ids of adverts, which stay. Listings that share adverts belong
 * together: one before and one now are the same listing, whatever its id; several on a side are merged, split or regrouped.
 */
export function compareListings(before: ListedAdverts, after: ListedAdverts): ReleaseDiff['listings'] {
  const groups = listingsOfShared(before, after)
  const added = ids(groups, (old) => old.length === 0, 'after')
  const gone = ids(groups, (_, now) => now.length === 0, 'before')
  const regroupings = groups.flatMap(({ before: old, after: now }): Regrouping[] => {
    if (old.length === 0 || now.length === 0 || (old.length === 1 && now.length === 1)) return []
    return [{ kind: now.length === 1 ? 'merged' : old.length === 1 ? 'split' : 'regrouped', before: old, after: now }]
  })
  const repriced = groups.flatMap(({ before: old, after: now }) => {
    if (old.length !== 1 || now.length !== 1) return []
    const [was, is] = comparable(before, old[0]!, after, now[0]!)
    return was === null || is === null || was === is ? [] : [{ id: now[0]!, before: was, after: is }]
  })
  const size = ({ before: was, after: is }: { before: number; after: number }): number => Math.abs(Math.log(is / was))
  const count = (kind: Regrouping['kind']): number =>
    regroupings.filter((regrouping) => regrouping.kind === kind).length
  return {
    before: before.prices.size,
    after: after.prices.size,
    new: added.length,
    gone: gone.length,
    merged: count('merged'),
    split: count('split'),
    regrouped: count('regrouped'),
    priceChanged: repriced.length,
    newExamples: added.slice(0, EXAMPLES),
    goneExamples: gone.slice(0, EXAMPLES),
    regroupings: regroupings.slice(0, EXAMPLES),
    largestPriceChanges: repriced.toSorted((a, b) => size(b) - size(a) || (a.id < b.id ? -1 : 1)).slice(0, EXAMPLES),
  }
}

/** Two prices, or the lowest ones of two projects: a price and a lowest price are no change of each other. */
function comparable(
  before: ListedAdverts,
  old: string,
  after: ListedAdverts,
  now: string,
): [was: number | null, is: number | null] {
  const [was, is] = [before.prices.get(old)!, after.prices.get(now)!]
  if (was !== null || is !== null) return [was, is]
  return [before.lowestPrices?.get(old) ?? null, after.lowestPrices?.get(now) ?? null]
}

type Group = Pick<Regrouping, 'before' | 'after'>

/** Groups of listings of the two releases that share adverts, directly or through others; ordered by their first id. */
function listingsOfShared(before: ListedAdverts, after: ListedAdverts): Group[] {
  const groups = new Map<string, Group>()
  for (const id of before.prices.keys()) groups.set(`before ${id}`, { before: [id], after: [] })
  for (const id of after.prices.keys()) groups.set(`after ${id}`, { before: [], after: [id] })
  for (const advert of new Set([...adverts(before), ...adverts(after)])) {
    const [one, other] = [
      groups.get(`before ${listingOf(before, advert)}`),
      groups.get(`after ${listingOf(after, advert)}`),
    ]
    if (!one || !other || one === other) continue
    one.before.push(...other.before)
    one.after.push(...other.after)
    for (const id of other.before) groups.set(`before ${id}`, one)
    for (const id of other.after) groups.set(`after ${id}`, one)
  }
  const distinct = [...new Set(groups.values())]
  for (const group of distinct) for (const side of [group.before, group.after]) side.sort()
  return distinct.sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1))
}

function adverts({ prices, aliases }: ListedAdverts): string[] {
  return [...prices.keys(), ...Object.keys(aliases)]
}

function listingOf({ aliases }: ListedAdverts, advert: string): string {
  return aliases[advert] ?? advert
}

function firstOf({ before, after }: Group): string {
  return before[0] ?? after[0]!
}

function ids(
  groups: readonly Group[],
  isMeant: (before: readonly string[], after: readonly string[]) => boolean,
  side: keyof Group,
): string[] {
  return groups
    .filter(({ before, after }) => isMeant(before, after))
    .flatMap((group) => group[side])
    .sort()
}
