import { COMMUTE_DESTINATIONS } from '../../../models/contracts/places/commute.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { toNameLocale } from '../../../models/kernel/locale.ts'
import { toListingDetail } from '../../../models/adverts/listing/listing-detail.ts'
import type { FullListing } from '../../../models/openapi/listing-documents.ts'
import type { ListingDetail } from '../../../models/adverts/listing/listing-detail.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { listingContext, plainWords } from './agent-listing.ts'
import type { ListingView } from './agent-listing.ts'
import { findListing } from './find-listing.ts'
import { getListingEstimate } from './get-listing-estimate.ts'

/** Maximum characters of the advertiser's text in an answer. */
export const DESCRIPTION_CHARACTERS = 2_000

/** Returns the full detail of a listing. @throws NotFoundError */
export function getListingDetail(facts: ReleaseFacts, { id }: { id: string }, view: ListingView): FullListing {
  const listing = findListing(facts, id)
  const context = { ...listingContext(facts, view), asOf: facts.asOf, releaseId: facts.id }
  const {
    facts: _provenance,
    asOf,
    releaseId,
    sample,
    communeSlug,
    pictures: _pictures,
    ...detail
  } = plainDetail(toListingDetail(listing, context))
  const worked = {
    commune: communeOf(facts, listing, view),
    estimate: getListingEstimate(facts, listing),
    commute: commuteOf(facts, listing),
  }
  const missing = Object.entries(worked).flatMap(([name, value]) => (value === null ? [name] : []))
  const unknown = detail.unknown.filter((field) => field !== 'communeSlug')
  return { ...detail, ...worked, unknown: [...unknown, ...missing] }
}

/** Turns the advertiser's words, wherever they occur, into plain lines. */
function plainDetail(detail: ListingDetail): ListingDetail {
  const { agency, descriptionFull } = detail
  const line = (text: string | null): string | null => text && quotable(text, 120)
  return {
    ...plainWords(detail),
    descriptionFull: descriptionFull && quotable(descriptionFull, DESCRIPTION_CHARACTERS),
    agency: agency && {
      name: quotable(agency.name, 80),
      phone: line(agency.phone),
      email: line(agency.email),
      website: line(agency.website),
    },
  }
}

function communeOf(
  facts: ReleaseFacts,
  { communeSlug }: ListingRecord,
  { locale }: ListingView,
): FullListing['commune'] {
  const commune = communeSlug === null ? undefined : facts.communes.get(communeSlug)
  if (!commune) return null
  const { slug, name, liveabilityScore } = commune
  return { slug, name: name[toNameLocale(locale)], liveabilityScore }
}

function commuteOf({ commute }: ReleaseFacts, { communeSlug }: ListingRecord): FullListing['commute'] {
  const times = communeSlug === null ? undefined : commute?.communes[communeSlug]
  if (!times) return null
  return COMMUTE_DESTINATIONS.map((destination) => {
    const { car, transit, bike, walk } = times[destination]
    return {
      destination,
      car: car.peak.minutes,
      transit: transit.peak.minutes,
      bike: bike.peak.minutes,
      walk: walk.peak.minutes,
    }
  })
}
