import type { LiveabilityDimension } from '../contracts/places/commune.ts'

/** A figure that tells something about one dimension of a commune. */
export type Indicator = {
  readonly id: string
  readonly dimension: LiveabilityDimension
  readonly unit: string
  /** Whether more of it is better for those who live there. */
  readonly better: 'higher' | 'lower'
  /** `log` for ratios, distances and flows; `log1p` for skewed counts that may be zero. */
  readonly scale: 'linear' | 'log' | 'log1p'
  /** Weight among the indicators of its dimension. */
  readonly weight: number
}

/**
 * Every indicator of the score. `safety` and `nature` have none: no public statistic on safety exists below the national level, and
 * no source on green space or flood zones by commune is at hand. Nothing here says who lives in a commune.
 */
export const INDICATORS = [
  { id: 'apartmentPriceRatio', dimension: 'price', unit: 'ratio', better: 'lower', scale: 'log', weight: 1 },
  { id: 'housePriceRatio', dimension: 'price', unit: 'ratio', better: 'lower', scale: 'log', weight: 1 },
  { id: 'apartmentRentRatio', dimension: 'price', unit: 'ratio', better: 'lower', scale: 'log', weight: 1 },
  { id: 'departures1km', dimension: 'transit', unit: 'departures/day', better: 'higher', scale: 'log1p', weight: 2 },
  {
    id: 'railDepartures3km',
    dimension: 'transit',
    unit: 'departures/day',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  { id: 'stationM', dimension: 'transit', unit: 'm', better: 'lower', scale: 'log', weight: 1 },
  { id: 'stopsPerKm2', dimension: 'transit', unit: 'stops/km²', better: 'higher', scale: 'log1p', weight: 1 },
  { id: 'minutesToLuxembourg', dimension: 'commute', unit: 'minutes', better: 'lower', scale: 'linear', weight: 2 },
  { id: 'minutesToKirchberg', dimension: 'commute', unit: 'minutes', better: 'lower', scale: 'linear', weight: 1 },
  { id: 'minutesToBelval', dimension: 'commute', unit: 'minutes', better: 'lower', scale: 'linear', weight: 1 },
  { id: 'groceryM', dimension: 'services', unit: 'm', better: 'lower', scale: 'log', weight: 1 },
  { id: 'groceries2km', dimension: 'services', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  {
    id: 'groceriesPer1000',
    dimension: 'services',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  { id: 'everyday2km', dimension: 'services', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  { id: 'leisure2km', dimension: 'services', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  { id: 'schoolM', dimension: 'education', unit: 'm', better: 'lower', scale: 'log', weight: 1 },
  { id: 'schools2km', dimension: 'education', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  {
    id: 'schoolsPer1000',
    dimension: 'education',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  { id: 'pharmacyM', dimension: 'health', unit: 'm', better: 'lower', scale: 'log', weight: 1 },
  { id: 'pharmacies5km', dimension: 'health', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  { id: 'health5km', dimension: 'health', unit: 'places', better: 'higher', scale: 'log1p', weight: 1 },
  {
    id: 'healthPer1000',
    dimension: 'health',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  { id: 'saleTurnoverRatio', dimension: 'housing_market', unit: 'ratio', better: 'higher', scale: 'log', weight: 1 },
  { id: 'rentTurnoverRatio', dimension: 'housing_market', unit: 'ratio', better: 'higher', scale: 'log', weight: 1 },
  { id: 'daysOnMarketRatio', dimension: 'housing_market', unit: 'ratio', better: 'lower', scale: 'log', weight: 1 },
] as const satisfies readonly Indicator[]

export type IndicatorId = (typeof INDICATORS)[number]['id']
