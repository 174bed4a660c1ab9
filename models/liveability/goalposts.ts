import type { IndicatorId } from './indicators.ts'
import type { Goalposts } from './normalise.ts'

/**
 * Fixed goalposts in the units of the indicators: 5th and 95th percentile over the 102 communes of the base release of November 2026, as
 * `scripts/evaluation/liveability/liveability.ts --goalposts` prints them. They stay when tables are renewed, so that scores of different releases
 * compare; moving them makes a new version of the model.
 *
 * Market figures are relative to the nation, so that neither the price level nor the completeness of the feeds moves them:
 * prices from the published asking prices of the Observatoire de l'Habitat (April 2025 to March 2026; 60 communes with apartments, 85
 * with houses, 35 with rents), turnover from its numbers of adverts of apartments. Days on the market are not published: half and
 * double the national figure are a judgement.
 */
export const GOALPOSTS: Readonly<Record<IndicatorId, Goalposts>> = {
  apartmentPriceRatio: { low: 0.655, high: 1.08 },
  housePriceRatio: { low: 0.733, high: 1.33 },
  apartmentRentRatio: { low: 0.457, high: 1.11 },
  departures1km: { low: 109, high: 3240 },
  railDepartures3km: { low: 0, high: 322 },
  stationM: { low: 514, high: 11700 },
  stopsPerKm2: { low: 0.352, high: 2.14 },
  minutesToLuxembourg: { low: 30.1, high: 91.9 },
  minutesToKirchberg: { low: 30.1, high: 86.9 },
  minutesToBelval: { low: 26.1, high: 107 },
  groceryM: { low: 75.3, high: 3820 },
  groceries2km: { low: 0, high: 19.3 },
  groceriesPer1000: { low: 0, high: 2.59 },
  everyday2km: { low: 1.43, high: 113 },
  leisure2km: { low: 0.28, high: 22.8 },
  schoolM: { low: 126, high: 2220 },
  schools2km: { low: 0.561, high: 16.7 },
  schoolsPer1000: { low: 0.371, high: 2.05 },
  pharmacyM: { low: 206, high: 5840 },
  pharmacies5km: { low: 0.252, high: 12.9 },
  health5km: { low: 0.5, high: 50.1 },
  healthPer1000: { low: 0, high: 1.62 },
  saleTurnoverRatio: { low: 0.115, high: 1.86 },
  rentTurnoverRatio: { low: 0.136, high: 1.26 },
  daysOnMarketRatio: { low: 0.5, high: 2 },
}
