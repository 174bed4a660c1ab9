import type { RawAdvert, Scalar } from '../../../models/contracts/listings/raw-advert.ts'
import { first, isNode, own, typesOf, type LdNode } from './json-ld-nodes.ts'

const ABSTRACT_TYPES: ReadonlySet<string> = new Set([
  'RealEstateListing',
  'Product',
  'IndividualProduct',
  'Offer',
  'Place',
  'Thing',
  'Accommodation',
])

/** Reads a schema.org listing as a raw advert: first the node itself, then the property it is about, then its offer. */
export function jsonLdAdvert(listing: LdNode): RawAdvert {
  const about = nodes(listing, 'about', 'mainEntity', 'itemOffered')
  const property = about[0] ?? listing
  const offer = typesOf(listing).some((type) => type.startsWith('Offer'))
    ? listing
    : (nodes(listing, 'offers')[0] ?? nodes(property, 'offers')[0])
  const inner = offer === undefined ? [] : nodes(offer, 'itemOffered')
  const parts = [listing, property, ...inner, ...(offer === undefined ? [] : [offer])]
  const any = (key: string) => firstScalar(parts, key)
  const advert: RawAdvert = {
    sourceRef: identifier(parts) ?? any('sku') ?? any('productID') ?? any('@id') ?? any('url'),
    publishedAt: any('datePosted') ?? any('datePublished'),
    url: any('url') ?? any('mainEntityOfPage'),
    title: any('name') ?? any('headline'),
    description: any('description'),
    language: any('inLanguage'),
    propertyType: propertyType(parts),
    rooms: any('numberOfRooms'),
    bedrooms: any('numberOfBedrooms'),
    bathrooms: any('numberOfBathroomsTotal') ?? any('numberOfFullBathrooms'),
    area: any('floorSize'),
    landArea: any('lotSize'),
    floor: any('floorLevel'),
    constructionYear: any('yearBuilt'),
    availableFrom: any('availabilityStarts'),
    features: features(parts),
    photos: photos(parts),
    ...price(offer),
    ...place(parts),
    ...agency(parts),
  }
  return Object.fromEntries(Object.entries(advert).filter(([, value]) => value !== undefined))
}

function price(offer: LdNode | undefined): RawAdvert {
  if (!offer) return {}
  const specification = nodes(offer, 'priceSpecification')
  const any = (key: string) => firstScalar([offer, ...specification], key)
  return {
    price: any('price'),
    priceFrom: any('lowPrice') ?? any('minPrice'),
    priceTo: any('highPrice') ?? any('maxPrice'),
    currency: any('priceCurrency'),
    listingType: dealOf(offer, specification),
  }
}

/** Reads rent or sale from the offer: GoodRelations function, type of offer, or a monthly price. */
function dealOf(offer: LdNode, specification: LdNode[]): string | undefined {
  const types = typesOf(offer)
  const stated = String(first(offer, 'businessFunction') ?? '')
  if (/lease|rent/i.test(stated) || types.includes('OfferForLease')) return 'rent'
  if (/sell/i.test(stated) || types.includes('OfferForPurchase')) return 'sale'
  const unit = String(firstScalar(specification, 'unitCode') ?? firstScalar(specification, 'unitText') ?? '')
  return /^(?:MON|month|mois|monat)/i.test(unit) ? 'rent' : undefined
}

function place(parts: LdNode[]): RawAdvert {
  const address = parts.flatMap((part) => nodes(part, 'address'))
  const geo = parts.flatMap((part) => nodes(part, 'geo'))
  return {
    street: firstScalar(address, 'streetAddress'),
    postcode: firstScalar(address, 'postalCode'),
    city: firstScalar(address, 'addressLocality') ?? (address.length === 0 ? firstScalar(parts, 'address') : undefined),
    country: firstScalar(address, 'addressCountry'),
    latitude: firstScalar(geo, 'latitude'),
    longitude: firstScalar(geo, 'longitude'),
  }
}

function agency(parts: LdNode[]): RawAdvert {
  const agencies = parts.flatMap((part) => nodes(part, 'seller', 'offeredBy', 'broker', 'provider', 'agent'))
  const business = agencies.filter((node) => !typesOf(node).includes('Person'))
  return {
    agencyName: firstScalar(business, 'name'),
    agencyPhone: firstScalar(business, 'telephone'),
    agencyEmail: firstScalar(business, 'email'),
    agencyWebsite: firstScalar(business, 'url'),
  }
}

function identifier(parts: LdNode[]): Scalar {
  return firstScalar(parts, 'identifier')
}

function propertyType(parts: LdNode[]): Scalar {
  const stated = firstScalar(parts, 'accommodationCategory') ?? firstScalar(parts, 'category')
  return stated ?? parts.flatMap(typesOf).find((type) => !ABSTRACT_TYPES.has(type) && !type.startsWith('Offer'))
}

function features(parts: LdNode[]): Scalar[] | undefined {
  const stated = parts
    .flatMap((part) => nodes(part, 'amenityFeature'))
    .filter((feature) => {
      const value = own(feature, 'value')
      return value === undefined || value === true || /^(?:true|yes|oui|ja|1)$/i.test(String(value))
    })
  const names = stated.map((feature) => scalar(own(feature, 'name'))).filter((name) => name !== undefined)
  if (parts.some((part) => own(part, 'petsAllowed') === true)) names.push('pets allowed')
  return names.length === 0 ? undefined : names
}

function photos(parts: LdNode[]): Scalar[] | undefined {
  const images = parts.flatMap((part) => [own(part, 'image'), own(part, 'photo')].flat())
  const urls = images.map((image) =>
    isNode(image) ? (scalar(own(image, 'contentUrl')) ?? scalar(own(image, 'url'))) : scalar(image),
  )
  const found = [...new Set(urls.filter((url) => url !== undefined))]
  return found.length === 0 ? undefined : found
}

/** The objects under some keys, with lists flattened. */
function nodes(node: LdNode, ...keys: string[]): LdNode[] {
  return keys.flatMap((key) => [own(node, key)].flat()).filter(isNode)
}

function firstScalar(parts: readonly LdNode[], key: string): Scalar {
  for (const part of parts) {
    const value = scalar(first(part, key))
    if (value !== undefined) return value
  }
  return undefined
}

/** A plain value, or the value of a QuantitativeValue, PropertyValue, Country or reference. */
function scalar(value: unknown): Scalar {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (!isNode(value)) return undefined
  for (const key of ['value', '@value', 'name', 'url', '@id']) {
    const inner = own(value, key)
    if (typeof inner === 'string' || typeof inner === 'number') return inner
  }
  return undefined
}
