import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { dwellingRow, type Dwelling } from '../frame/dwelling.ts'
import type { ValuationRow } from '../frame/schema.ts'
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
