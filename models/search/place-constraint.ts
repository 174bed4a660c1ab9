import type { Constraint } from './constraint.ts'
import { planarDistanceM } from './distance.ts'
import { POINT } from './search-columns.ts'
import type { SearchColumns } from './search-columns.ts'
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
    narrow: (rows, count) => keepInside(index, wanted, rows, count, 1),
  }
}

/** Outside a place that is not wanted. */
export function placeIsNot(index: SearchIndex, place: PlaceWish): Constraint {
  const refused = [{ ...place, relation: 'in' as const }]
  return {
    name: 'notIn',
    value: place.name,
    kind: 'has_not',
    narrow: (rows, count) => keepInside(index, refused, rows, count, 0),
  }
}

function keepInside(
  index: SearchIndex,
  places: readonly PlaceWish[],
  rows: Int32Array,
  count: number,
  expected: 0 | 1,
): number {
  const inside = new Uint8Array(index.size)
  for (const place of places) addPlace(index, place, inside)
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    rows[kept] = row
    kept += inside[row] === expected ? 1 : 0
  }
  return kept
}

function addPlace(index: SearchIndex, place: PlaceWish, passes: Uint8Array): void {
  const { latitude, longitude } = place
  if (place.radiusM !== null && latitude !== null && longitude !== null) {
    addCircle(index.columns, latitude, longitude, place.radiusM, passes)
    if (place.kind !== 'commune') return
  }
  if (place.kind === 'quarter' || place.kind === 'locality') addNamed(index, place, passes)
  else addCommunes(index, place.communes, passes)
}

function addCircle(
  { latitude, longitude, point }: SearchColumns,
  lat: number,
  lon: number,
  radiusM: number,
  passes: Uint8Array,
): void {
  for (let row = 0; row < passes.length; row++)
    if (point[row] !== POINT.none && planarDistanceM(lat, lon, latitude[row]!, longitude[row]!) <= radiusM)
      passes[row] = 1
}

/** By name; by coordinates only where the listing names no quarter and no village, for a name that it gives is what it means. */
function addNamed(index: SearchIndex, place: PlaceWish, passes: Uint8Array): void {
  const { columns } = index
  const names = place.kind === 'quarter' ? columns.quarter : columns.locality
  const number = index.placeNumbers.get(placeKey(place)) ?? -1
  const communes = communeTable(index, place.communes)
  for (let row = 0; row < passes.length; row++) {
    if (communes[columns.commune[row]!] === 0) continue
    if (names[row] === number) passes[row] = 1
    else if (columns.quarter[row] === 0 && columns.locality[row] === 0 && columns.point[row] === POINT.exact) {
      const metres = planarDistanceM(place.latitude!, place.longitude!, columns.latitude[row]!, columns.longitude[row]!)
      if (metres <= WITHIN_PLACE_M) passes[row] = 1
    }
  }
}

function addCommunes(index: SearchIndex, slugs: readonly string[], passes: Uint8Array): void {
  const communes = communeTable(index, slugs)
  const { commune } = index.columns
  for (let row = 0; row < passes.length; row++) if (communes[commune[row]!] === 1) passes[row] = 1
}

function communeTable(index: SearchIndex, slugs: readonly string[]): Uint8Array {
  const table = new Uint8Array(256)
  for (const slug of slugs) {
    const number = index.communeNumbers.get(slug)
    if (number !== undefined) table[number] = 1
  }
  return table
}
