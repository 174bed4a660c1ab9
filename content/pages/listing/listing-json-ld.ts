import type { Offer, RealEstateListing, WithContext } from 'schema-dts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { ownPhotos } from './listing-card.ts'
import type { SiteStatement } from '../../html/site-page.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** Types of schema.org for what is offered. */
const HOMES = { apartment: 'Apartment', house: 'House' } as const
const SQUARE_METRES = 'MTK'

/** The listing as schema.org has it: a RealEstateListing about a home, with an Offer. What is not known is left out. */
export function listingJsonLd(
  { listing, commune }: ListingPageFacts,
  heading: string,
  { baseUrl }: SiteStatement,
): WithContext<RealEstateListing> {
  const url = `${baseUrl}${ADDRESSES.listing('en', listing.id)}`
  const photos = ownPhotos(listing).map((photo) => `${baseUrl}${photo}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: heading,
    datePosted: listing.firstSeen,
    ...(listing.description !== null && { description: quotable(listing.description, 500) }),
    ...(photos.length > 0 && { image: photos }),
    mainEntity: {
      '@type': listing.segment === null ? 'Accommodation' : HOMES[listing.segment],
      name: heading,
      address: {
        '@type': 'PostalAddress',
        addressCountry: listing.country ?? 'LU',
        ...(commune !== null && { addressLocality: commune.name.fr }),
      },
      ...sizes(listing),
      ...(listing.latitude !== null &&
        listing.longitude !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude },
        }),
    },
    ...(listing.priceEur !== null &&
      listing.priceCheck !== 'implausible' && { offers: offer(listing, listing.priceEur, url) }),
  }
}

function sizes({ areaM2, isProject, bedrooms, bathrooms, rooms, constructionYear }: ListingRecord): object {
  const area = isProject ? { minValue: areaM2 } : { value: areaM2 }
  return {
    ...(areaM2 !== null && { floorSize: { '@type': 'QuantitativeValue', ...area, unitCode: SQUARE_METRES } }),
    ...(rooms !== null && { numberOfRooms: rooms }),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(constructionYear !== null && { yearBuilt: constructionYear }),
  }
}

function offer({ listingType, agency, status }: ListingRecord, priceEur: number, url: string): Offer {
  const isRent = listingType === 'rent'
  return {
    '@type': 'Offer',
    url,
    price: priceEur,
    priceCurrency: 'EUR',
    ...(status === 'on_offer' && { availability: 'https://schema.org/InStock' as const }),
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}` },
    ...(isRent && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priceEur,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
    }),
    ...(agency !== null && { offeredBy: { '@type': 'RealEstateAgent', name: quotable(agency.name, 80) } }),
  }
}
