import type { AreaPoint } from '../intent/search-area.ts'
import { planarDistanceM } from './distance.ts'
import { POINT } from './search-columns.ts'
import type { SearchColumns } from './search-columns.ts'

/** South, west, north and east end of each commune's listings and places, by number of commune; a commune without points has none. */
export type CommuneExtents = readonly (Extent | undefined)[]
export interface Extent {
  south: number
  west: number
  north: number
  east: number
  /** Every listing of the commune has a point. */
  isComplete: boolean
}

/** @param places points of the places of each commune, by number of commune */
export function communeExtents(
  { size, commune, point, latitude, longitude }: SearchColumns,
  places: readonly (readonly AreaPoint[])[] = [],
): CommuneExtents {
  const extents: (Extent | undefined)[] = []
  const stretch = (number: number, lat: number, lon: number): void => {
    const extent = (extents[number] ??= { south: lat, west: lon, north: lat, east: lon, isComplete: true })
    extent.south = Math.min(extent.south, lat)
    extent.north = Math.max(extent.north, lat)
    extent.west = Math.min(extent.west, lon)
    extent.east = Math.max(extent.east, lon)
  }
  const withoutPoint = new Set<number>()
  for (let row = 0; row < size; row++) {
    const number = commune[row]!
    if (point[row] === POINT.none) {
      withoutPoint.add(number)
      continue
    }
    stretch(number, latitude[row]!, longitude[row]!)
  }
  for (const [number, points] of places.entries())
    for (const place of points) stretch(number, place.latitude, place.longitude)
  for (const number of withoutPoint) if (extents[number]) extents[number].isComplete = false
  return extents
}

/** Metres from a point that no listing of the commune lies nearer than; Infinity for a commune without points. */
export function leastDistanceM(extent: Extent | undefined, latitude: number, longitude: number): number {
  if (!extent) return Infinity
  const { south, west, north, east } = extent
  const nearestLatitude = Math.min(north, Math.max(south, latitude))
  const nearestLongitude = Math.min(east, Math.max(west, longitude))
  return planarDistanceM(latitude, longitude, nearestLatitude, nearestLongitude)
}

/** Metres from a point that no listing of the commune lies farther than; Infinity where one has no point. */
export function mostDistanceM(extent: Extent | undefined, latitude: number, longitude: number): number {
  if (!extent?.isComplete) return Infinity
  const { south, west, north, east } = extent
  const farthestLatitude = Math.abs(south - latitude) > Math.abs(north - latitude) ? south : north
  const farthestLongitude = Math.abs(west - longitude) > Math.abs(east - longitude) ? west : east
  return planarDistanceM(latitude, longitude, farthestLatitude, farthestLongitude)
}
