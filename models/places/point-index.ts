import { METRES_PER_DEGREE } from './metres-per-degree.ts'

export interface Point {
  latitude: number
  longitude: number
}

export interface PointIndex<P extends Point> {
  /** The nearest point within `limitM`, with its distance in metres. */
  nearest(latitude: number, longitude: number, limitM: number): { point: P; distanceM: number } | undefined
}

// At 50° north 0.05° is 5.6 km by 3.6 km, so a search of 10 km reads a few dozen cells of a handful of points each.
const CELL_DEGREES = 0.05

/** Distance on a local plane; within 0.1 % of the great circle over the size of the country. */
export function distanceM(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360)
  return Math.hypot(north, east)
}

/** A grid over points for nearest-neighbour questions. Points at equal distance: the first given wins. */
export function buildPointIndex<P extends Point>(points: readonly P[]): PointIndex<P> {
  const cells = new Map<number, P[]>()
  for (const point of points) {
    const key = cellKey(cellOf(point.latitude), cellOf(point.longitude))
    const cell = cells.get(key)
    if (cell) cell.push(point)
    else cells.set(key, [point])
  }
  return { nearest: (latitude, longitude, limitM) => search(cells, { latitude, longitude }, limitM) }
}

function search<P extends Point>(cells: ReadonlyMap<number, P[]>, from: Point, limitM: number) {
  const rows = Math.ceil(limitM / METRES_PER_DEGREE / CELL_DEGREES)
  const columns = Math.ceil(limitM / (METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)) / CELL_DEGREES)
  let best: { point: P; distanceM: number } | undefined
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      for (const point of cells.get(cellKey(cellOf(from.latitude) + row, cellOf(from.longitude) + column)) ?? []) {
        const bound = best?.distanceM ?? limitM
        if (Math.abs(from.latitude - point.latitude) * METRES_PER_DEGREE > bound) continue
        const metres = distanceM(from, point)
        if (metres <= bound && (!best || metres < best.distanceM)) best = { point, distanceM: metres }
      }
    }
  }
  return best
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES)
}

function cellKey(row: number, column: number): number {
  return row * 100_000 + column
}
