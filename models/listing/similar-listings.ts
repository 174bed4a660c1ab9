import type { ListingRecord } from '../contracts/listing.ts'
import { distanceM, type Point } from '../places/point-index.ts'

/** What decides whether two listings are alike. */
export type SimilarListing = Pick<
  ListingRecord,
  'id' | 'listingType' | 'propertyType' | 'segment' | 'communeSlug' | 'priceEur' | 'areaM2'
>

export interface SimilarListings<Listing extends SimilarListing> {
  /** Takes a listing in; all before the first question. */
  add(listing: Listing): void
  /** Up to `count` others of the same kind and offer, nearest in price and area; none for a listing without price or place. */
  similarTo(listing: SimilarListing, count?: number): Listing[]
}

/** Neighbours in price that are looked at on either side, in each commune. */
const LOOKED_AT = 24
/** Communes are taken from the nearest on until there are enough, as far as this. */
const REACH_M = 20_000
/** A tenth more area weighs as much as a tenth more price; an unknown area as much as a third. */
const UNKNOWN_AREA = Math.log(4 / 3)

/**
 * Finds listings like a given one. Listings of one commune, offer and kind lie in the order of their prices, so a question reads a few dozen of them
 * however many there are; the order is made when a group is first asked for.
 * @param centres of the communes, by slug
 */
export function createSimilarListings<Listing extends SimilarListing>(
  centres: ReadonlyMap<string, Point>,
): SimilarListings<Listing> {
  const groups = new Map<string, Listing[]>()
  const sorted = new Set<string>()
  const near = nearCommunes(centres)
  const groupOf = (key: string): readonly Listing[] => {
    const group = groups.get(key) ?? []
    if (!sorted.has(key)) group.sort((a, b) => a.priceEur! - b.priceEur! || (a.id < b.id ? -1 : 1))
    sorted.add(key)
    return group
  }
  return {
    add(listing) {
      if (listing.communeSlug === null || listing.priceEur === null) return
      const key = keyOf(listing, listing.communeSlug)
      const group = groups.get(key)
      if (group) group.push(listing)
      else groups.set(key, [listing])
    },
    similarTo(listing, count = 4) {
      const { communeSlug, priceEur } = listing
      if (communeSlug === null || priceEur === null) return []
      const found: Listing[] = []
      for (const slug of near(communeSlug)) {
        const others = aroundPrice(groupOf(keyOf(listing, slug)), priceEur).filter(({ id }) => id !== listing.id)
        found.push(
          ...others.toSorted((a, b) => unlikeness(a, listing) - unlikeness(b, listing) || (a.id < b.id ? -1 : 1)),
        )
        if (found.length >= count) break
      }
      return found.slice(0, count)
    },
  }
}

function keyOf({ listingType, segment, propertyType }: SimilarListing, communeSlug: string): string {
  return `${communeSlug}/${listingType}/${segment ?? propertyType}`
}

/** The communes within reach of one, itself first, in the order of their distance. */
function nearCommunes(centres: ReadonlyMap<string, Point>): (slug: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (slug) => {
    const from = centres.get(slug)
    if (!from) return [slug]
    const found =
      known.get(slug) ??
      [...centres]
        .map(([other, point]) => ({ other, metres: distanceM(from, point) }))
        .filter(({ other, metres }) => other !== slug && metres <= REACH_M)
        .sort((a, b) => a.metres - b.metres || (a.other < b.other ? -1 : 1))
        .map(({ other }) => other)
    known.set(slug, found)
    return [slug, ...found]
  }
}

function aroundPrice<Listing extends SimilarListing>(group: readonly Listing[], priceEur: number): Listing[] {
  let [low, high] = [0, group.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (group[middle]!.priceEur! < priceEur) low = middle + 1
    else high = middle
  }
  return group.slice(Math.max(0, low - LOOKED_AT), low + LOOKED_AT + 1)
}

/** Distance in the logarithms of price and area; infinitely far where a price is no price. */
function unlikeness(a: SimilarListing, b: SimilarListing): number {
  const price = Math.abs(Math.log(a.priceEur! / b.priceEur!))
  const area = a.areaM2 === null || b.areaM2 === null ? UNKNOWN_AREA : Math.abs(Math.log(a.areaM2 / b.areaM2))
  const distance = price + area
  return Number.isFinite(distance) ? distance : Number.MAX_VALUE
}
