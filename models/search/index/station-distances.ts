import type { StationPoint } from '../../contracts/places/station.ts'
import { buildPointIndex } from '../../places/point-index.ts'
import type { SearchIndexOptions } from './search-index.ts'

/** Further than this nobody walks to a station. */
const LIMIT_M = 10_000

/** Metres as the crow flies from a listing to the nearest station or stop of the tram; unknown where only its village is known. */
export function stationDistances(stations: readonly StationPoint[]): NonNullable<SearchIndexOptions['distances']> {
  const points = buildPointIndex(stations)
  return ({ latitude, longitude, coordinatePrecision }) => {
    const isRough = coordinatePrecision === 'locality' || coordinatePrecision === 'commune'
    if (latitude === null || longitude === null || isRough) return { stationM: null, schoolM: null }
    return { stationM: points.nearest(latitude, longitude, LIMIT_M)?.distanceM ?? null, schoolM: null }
  }
}
