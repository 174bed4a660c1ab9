import { drawNormal } from '../../../statistics/draw-normal.ts'
import { seededRandom } from '../../../statistics/random.ts'
import type { PricedOffer } from '../price-levels.ts'

/** Flats for sale in three communes of one canton: about 8,000 EUR per m², 10 % of noise, two in three with their area. */
export function aMarket(count: number, over: Partial<PricedOffer> = {}): PricedOffer[] {
  const random = seededRandom(5)
  return Array.from({ length: count }, (_, at) => {
    const areaM2 = 35 + Math.round(random() * 110)
    const commune = at % 3
    return {
      listingType: 'sale' as const,
      propertyType: 'apartment',
      areaM2: at % 3 === 2 ? null : areaM2,
      landAreaM2: null,
      bedrooms: at % 5 === 4 ? null : Math.max(1, Math.round(areaM2 / 38)),
      communeSlug: ['bertrange', 'mamer', 'strassen'][commune]!,
      canton: 'capellen',
      year: 2026,
      priceEur: Math.round(areaM2 * 8_000 * Math.exp(0.1 * drawNormal(random) + 0.1 * commune)),
      ...over,
    }
  })
}
