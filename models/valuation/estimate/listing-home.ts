import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { ListingType } from '../../contracts/market/valuation.ts'
import { compareText } from '../../kernel/compare-text.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { dwellingRow, type Dwelling } from '../frame/dwelling.ts'
import type { ValuationRow } from '../frame/schema.ts'
import type { ValuationModel } from '../model/model.ts'
import { dwellingCentre } from './dwelling-centre.ts'

/** A listing on offer that is valued, and its home as the model sees it. */
export interface ListedHome {
  readonly listingId: string
  /** Path of its page. */
  readonly url: string
  /** Its id is that of the property, which is how the model knows a home. */
  readonly row: ValuationRow
}

/** Maximum newest listings of a kind that are valued; bounds the time on a very large market. */
export const MOST_VALUED = 20_000

/** Where and when homes are valued. */
export interface HomeSetting {
  /** By slug of the commune. */
  readonly cantons: ReadonlyMap<string, string>
  readonly gazetteer: Gazetteer
  /** `year * 4 + quarter - 1` */
  readonly quarter: number
}

/** A dwelling with a known area and place; a project is several dwellings. */
export function isValued(listing: ListingRecord): boolean {
  const { segment, communeSlug, areaM2, isProject } = listing
  return segment !== null && communeSlug !== null && areaM2 !== null && areaM2 > 0 && !isProject
}

/**
 * Finds the homes of listings as a model knows them.
 * @param aliases listing by advert, where the listing has another id
 * @returns takes listings that are `isValued`
 */
export function homeFinder(
  model: ValuationModel,
  aliases: ReadonlyMap<string, string>,
  setting: HomeSetting,
): (listing: ListingRecord) => ListedHome {
  const propertyOf = new Map(
    model.homes.ids.flatMap((id) => (aliases.has(id) ? [[aliases.get(id)!, id] as const] : [])),
  )
  return (listing) => listedHome(listing, propertyOf.get(listing.id) ?? listing.id, setting)
}

/** The listings of a kind that are valued: the newest, as many as the estimates of a release have. */
export function valuedListings(listings: readonly ListingRecord[], listingType: ListingType): ListingRecord[] {
  return listings
    .filter((listing) => listing.listingType === listingType && isValued(listing))
    .toSorted((a, b) => compareText(b.firstSeen, a.firstSeen) || compareText(a.id, b.id))
    .slice(0, MOST_VALUED)
}

/** @param listing one that `isValued` */
export function listedHome(listing: ListingRecord, propertyId: string, setting: HomeSetting): ListedHome {
  const dwelling = dwellingOf(listing, setting)
  const { locality, district } = listing
  const centre = dwellingCentre(setting.gazetteer, { communeSlug: dwelling.communeSlug, locality, district })
  return { listingId: listing.id, url: listing.url, row: dwellingRow(propertyId, dwelling, centre) }
}

/** The listing in the form of a market entry, as in the training data. */
function dwellingOf(listing: ListingRecord, { cantons, quarter }: HomeSetting): Dwelling {
  const isAmong = (features: readonly string[], names: readonly string[]): boolean =>
    names.some((name) => features.some((feature) => feature.includes(name)))
  const stated = (present: readonly string[], absent: readonly string[]): boolean | null => {
    if (isAmong(listing.features, present)) return true
    return isAmong(listing.absentFeatures, absent) ? false : null
  }
  return {
    ...listing,
    segment: listing.segment!,
    communeSlug: listing.communeSlug!,
    areaM2: listing.areaM2!,
    canton: cantons.get(listing.communeSlug!) ?? null,
    parking: stated(['parking', 'garage'], ['parking']),
    terrace: stated(['terrace', 'balcony', 'loggia'], ['terrace', 'balcony']),
    quarter,
  }
}
