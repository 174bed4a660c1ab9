import type { LiveabilityDimension } from '../contracts/places/commune.ts'

// `better`: of more of it, for those who live there. `log` is for ratios, distances and flows, `log1p` for skewed counts that may be zero.
const ROWS = [
  ['apartmentPriceRatio', 'price', 'ratio', 'lower', 'log', 1],
  ['housePriceRatio', 'price', 'ratio', 'lower', 'log', 1],
  ['apartmentRentRatio', 'price', 'ratio', 'lower', 'log', 1],
  ['departures1km', 'transit', 'departures/day', 'higher', 'log1p', 2],
  ['railDepartures3km', 'transit', 'departures/day', 'higher', 'log1p', 1],
  ['stationM', 'transit', 'm', 'lower', 'log', 1],
  ['stopsPerKm2', 'transit', 'stops/km²', 'higher', 'log1p', 1],
  ['minutesToLuxembourg', 'commute', 'minutes', 'lower', 'linear', 2],
  ['minutesToKirchberg', 'commute', 'minutes', 'lower', 'linear', 1],
  ['minutesToBelval', 'commute', 'minutes', 'lower', 'linear', 1],
  ['groceryM', 'services', 'm', 'lower', 'log', 1],
  ['groceries2km', 'services', 'places', 'higher', 'log1p', 1],
  ['groceriesPer1000', 'services', 'places/1,000 inhabitants', 'higher', 'log1p', 1],
  ['everyday2km', 'services', 'places', 'higher', 'log1p', 1],
  ['leisure2km', 'services', 'places', 'higher', 'log1p', 1],
  ['schoolM', 'education', 'm', 'lower', 'log', 1],
  ['schools2km', 'education', 'places', 'higher', 'log1p', 1],
  ['schoolsPer1000', 'education', 'places/1,000 inhabitants', 'higher', 'log1p', 1],
  ['pharmacyM', 'health', 'm', 'lower', 'log', 1],
  ['pharmacies5km', 'health', 'places', 'higher', 'log1p', 1],
  ['health5km', 'health', 'places', 'higher', 'log1p', 1],
  ['healthPer1000', 'health', 'places/1,000 inhabitants', 'higher', 'log1p', 1],
  ['saleTurnoverRatio', 'housing_market', 'ratio', 'higher', 'log', 1],
  ['rentTurnoverRatio', 'housing_market', 'ratio', 'higher', 'log', 1],
  ['daysOnMarketRatio', 'housing_market', 'ratio', 'lower', 'log', 1],
] as const satisfies readonly (readonly [
  id: string,
  dimension: LiveabilityDimension,
  unit: string,
  better: 'higher' | 'lower',
  scale: 'linear' | 'log' | 'log1p',
  weightInDimension: number,
])[]
export type IndicatorId = (typeof ROWS)[number][0]

/**
 * Every indicator of the score. `safety` and `nature` have none: no public statistic on safety exists below the national level, and
 * no source on green space or flood zones by commune is at hand. Nothing here says who lives in a commune.
 */
export const INDICATORS = ROWS.map(([id, dimension, unit, better, scale, weight]) => ({
  id,
  dimension,
  unit,
  better,
  scale,
  weight,
}))

/** A figure that tells something about one dimension of a commune. */
export type Indicator = (typeof INDICATORS)[number]
