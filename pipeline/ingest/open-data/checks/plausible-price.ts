import type { OfficialPrice } from '../../../../models/contracts/market/official-price.ts'

/** Longest name of an area, characters. */
export const MAX_NAME = 100

/** Bounds of official means, EUR: figures outside are in the wrong column or unit. */
const BOUNDS = {
  sale: { pricePerSqm: [100, 60_000], priceEur: [5_000, 50_000_000] },
  rent: { pricePerSqm: [1, 300], priceEur: [50, 50_000] },
} as const

/** Finds the figure of an official price that no market has. */
export function implausibility(
  price: OfficialPrice,
): { field: 'pricePerSqm' | 'priceEur' | 'observations'; detail: string } | undefined {
  const { observations, listingType } = price
  if (observations !== null && observations < 0)
    return { field: 'observations', detail: 'expected a number of offers or deeds' }
  for (const field of ['pricePerSqm', 'priceEur'] as const) {
    const [low, high] = BOUNDS[listingType][field]
    const value = price[field]
    if (value !== null && (value < low || value > high))
      return { field, detail: `expected ${low} to ${high} EUR for a ${listingType}` }
  }
  return undefined
}
