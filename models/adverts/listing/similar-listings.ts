import type { ListingRecord } from '../../contracts/listings/listing.ts'
import { distanceM, type Point } from '../../places/point-index.ts'

/** Fields that decide whether two listings are alike. */
export type SimilarListing = Pick<
  ListingRecord,
  'id' | 'listingType' | 'propertyType' | 'segment' | 'communeSlug' | 'priceEur' | 'priceCheck' | 'areaM2'
>

export interface SimilarListings<Listing extends SimilarListing> {
  /** Takes a listing in; all before the first question. */
  add(listing: Listing): void
  /** Up to `count` others of the same kind and offer, most alike first; none for a listing without price or place. */
  similarTo(listing: SimilarListing, count?: number): Listing[]
}

/** Maximum distance of similar listings, in logarithms: a factor of two, in price and area together. */
const MOST_UNLIKE = Math.LN2
/** Width of a band of prices in logarithms, about 0.4 %: a question reads the listings of a few bands, however many there are. */
const BAND = 0.004
/** Communes are taken from the nearest on until there are enough, as far as this. */
const REACH_M = 20_000
/** An unknown area counts as a third more or less. */
const UNKNOWN_AREA = Math.log(4 / 3)

/** Listings of one commune, offer and kind by band of price. */
type Group<Listing> = Map<number, Listing[]>

/**
 * Finds listings like a given one: in the same commune those whose price and area differ least as ratios, then in the next communes.
 * @param centres of the communes, by slug
 */
export function createSimilarListings<Listing extends SimilarListing>(
  centres: ReadonlyMap<string, Point>,
): SimilarListings<Listing> {
  const groups = new Map<string, Group<Listing>>()
  const near = nearCommunes(centres)
  return {
    add(listing) {
      const { communeSlug, priceEur, priceCheck } = listing
      if (communeSlug === null || priceEur === null || priceEur <= 0 || priceCheck === 'implausible') return
      const key = keyOf(listing, communeSlug)
      const group = groups.get(key) ?? new Map<number, Listing[]>()
      groups.set(key, group)
      const band = group.get(bandOf(priceEur))
      if (band) band.push(listing)
      else group.set(bandOf(priceEur), [listing])
    },
    similarTo(listing, count = 4) {
      const { communeSlug, priceEur } = listing
      if (communeSlug === null || priceEur === null || priceEur <= 0) return []
      const found: Listing[] = []
      for (const slug of near(communeSlug)) {
        const group = groups.get(keyOf(listing, slug))
        if (group) found.push(...mostAlike(group, listing, priceEur, count - found.length))
        if (found.length >= count) break
      }
      return found
    },
  }
}

/** How far apart two listings are: the logarithms of the ratios of prices and of areas together; NaN where one is no amount. */
export function unlikeness(a: SimilarListing, b: SimilarListing): number {
  const area = a.areaM2 === null || b.areaM2 === null ? UNKNOWN_AREA : Math.abs(Math.log(a.areaM2 / b.areaM2))
  return Math.abs(Math.log(a.priceEur! / b.priceEur!)) + area
}

function keyOf({ listingType, segment, propertyType }: SimilarListing, communeSlug: string): string {
  return `${communeSlug}/${listingType}/${segment ?? propertyType}`
}

function bandOf(priceEur: number): number {
  return Math.floor(Math.log(priceEur) / BAND)
}

/** Bands are read outward from the price until nothing in the next ones could be more alike than what was found. */
function mostAlike<Listing extends SimilarListing>(
  group: Group<Listing>,
  listing: SimilarListing,
  priceEur: number,
  count: number,
): Listing[] {
  const best: { other: Listing; distance: number }[] = []
  const from = bandOf(priceEur)
  for (let away = 0; (away - 1) * BAND <= MOST_UNLIKE; away++) {
    if (best.length === count && best.at(-1)!.distance < (away - 1) * BAND) break
    for (const band of away === 0 ? [from] : [from - away, from + away])
      for (const other of group.get(band) ?? []) {
        const distance = unlikeness(other, listing)
        if (other.id !== listing.id && distance <= MOST_UNLIKE) keepBest(best, { other, distance }, count)
      }
  }
  return best.map(({ other }) => other)
}

type Candidate = { other: SimilarListing; distance: number }

function keepBest<Each extends Candidate>(best: Each[], candidate: Each, count: number): void {
  if (best.length === count && !isBefore(candidate, best.at(-1)!)) return
  let at = best.length
  while (at > 0 && isBefore(candidate, best[at - 1]!)) at--
  best.splice(at, 0, candidate)
  if (best.length > count) best.pop()
}

function isBefore(a: Candidate, b: Candidate): boolean {
  return a.distance < b.distance || (a.distance === b.distance && a.other.id < b.other.id)
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
