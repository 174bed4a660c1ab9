import type { PaidToAsked } from '../../contracts/market/paid-to-asked.ts'

/** Existing flats of a commune that are paid 87 % of what is asked. */
export function aPaidToAsked(communeSlug: string, over: Partial<PaidToAsked> = {}): PaidToAsked {
  return {
    communeSlug,
    segment: 'apartment',
    condition: 'existing',
    year: 2026,
    ratio: 0.87,
    low: 0.78,
    high: 0.97,
    intervalLevel: 0.8,
    lastYear: 2025,
    lastRatio: 0.861,
    years: 13,
    skill: 0.12,
    coverage: 0.83,
    judgedYears: 9,
    source: 'reference:official-prices',
    ...over,
  }
}
