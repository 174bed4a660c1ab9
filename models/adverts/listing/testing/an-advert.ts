import type { Advert } from '../../../contracts/listings/advert.ts'
import { BARE_ADVERT, UNKNOWN_FACTS } from './unknown-listing.ts'

/** An advert for tests: a plain flat for sale in Bertrange, on the market since 2026-08-01. */
export function anAdvert(over: Partial<Advert> = {}): Advert {
  const priceEur = over.priceEur === undefined ? 800_000 : over.priceEur
  const firstSeen = over.firstSeen ?? '2026-08-01'
  return {
    batchId: 'batch',
    sourceId: 'feed',
    portalId: 'portal',
    sourceRef: 'ref',
    advertId: 'l1',
    rowNumber: 1,
    observedAt: '2026-09-30',
    listingType: 'sale',
    propertyType: 'apartment',
    segment: 'apartment',
    priceEur,
    ...UNKNOWN_FACTS,
    areaM2: 80,
    bedrooms: 2,
    bathrooms: 1,
    floor: 1,
    energyClass: 'C',
    constructionYear: 2005,
    features: ['balcony'],
    title: 'Appartement à Bertrange',
    description: null,
    language: 'fr',
    url: null,
    placeKind: 'commune',
    communeSlug: 'bertrange',
    locality: 'bertrange',
    district: null,
    postcode: null,
    country: 'LU',
    placeText: 'Bertrange',
    ...BARE_ADVERT,
    agencyName: 'Agence Exemple',
    firstSeen,
    lastSeen: '2026-09-30',
    freshUntil: '2026-10-17',
    active: true,
    offMarketOn: null,
    staleReason: null,
    periodStart: firstSeen,
    periodCount: 1,
    rivalPricesEur: [],
    firstPriceEur: priceEur,
    priceHistory: priceEur === null ? [] : [{ date: firstSeen, priceEur }],
    ...over,
  }
}
