import type { AreaPoint } from '../intent/search-area.ts'
import { planarDistanceM } from './distance.ts'
import { POINT, type SearchColumns } from './search-columns.ts'

/** South, west, north and east end of the listings and places of each commune, or of each part of one, by number; one without points has none. */
export type CommuneExtents = readonly (Extent | undefined)[]
export interface Extent {
  south: number
  west: number
  north: number
  east: number
  /** Every listing of it has a point. */
  isComplete: boolean
}

/**
 * The rows of a commune in one square of a grid: small enough that a condition on places mostly holds for all of them or for none. Where rows are few, a
 * square is the whole country: looking at them costs less than looking at squares.
 */
export interface CommuneParts {
  /** Number of the part of each row. */
  readonly ofRows: Uint16Array<ArrayBuffer>
  /** Rows by part, and where those of a part begin; they end where the next begin. */
  readonly rows: Int32Array<ArrayBuffer>
  readonly starts: Int32Array<ArrayBuffer>
  /** By number of part, that of its commune. */
  readonly communes: Uint8Array<ArrayBuffer>
  /** By number of part. */
  readonly extents: CommuneExtents
}

/** Side of a square of the grid, in degrees: some 2 km from north to south. */
const SQUARE_DEGREES = 0.02
/** Squares around the globe. */
const SQUARES = 360 / SQUARE_DEGREES
const FEWEST_ROWS = 100_000
/** Parts at most; rows in further squares go to the first part of their commune. */
const MOST_PARTS = 16_384

/** @param fewestRows from which squares are smaller than the country */
export function communeParts(columns: SearchColumns, fewestRows = FEWEST_ROWS): CommuneParts {
  const { size, commune, point, latitude, longitude } = columns
  const ofRows = new Uint16Array(size)
  const communes: number[] = []
  const numbers = new Map<number, number>()
  const first = new Map<number, number>()
  const side = size < fewestRows ? 360 : SQUARE_DEGREES
  for (let row = 0; row < size; row++) {
    const own = commune[row]!
    const isPlaced = point[row] !== POINT.none
    const y = isPlaced ? Math.floor(latitude[row]! / side) : 0
    const x = isPlaced ? Math.floor(longitude[row]! / side) : 0
    const key = ((isPlaced ? y + SQUARES : 0) * SQUARES + x + SQUARES) * 256 + own
    let part = numbers.get(key)
    if (part === undefined) {
      part = communes.length < MOST_PARTS ? communes.push(own) - 1 : (first.get(own) ?? communes.push(own) - 1)
      numbers.set(key, part)
      if (!first.has(own)) first.set(own, part)
    }
    ofRows[row] = part
  }
  const extents = extentsOf(columns, ofRows, [])
  return { ofRows, ...groupedRows(ofRows, communes.length), communes: Uint8Array.from(communes), extents }
}

function groupedRows(ofRows: Uint16Array, parts: number): Pick<CommuneParts, 'rows' | 'starts'> {
  const starts = new Int32Array(parts + 1)
  for (let row = 0; row < ofRows.length; row++) starts[ofRows[row]! + 1]!++
  for (let part = 0; part < parts; part++) starts[part + 1]! += starts[part]!
  const next = starts.slice()
  const rows = new Int32Array(ofRows.length)
  for (let row = 0; row < ofRows.length; row++) rows[next[ofRows[row]!]!++] = row
  return { rows, starts }
}

/** @param places points of the places of each commune, by number of commune */
export function communeExtents(columns: SearchColumns, places: readonly (readonly AreaPoint[])[] = []): CommuneExtents {
  return extentsOf(columns, columns.commune, places)
}

function extentsOf(
  { size, point, latitude, longitude }: SearchColumns,
  numbers: Uint8Array | Uint16Array,
  places: readonly (readonly AreaPoint[])[],
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
    const number = numbers[row]!
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

/** Metres from a point that no listing of an extent lies nearer than; Infinity without points. */
export function leastDistanceM(extent: Extent | undefined, latitude: number, longitude: number): number {
  if (!extent) return Infinity
  const { south, west, north, east } = extent
  const nearestLatitude = Math.min(north, Math.max(south, latitude))
  const nearestLongitude = Math.min(east, Math.max(west, longitude))
  return planarDistanceM(latitude, longitude, nearestLatitude, nearestLongitude)
}

/** Metres from a point that no listing of an extent lies farther than; Infinity where one has no point. */
export function mostDistanceM(extent: Extent | undefined, latitude: number, longitude: number): number {
  if (!extent?.isComplete) return Infinity
  const { south, west, north, east } = extent
  const farthestLatitude = Math.abs(south - latitude) > Math.abs(north - latitude) ? south : north
  const farthestLongitude = Math.abs(west - longitude) > Math.abs(east - longitude) ? west : east
  return planarDistanceM(latitude, longitude, farthestLatitude, farthestLongitude)
}
