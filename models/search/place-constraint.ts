import { leastDistanceM, mostDistanceM } from './commune-extents.ts'
import type { Constraint } from './constraint.ts'
import { planarDistanceM } from './distance.ts'
import { copyRows, dropCommon, keepListed, keepPassing } from './row-set.ts'
import type { RowSet } from './row-set.ts'
import { POINT } from './search-columns.ts'
import { placeKey } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import type { PlaceWish } from './search-intent.ts'

/** A listing counts as lying in a named quarter or village when its own coordinates are this near to the middle of it. */
const WITHIN_PLACE_M = 1200

/** In or near one of the wanted places; null where none is wanted. */
export function placeIs(index: SearchIndex, places: readonly PlaceWish[]): Constraint | null {
  const wanted = places.filter(({ relation }) => relation !== 'not_in')
  if (wanted.length === 0) return null
  return {
    name: 'place',
    value: wanted.map(({ name }) => name).join(' / '),
    kind: 'is',
    narrow: (rows) => keepInside(index, wanted, rows),
  }
}

/** Outside a place that is not wanted. */
export function placeIsNot(index: SearchIndex, place: PlaceWish): Constraint {
  const refused = [{ ...place, relation: 'in' as const }]
  return {
    name: 'notIn',
    value: place.name,
    kind: 'has_not',
    narrow: (rows) => {
      const inside = copyRows(rows)
      keepInside(index, refused, inside)
      dropCommon(rows, inside)
    },
  }
}

type RowTest = (row: number) => boolean

/** Rows are judged by their commune; only those of communes that some place lies across are looked at one by one. */
function keepInside(index: SearchIndex, places: readonly PlaceWish[], rows: RowSet): void {
  const reach = reachOf(index, places)
  const { commune } = index.columns
  const touched = new Uint8Array(256)
  for (let number = 0; number < touched.length; number++)
    touched[number] = reach.whole[number] === 1 || reach.tests[number] ? 1 : 0
  keepListed(rows, commune, touched)
  if (reach.tests.length === 0) return
  keepPassing(rows, (row) => {
    const number = commune[row]!
    return reach.whole[number] === 1 || passesOne(reach.tests[number]!, row)
  })
}

function passesOne(tests: readonly RowTest[], row: number): boolean {
  for (let at = 0; at < tests.length; at++) if (tests[at]!(row)) return true
  return false
}

/** By number of commune: whether all of it is inside, or what decides of each of its rows. */
interface Reach {
  whole: Uint8Array
  tests: RowTest[][]
}

function reachOf(index: SearchIndex, places: readonly PlaceWish[]): Reach {
  const reach: Reach = { whole: new Uint8Array(256), tests: [] }
  for (const place of places) {
    const { latitude, longitude, radiusM } = place
    if (radiusM !== null && latitude !== null && longitude !== null) {
      addCircle(index, latitude, longitude, radiusM, reach)
      if (place.kind !== 'commune') continue
    }
    if (place.kind === 'quarter' || place.kind === 'locality') addNamed(index, place, reach)
    else for (const number of communeNumbersOf(index, place)) reach.whole[number] = 1
  }
  return reach
}

function addCircle({ columns, extents }: SearchIndex, lat: number, lon: number, radiusM: number, reach: Reach): void {
  const { latitude, longitude, point } = columns
  const isInside: RowTest = (row) =>
    point[row] !== POINT.none && planarDistanceM(lat, lon, latitude[row]!, longitude[row]!) <= radiusM
  for (const [number, extent] of extents.entries()) {
    if (mostDistanceM(extent, lat, lon) <= radiusM) reach.whole[number] = 1
    else if (leastDistanceM(extent, lat, lon) <= radiusM) (reach.tests[number] ??= []).push(isInside)
  }
}

/** By name; by coordinates only where the listing names no quarter and no village, for a name that it gives is what it means. */
function addNamed(index: SearchIndex, place: PlaceWish, reach: Reach): void {
  const { quarter, locality, point, latitude, longitude } = index.columns
  const names = place.kind === 'quarter' ? quarter : locality
  const wanted = index.placeNumbers.get(placeKey(place)) ?? -1
  const isInside: RowTest = (row) =>
    names[row] === wanted ||
    (quarter[row] === 0 &&
      locality[row] === 0 &&
      point[row] === POINT.exact &&
      planarDistanceM(place.latitude!, place.longitude!, latitude[row]!, longitude[row]!) <= WITHIN_PLACE_M)
  for (const number of communeNumbersOf(index, place)) (reach.tests[number] ??= []).push(isInside)
}

function communeNumbersOf({ communeNumbers }: SearchIndex, { communes }: PlaceWish): number[] {
  return communes.map((slug) => communeNumbers.get(slug)).filter((number) => number !== undefined)
}
