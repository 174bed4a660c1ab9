import { distanceM, type Point } from '../places/point-index.ts'
import { METRES_PER_DEGREE } from '../places/metres-per-degree.ts'

const CELL_DEGREES = 0.01

/** A grid over stops. @returns indices of the stops within a distance of a point, ascending */
export function createStopGrid(stops: readonly Point[]): (point: Point, limitM: number) => number[] {
  const cells = new Map<string, number[]>()
  stops.forEach((stop, index) => {
    const key = keyOf(cellOf(stop.latitude), cellOf(stop.longitude))
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  })
  return (point, limitM) => {
    const rows = Math.ceil(limitM / METRES_PER_DEGREE / CELL_DEGREES)
    const columns = Math.ceil(rows / Math.cos((point.latitude * Math.PI) / 180))
    const found: number[] = []
    for (let row = -rows; row <= rows; row++)
      for (let column = -columns; column <= columns; column++)
        for (const index of cells.get(keyOf(cellOf(point.latitude) + row, cellOf(point.longitude) + column)) ?? [])
          if (distanceM(point, stops[index]!) <= limitM) found.push(index)
    return found.sort((a, b) => a - b)
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES)
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`
}
