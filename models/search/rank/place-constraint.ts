import { leastDistanceM, mostDistanceM } from '../index/commune-extents.ts'
import type { Constraint } from './constraint.ts'
import { planarDistanceM } from '../index/distance.ts'
import { copyRows, dropCommon, keepPassing, keepWholeOrPart, REACH, type RowSet } from '../index/row-set.ts'
import { POINT } from '../index/search-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { placeKey } from '../intent/conditions-of-intent.ts'
import type { PlaceWish } from '../intent/search-intent.ts'

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

/** Rows are judged by the part of a commune that they lie in; only those of parts that some place lies across are looked at one by one. */
function keepInside(index: SearchIndex, places: readonly PlaceWish[], rows: RowSet): void {
  const { of, named, circles } = reachOf(index, places)
  const { point, latitude, longitude } = index.columns
  const { ofRows } = index.parts
  keepWholeOrPart(rows, index.parts, of, (part) =>
    keepPassing(part, (row) => {
      const number = ofRows[row]!
      const around = circles[number]
      if (around && point[row] !== POINT.none && isWithin(around, latitude, longitude, row)) return true
      return named[number]?.some(({ names, number }) => names[row] === number) === true
    }),
  )
}

/** Coverage of places, by number of part of a commune. */
interface Reach {
  of: Uint8Array<ArrayBuffer>
  /** Quarters and villages in it. */
  named: (NamedPlace[] | undefined)[]
  /** Circles that touch it: latitude, longitude and metres, one after the other, for a loop that runs a million times. */
  circles: (number[] | undefined)[]
}

interface NamedPlace {
  names: Uint16Array
  number: number
}

function reachOf(index: SearchIndex, places: readonly PlaceWish[]): Reach {
  const { length } = index.parts.communes
  const reach: Reach = { of: new Uint8Array(length), named: [], circles: [] }
  for (const place of places) {
    const { latitude, longitude, radiusM } = place
    if (radiusM !== null && latitude !== null && longitude !== null) {
      addCircle(index, latitude, longitude, radiusM, reach)
      if (place.kind !== 'commune') continue
    }
    if (place.kind === 'quarter' || place.kind === 'locality') addNamed(index, place, reach)
    else for (const number of partsOf(index, place)) reach.of[number] = REACH.whole
  }
  for (let number = 0; number < length; number++)
    if (reach.of[number] === REACH.none && (reach.named[number] || reach.circles[number]))
      reach.of[number] = REACH.inPart
  return reach
}

function addCircle({ parts: { extents } }: SearchIndex, lat: number, lon: number, radiusM: number, reach: Reach): void {
  for (let number = 0; number < extents.length; number++) {
    const extent = extents[number]
    if (mostDistanceM(extent, lat, lon) <= radiusM) reach.of[number] = REACH.whole
    else if (leastDistanceM(extent, lat, lon) <= radiusM) (reach.circles[number] ??= []).push(lat, lon, radiusM)
  }
}

/** Columns and a row: numbers with a fraction would be put on the heap for each call. */
function isWithin(circles: readonly number[], latitude: Float32Array, longitude: Float32Array, row: number): boolean {
  for (let at = 0; at < circles.length; at += 3)
    if (planarDistanceM(circles[at]!, circles[at + 1]!, latitude[row]!, longitude[row]!) <= circles[at + 2]!)
      return true
  return false
}

function addNamed(index: SearchIndex, place: PlaceWish, reach: Reach): void {
  const { quarter, locality } = index.columns
  const named = {
    names: place.kind === 'quarter' ? quarter : locality,
    number: index.placeNumbers.get(placeKey(place)) ?? -1,
  }
  for (const number of partsOf(index, place)) (reach.named[number] ??= []).push(named)
}

/** Parts of the communes that a place lies in. */
function partsOf({ communeNumbers, parts }: SearchIndex, { communes }: PlaceWish): number[] {
  const own = new Set(communes.map((slug) => communeNumbers.get(slug)))
  return Array.from(parts.communes.keys()).filter((number) => own.has(parts.communes[number]))
}
