import type { ListingType } from './read-listing-type.ts'

/** Kind of offer, as far as sizes and prices are concerned. */
export type OfferKind = 'dwelling' | 'room' | 'building' | 'parking' | 'land' | 'commercial'

/** Closed interval. */
export interface Bounds {
  min: number
  max: number
}

/** Asking prices in EUR (monthly for rent) outside which a number cannot be a price of its kind, in Luxembourg or across the border. */
const PRICE: Record<ListingType, Record<OfferKind, Bounds>> = {
  sale: {
    dwelling: { min: 20_000, max: 30_000_000 },
    room: { min: 20_000, max: 1_000_000 },
    building: { min: 50_000, max: 300_000_000 },
    parking: { min: 2_000, max: 500_000 },
    land: { min: 500, max: 100_000_000 },
    commercial: { min: 5_000, max: 500_000_000 },
  },
  rent: {
    dwelling: { min: 150, max: 40_000 },
    room: { min: 100, max: 5_000 },
    building: { min: 300, max: 500_000 },
    parking: { min: 10, max: 2_000 },
    land: { min: 10, max: 100_000 },
    commercial: { min: 50, max: 1_000_000 },
  },
}

/** Living or usable area in m². */
const AREA: Record<OfferKind, Bounds> = {
  dwelling: { min: 8, max: 2_500 },
  room: { min: 5, max: 200 },
  building: { min: 30, max: 50_000 },
  parking: { min: 4, max: 500 },
  land: { min: 10, max: 2_000_000 },
  commercial: { min: 4, max: 100_000 },
}

/**
 * EUR per m² of a dwelling. In Luxembourg the cheapest commune asks some 4,000 for houses and the dearest 17,000 for new flats; rents of whole dwellings run
 * from 9 to 60 a month. The bounds leave a factor of two to three on both sides, and across the border much more.
 */
const PRICE_PER_M2: Record<'inland' | 'abroad', Record<ListingType, Bounds>> = {
  inland: { sale: { min: 1_200, max: 40_000 }, rent: { min: 4, max: 150 } },
  abroad: { sale: { min: 250, max: 25_000 }, rent: { min: 2.5, max: 120 } },
}

export function plausiblePrice(listingType: ListingType, kind: OfferKind): Bounds {
  return PRICE[listingType][kind]
}

export function plausibleArea(kind: OfferKind): Bounds {
  return AREA[kind]
}

/** Whether price and area go together; only dwellings have bounds narrow enough to tell. */
export function plausiblePair(
  listingType: ListingType,
  kind: OfferKind,
  isAbroad: boolean,
  priceEur: number,
  areaM2: number,
): boolean {
  return kind !== 'dwelling' || within(priceEur / areaM2, PRICE_PER_M2[isAbroad ? 'abroad' : 'inland'][listingType])
}

export function within(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max
}
