/** Points on a plane in square cells, for nearest-neighbour search. */
export type PointGrid = {
  readonly eastM: Float64Array
  readonly northM: Float64Array
  readonly cellM: number
  readonly columns: number
  readonly rows: number
  readonly west: number
  readonly south: number
  /** Points of cell c are `members[starts[c]..starts[c + 1])`. */
  readonly starts: Int32Array
  readonly members: Int32Array
}

const POINTS_A_CELL = 8
const MOST_CELLS = 1_000_000

/** Sorts points into cells of about eight. */
export function buildGrid(eastM: Float64Array, northM: Float64Array): PointGrid {
  const [west, east] = extent(eastM)
  const [south, north] = extent(northM)
  const cells = Math.min(MOST_CELLS, Math.max(1, eastM.length / POINTS_A_CELL))
  const cellM = Math.max(Math.sqrt(((east - west) * (north - south)) / cells), (east - west + north - south) / 2000, 1)
  const columns = Math.floor((east - west) / cellM) + 1
  const rows = Math.floor((north - south) / cellM) + 1
  const cellOf = (i: number) =>
    Math.floor((northM[i]! - south) / cellM) * columns + Math.floor((eastM[i]! - west) / cellM)
  const starts = new Int32Array(columns * rows + 1)
  for (let i = 0; i < eastM.length; i++) starts[cellOf(i) + 1]!++
  for (let c = 0; c < columns * rows; c++) starts[c + 1]! += starts[c]!
  const next = starts.slice()
  const members = new Int32Array(eastM.length)
  for (let i = 0; i < eastM.length; i++) members[next[cellOf(i)]!++] = i
  return { eastM, northM, cellM, columns, rows, west, south, starts, members }
}

/**
 * The nearest points to a place, nearest first, at equal distance the lower number first.
 * @param isAllowed points it refuses are skipped
 */
export function nearest(
  grid: PointGrid,
  eastM: number,
  northM: number,
  count: number,
  isAllowed: (point: number) => boolean,
): Int32Array {
  const points = new Int32Array(count)
  const squares = new Float64Array(count)
  let found = 0
  const offer = (point: number) => {
    const square = (grid.eastM[point]! - eastM) ** 2 + (grid.northM[point]! - northM) ** 2
    const isFull = found === count
    if (isFull && (square > squares[count - 1]! || (square === squares[count - 1] && point > points[count - 1]!)))
      return
    if (!isAllowed(point)) return
    let at = isFull ? count - 1 : found++
    for (; at > 0 && (squares[at - 1]! > square || (squares[at - 1] === square && points[at - 1]! > point)); at--) {
      squares[at] = squares[at - 1]!
      points[at] = points[at - 1]!
    }
    squares[at] = square
    points[at] = point
  }
  const column = clamp(Math.floor((eastM - grid.west) / grid.cellM), grid.columns)
  const row = clamp(Math.floor((northM - grid.south) / grid.cellM), grid.rows)
  const widest = Math.max(grid.columns, grid.rows)
  for (let ring = 0; ring <= widest; ring++) {
    const reachM = (ring - 1) * grid.cellM
    if (found === count && reachM > 0 && reachM * reachM > squares[count - 1]!) break
    visitRing(grid, column, row, ring, offer)
  }
  return points.slice(0, found)
}

function visitRing(grid: PointGrid, column: number, row: number, ring: number, offer: (point: number) => void): void {
  for (let y = Math.max(0, row - ring); y <= Math.min(grid.rows - 1, row + ring); y++) {
    const isEdge = y === row - ring || y === row + ring
    const step = isEdge || ring === 0 ? 1 : 2 * ring
    for (let x = column - ring; x <= column + ring; x += step) {
      if (x < 0 || x >= grid.columns) continue
      const cell = y * grid.columns + x
      for (let i = grid.starts[cell]!; i < grid.starts[cell + 1]!; i++) offer(grid.members[i]!)
    }
  }
}

function clamp(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value))
}

function extent(values: Float64Array): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return low <= high ? [low, high] : [0, 0]
}
