import type { AgentListing, ListingRecord } from '../../contracts/listings/listing.ts'
import type { PriceCheckReason, PriceComparison } from '../../contracts/listings/price-check.ts'
import { holdsCharges } from './unstated-charges.ts'

const MAX_PHOTO_URLS = 5
/** Characters of the summary that goes with search results and feeds. */
const SUMMARY_CHARACTERS = 280

export interface AgentListingContext {
  /** Name of a commune in the reader's language. */
  communeName(slug: string): string
  /** Absolute address of a path of this service. */
  absoluteUrl(path: string): string
}

/** The listing as the interface shows it in search results and feeds. */
export function toAgentListing(
  listing: ListingRecord,
  { communeName, absoluteUrl }: AgentListingContext,
): AgentListing {
  const photos = listing.photos.map((photo) => (photo.startsWith('/') ? absoluteUrl(photo) : photo))
  return {
    id: listing.id,
    url: absoluteUrl(listing.url),
    title: listing.title,
    price: listing.priceEur,
    ...(listing.isProject && { kind: 'project', priceFrom: listing.priceFromEur, priceTo: listing.priceToEur }),
    priceCheck: listing.priceCheck,
    ...doubts(listing),
    currency: 'EUR',
    listingType: listing.listingType,
    propertyType: listing.propertyType,
    city: listing.communeSlug === null ? null : communeName(listing.communeSlug),
    district: listing.district,
    beds: listing.bedrooms,
    baths: listing.bathrooms,
    areaSqm: listing.areaM2,
    energyClass: listing.energyClass,
    imageUrl: photos[0] ?? null,
    photoUrls: photos.slice(0, MAX_PHOTO_URLS),
    description: summarize(listing.description),
    pricePerSqm: listing.pricePerSqm,
    charges: listing.chargesEur,
    ...(holdsCharges(listing) && { chargesIncluded: true as const }),
    features: listing.features,
    agencyName: listing.agency?.name ?? null,
    latitude: listing.latitude,
    longitude: listing.longitude,
    firstSeen: listing.firstSeen,
    lastSeen: listing.lastSeen,
    status: listing.status,
  }
}

/** Whether a reader has to be told about the price. */
export function isDoubted({ priceCheck }: Pick<ListingRecord, 'priceCheck'>): boolean {
  return priceCheck === 'implausible' || priceCheck === 'unusual'
}

/** Whether a price was compared and lies outside what is usual; one inside is no reason to doubt it. */
export function isOutsideUsual(reason: PriceCheckReason): reason is PriceComparison {
  return 'lowEur' in reason && (reason.priceEur < reason.lowEur || reason.priceEur > reason.highEur)
}

function doubts(listing: ListingRecord): Pick<AgentListing, 'priceCheckReason' | 'usualPriceFrom' | 'usualPriceTo'> {
  const [reason] = isDoubted(listing) ? listing.priceCheckReasons : []
  if (reason === undefined) return {}
  const compared = listing.priceCheckReasons.find(isOutsideUsual)
  return {
    priceCheckReason: reason.code,
    ...(compared && { usualPriceFrom: compared.lowEur, usualPriceTo: compared.highEur }),
  }
}

/** The first sentences of a text, cut at a word; control characters and line breaks become spaces. */
function summarize(text: string | null, maxCharacters = SUMMARY_CHARACTERS): string | null {
  if (text === null) return null
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxCharacters) return plain === '' ? null : plain
  const cut = plain.slice(0, maxCharacters - 1)
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), maxCharacters / 2))
  return `${atWord.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
