import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { distanceM } from '../../../../models/places/point-index.ts'
import type { Station } from '../../../../pipeline/reference/reference-tables.ts'
import { commuteMinutes } from './commute-facts.ts'
import { leastOf, mostOf, type Expected } from '../labels/expected-value.ts'
import { judgeConditions, NEAR_KM } from './judge-conditions.ts'
import type { Conditions } from '../labels/labelled-query.ts'
import type { MarketPlaces } from './market-places.ts'
import { hasWish } from './wish-facts.ts'

export interface MarketFacts {
  places: MarketPlaces
  stations: readonly Station[]
}

/** Degree to which a listing's facts meet each wish of a label, 0-1; unknown counts as 0. */
export function wishDegrees(wishes: Conditions, listing: ListingRecord, facts: MarketFacts): number[] {
  const { with: wanted = [], priceAroundEur, areaAroundM2, commute, ...rest } = wishes
  const degrees = wanted.map((wish) => featureDegree(wish, listing, facts.stations))
  if (priceAroundEur !== undefined) degrees.push(aroundDegree(listing.priceEur, priceAroundEur))
  if (areaAroundM2 !== undefined) degrees.push(aroundDegree(listing.areaM2, areaAroundM2))
  if (commute) {
    const minutes = commuteMinutes(listing, commute.to, commute.by, facts.stations)
    degrees.push(minutes === null ? 0 : below(minutes, mostOf(commute.minutes)))
  }
  for (const verdict of judgeConditions(rest, listing, facts.places).values()) degrees.push(verdict === 'holds' ? 1 : 0)
  return degrees
}

/** Closeness of a listing to the place of "near X", 0-1: 1 within a quarter of the radius. */
export function nearDegree(
  near: NonNullable<Conditions['near']>,
  listing: ListingRecord,
  places: MarketPlaces,
): number {
  const km = places.distanceKm(near.place, listing)
  if (km === null) return 0
  const radiusKm = near.radiusKm ?? NEAR_KM
  if (km <= radiusKm / 4) return 1
  return km <= radiusKm / 2 ? 0.75 : 0.5
}

function featureDegree(wish: string, listing: ListingRecord, stations: readonly Station[]): number {
  const { features, floor, bedrooms } = listing
  if (wish === 'accessible' && features.includes('wheelchair_access')) return 1
  if (wish === 'accessible') return features.includes('elevator') || floor === 0 ? 0.5 : 0
  if (wish === 'family') return (bedrooms ?? 0) >= 3 ? 1 : bedrooms === 2 && features.includes('garden') ? 0.5 : 0
  if (wish === 'transit') return stationDegree(listing, stations)
  return hasWish(wish, listing) === 'holds' ? 1 : 0
}

function stationDegree({ latitude, longitude }: ListingRecord, stations: readonly Station[]): number {
  if (latitude === null || longitude === null) return 0
  const metres = Math.min(...stations.map((station) => distanceM({ latitude, longitude }, station)))
  if (metres <= 1000) return 1
  return metres <= 2000 ? 0.5 : 0
}

/** 1 within a tenth of the wanted value, 0.5 within a fifth. */
function aroundDegree(value: number | null, wanted: Expected<number>): number {
  if (value === null) return 0
  if (leastOf(wanted) * 0.9 <= value && value <= mostOf(wanted) * 1.1) return 1
  return leastOf(wanted) * 0.8 <= value && value <= mostOf(wanted) * 1.2 ? 0.5 : 0
}

function below(value: number, most: number): number {
  if (value <= most) return 1
  return value <= most * 1.5 ? 0.5 : 0
}
