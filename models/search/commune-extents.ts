import { planarDistanceM } from './distance.ts'
import { POINT } from './search-columns.ts'
import type { SearchColumns } from './search-columns.ts'

/** South, west, north and east end of the points of each commune's listings, by number of commune; a commune without points has none. */
export type CommuneExtents = readonly (Extent | undefined)[]
interface Extent {
  south: number
  west: number
  north: number
  east: number
}

export function communeExtents({ size, commune, point, latitude, longitude }: SearchColumns): CommuneExtents {
  const extents: (Extent | undefined)[] = []
  for (let row = 0; row < size; row++) {
    if (point[row] === POINT.none) continue
    const [lat, lon] = [latitude[row]!, longitude[row]!]
    const extent = (extents[commune[row]!] ??= { south: lat, west: lon, north: lat, east: lon })
    extent.south = Math.min(extent.south, lat)
    extent.north = Math.max(extent.north, lat)
    extent.west = Math.min(extent.west, lon)
    extent.east = Math.max(extent.east, lon)
  }
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
