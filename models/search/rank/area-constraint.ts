import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { leastDistanceM, type Extent } from '../index/commune-extents.ts'
import { planarDistanceM } from '../index/distance.ts'
import { allRows, chunksOf, countRows, keepListed, keepPassing, type Facts, type RowSet } from '../index/row-set.ts'
import { POINT } from '../index/search-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { AreaPoint } from '../intent/search-area.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import type { Constraint } from './constraint.ts'

type AreaWishes = Pick<SearchIntent, 'near' | 'within' | 'takesUnplaced'>

/** In a circle and in an area. A home of which only the commune is known is in neither, unless the search takes those that may be. */
export function areaConstraints(index: SearchIndex, wishes: AreaWishes): Constraint[] {
  return areasOf(index, wishes).map(({ name, value, kind, contains, facts, reaches }) => ({
    name,
    value,
    kind,
    ...(facts && { facts }),
    narrow: (rows) => {
      keepPassing(rows, (row) => (isPlaced(index, row) ? contains(row) : wishes.takesUnplaced && reaches(row)))
    },
  }))
}

/** How well the places of homes in an area are known. */
export interface AreaPrecision {
  /** Homes found by the middle of their village or quarter. */
  byLocality: number
  /** Homes found by coordinates whose source does not say how exact they are. */
  unstated: number
  /** Homes that meet all other conditions and of which only the commune is known, which reaches into the area. */
  unplaced: number
}

/**
 * @param others conditions without those of the area
 * @param found rows that meet all of them; null is returned where no area is asked for
 */
export function areaPrecision(
  index: SearchIndex,
  wishes: AreaWishes,
  others: readonly Constraint[],
  found: RowSet,
): AreaPrecision | null {
  const areas = areasOf(index, wishes)
  if (areas.length === 0) return null
  const { point } = index.columns
  // They are few: the other conditions pass over most rows.
  const unplaced = allRows(index.size)
  keepListed(unplaced, point, UNPLACED)
  for (const constraint of others) constraint.narrow(unplaced)
  keepPassing(unplaced, (row) => areas.every(({ reaches }) => reaches(row)))
  const counts = { byLocality: 0, unstated: 0 }
  for (const chunk of chunksOf(found))
    for (const row of chunk) {
      if (point[row] === POINT.locality) counts.byLocality++
      else if (point[row] === POINT.unstated) counts.unstated++
    }
  return { ...counts, unplaced: countRows(unplaced) }
}

interface Area extends Pick<Constraint, 'name' | 'value' | 'kind'> {
  contains(row: number): boolean
  facts?: Facts
  /** Whether the commune of a row may reach into it; a commune of which no point is known may. */
  reaches(row: number): boolean
}

function areasOf(index: SearchIndex, { near, within }: AreaWishes): Area[] {
  const { latitude, longitude, commune } = index.columns
  const extentOf = (row: number): Extent | undefined => index.extents[commune[row]!]
  const areas: Area[] = []
  if (near !== null) {
    const { metres: most, latitude: north, longitude: east } = near
    areas.push({
      name: 'near',
      value: most,
      kind: 'max',
      contains: (row) => planarDistanceM(north, east, latitude[row]!, longitude[row]!) <= most,
      facts: (rows, count, metres) => {
        for (let at = 0; at < count; at++) {
          const row = rows[at]!
          metres[at] = isPlaced(index, row) ? planarDistanceM(north, east, latitude[row]!, longitude[row]!) : NaN
        }
      },
      reaches: (row) => {
        const extent = extentOf(row)
        return extent === undefined || leastDistanceM(extent, north, east) <= most
      },
    })
  }
  if (within !== null) {
    const box = boxOf(within)
    const ring = [...within, within[0]!].map((corner) => [corner.longitude, corner.latitude])
    const polygon = { type: 'Polygon' as const, coordinates: [ring] }
    areas.push({
      name: 'within',
      value: within.length,
      kind: 'is',
      contains: (row) => {
        const [y, x] = [latitude[row]!, longitude[row]!]
        const isInBox = y >= box.south && y <= box.north && x >= box.west && x <= box.east
        return isInBox && booleanPointInPolygon([x, y], polygon)
      },
      reaches: (row) => {
        const extent = extentOf(row)
        return extent === undefined || isTouching(extent, box)
      },
    })
  }
  return areas
}

/** By kind of point, 1 for those of which no more than the commune is known. */
const UNPLACED = Uint8Array.from({ length: 256 }, (_, kind) => Number(kind === POINT.none || kind === POINT.commune))

function isPlaced({ columns }: SearchIndex, row: number): boolean {
  return UNPLACED[columns.point[row]!] === 0
}

type Box = Omit<Extent, 'isComplete'>

function boxOf(points: readonly AreaPoint[]): Box {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

function isTouching(one: Box, other: Box): boolean {
  return one.south <= other.north && one.north >= other.south && one.west <= other.east && one.east >= other.west
}
