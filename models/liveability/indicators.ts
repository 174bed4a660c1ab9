import type { LiveabilityDimension } from '../contracts/places/commune.ts'

/** A figure that tells something about one dimension of a commune. */
export type Indicator = {
  readonly id: string
  readonly dimension: LiveabilityDimension
  readonly name: string
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
  {
    id: 'apartmentPriceRatio',
    dimension: 'price',
    name: 'asking price per m² of apartments, relative to the nation',
    unit: 'ratio',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'housePriceRatio',
    dimension: 'price',
    name: 'asking price per m² of houses, relative to the nation',
    unit: 'ratio',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'apartmentRentRatio',
    dimension: 'price',
    name: 'asking rent per m² of apartments, relative to the nation',
    unit: 'ratio',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'departures1km',
    dimension: 'transit',
    name: 'departures a day within 1 km of the localities',
    unit: 'departures/day',
    better: 'higher',
    scale: 'log1p',
    weight: 2,
  },
  {
    id: 'railDepartures3km',
    dimension: 'transit',
    name: 'train departures a day within 3 km of the localities',
    unit: 'departures/day',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'stationM',
    dimension: 'transit',
    name: 'distance from the localities to the nearest station',
    unit: 'm',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'stopsPerKm2',
    dimension: 'transit',
    name: 'served stops per km²',
    unit: 'stops/km²',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'minutesToLuxembourg',
    dimension: 'commute',
    name: 'minutes to Luxembourg City by public transport in the peak',
    unit: 'minutes',
    better: 'lower',
    scale: 'linear',
    weight: 2,
  },
  {
    id: 'minutesToKirchberg',
    dimension: 'commute',
    name: 'minutes to Kirchberg by public transport in the peak',
    unit: 'minutes',
    better: 'lower',
    scale: 'linear',
    weight: 1,
  },
  {
    id: 'minutesToBelval',
    dimension: 'commute',
    name: 'minutes to Belval by public transport in the peak',
    unit: 'minutes',
    better: 'lower',
    scale: 'linear',
    weight: 1,
  },
  {
    id: 'groceryM',
    dimension: 'services',
    name: 'distance from the localities to the nearest grocery',
    unit: 'm',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'groceries2km',
    dimension: 'services',
    name: 'groceries within 2 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'groceriesPer1000',
    dimension: 'services',
    name: 'groceries in the commune per 1,000 inhabitants',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'everyday2km',
    dimension: 'services',
    name: 'shops, restaurants and banks within 2 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'leisure2km',
    dimension: 'services',
    name: 'leisure places within 2 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'schoolM',
    dimension: 'education',
    name: 'distance from the localities to the nearest school',
    unit: 'm',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'schools2km',
    dimension: 'education',
    name: 'schools within 2 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'schoolsPer1000',
    dimension: 'education',
    name: 'schools in the commune per 1,000 inhabitants',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'pharmacyM',
    dimension: 'health',
    name: 'distance from the localities to the nearest pharmacy',
    unit: 'm',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'pharmacies5km',
    dimension: 'health',
    name: 'pharmacies within 5 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'health5km',
    dimension: 'health',
    name: 'practices, clinics and hospitals within 5 km of the localities',
    unit: 'places',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'healthPer1000',
    dimension: 'health',
    name: 'practices, clinics and hospitals in the commune per 1,000 inhabitants',
    unit: 'places/1,000 inhabitants',
    better: 'higher',
    scale: 'log1p',
    weight: 1,
  },
  {
    id: 'saleTurnoverRatio',
    dimension: 'housing_market',
    name: 'homes newly offered for sale per inhabitant over twelve months, relative to the nation',
    unit: 'ratio',
    better: 'higher',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'rentTurnoverRatio',
    dimension: 'housing_market',
    name: 'homes newly offered for rent per inhabitant over twelve months, relative to the nation',
    unit: 'ratio',
    better: 'higher',
    scale: 'log',
    weight: 1,
  },
  {
    id: 'daysOnMarketRatio',
    dimension: 'housing_market',
    name: 'median days on the market of homes for sale, relative to the nation',
    unit: 'ratio',
    better: 'lower',
    scale: 'log',
    weight: 1,
  },
] as const satisfies readonly Indicator[]

export type IndicatorId = (typeof INDICATORS)[number]['id']
