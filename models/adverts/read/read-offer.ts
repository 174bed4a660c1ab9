import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { familyOf, segmentOf } from '../../kernel/property-type.ts'
import type { PropertyType, Segment } from '../../kernel/property-type.ts'
import { readPropertyType, TYPES_AROUND } from '../../language/property-type-words.ts'
import type { PropertyTypeReading } from '../../language/property-type-words.ts'
import { memoized } from '../../kernel/memoized.ts'
import type { OfferKind } from './plausibility.ts'
import { readListingType } from './read-listing-type.ts'
import type { ListingType } from './read-listing-type.ts'
import type { Provenance, Refusal } from './refusal.ts'
import { textOf } from './scalar.ts'

export interface Offer {
  listingType: ListingType
  propertyType: PropertyType
  kind: OfferKind
  segment: Segment
  isProject: boolean
}

const typeOfWords = memoized((words: string) => readPropertyType(words) ?? null)
const listingTypeOfWords = memoized((words: string) => readListingType(words))
/** Types whose words stand in addresses and titles for other reasons too. */
const WEAK_IN_TEXT = new Set<PropertyType>([...TYPES_AROUND, 'room'])

/** Where an advert says what it offers. */
export interface Offered {
  readonly advert: RawAdvert
  readonly url: string | null
  /** Plain text. */
  readonly title: string | null
}

/** Reads the kind of offer, and whether for rent or for sale: from its own field, else from the address of the advert, else from its title. */
export function readOffer(offered: Offered, provenance: Provenance): Offer | Refusal {
  const { advert, url, title } = offered
  const listingType = dealOf(offered, provenance)
  if (listingType === null)
    return {
      code: 'missing_listing_type',
      field: 'listingType',
      received: textOf(advert.listingType),
      expected: 'rent or sale, in the field, the address or the title',
    }
  const reading = typeOf(offered, provenance)
  if (reading === null)
    return {
      code: 'unknown_property_type',
      field: 'propertyType',
      received: textOf(advert.propertyType) ?? title ?? url,
      expected:
        'a type of property such as apartment, house, Wohnung or terrain, in the field, the address or the title',
    }
  const { type, isProject } = reading
  return { listingType, propertyType: type, kind: kindOf(type), segment: segmentOf(type), isProject }
}

function dealOf({ advert, url, title }: Offered, { methods }: Provenance): ListingType | null {
  const words = textOf(advert.listingType)
  const stated = words === null ? null : listingTypeOfWords(words)
  if (stated !== null) return stated
  const fromUrl = url === null ? null : readListingType(url)
  const found = fromUrl ?? readListingType(title)
  if (found !== null) methods['listingType'] = fromUrl === null ? 'extracted' : 'inferred'
  return found
}

function typeOf({ advert, url, title }: Offered, { methods }: Provenance): PropertyTypeReading | null {
  const words = textOf(advert.propertyType)
  const stated = words === null ? null : typeOfWords(words)
  if (stated !== null && stated.type !== 'other') return stated
  const fromUrl = url === null ? undefined : readPropertyType(url)
  const strong = fromUrl !== undefined && !WEAK_IN_TEXT.has(fromUrl.type)
  const fromTitle = strong || title === null ? undefined : readPropertyType(title)
  const found = (strong ? fromUrl : undefined) ?? fromTitle ?? fromUrl
  if (found === undefined) return stated
  methods['propertyType'] = found === fromUrl ? 'inferred' : 'extracted'
  return { type: found.type, isProject: found.isProject || fromUrl?.isProject === true || stated?.isProject === true }
}

function kindOf(type: PropertyType): OfferKind {
  if (type === 'room' || type === 'shared_flat') return 'room'
  const family = familyOf(type)
  if (family === 'other') return type === 'cellar' ? 'parking' : 'commercial'
  return family
}
