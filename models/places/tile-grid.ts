/** A cell of a grid of hexagons with a corner on top; odd rows are shifted right by half a cell. */
export interface Tile {
  column: number
  row: number
}

/** Coordinates in any unit, y growing downwards. */
export interface PlanePoint {
  x: number
  y: number
}

/** Distance between the rows of hexagons that are one wide. */
const ROW_HEIGHT = Math.sqrt(3) / 2

const ROUNDS = 160
const NEIGHBOURS = 6
/** Share of a gap that one round closes. */
const PULL = 0.2
const MARGIN_CELLS = 3

/**
 * Gives every point a hexagon of its own, so that neighbours stay near each other and directions hold: a tile grid map.
 * Points are first moved until they are one cell apart (as circles of a Dorling cartogram), then assigned to cells with the least sum of
 * squared displacements (Kuhn 1955, the Hungarian method). Same points, same tiles. The least column is 0, the least row 0 or 1.
 * @param points at most a few hundred: assignment takes their number cubed
 */
export function tileGrid(points: readonly PlanePoint[]): Tile[] {
  if (points.length === 0) return []
  const spread = spreadApart(points)
  const cells = cellsAround(spread)
  const costs = spread.map((point) => cells.map((cell) => squaredDistance(point, centreOf(cell))))
  return toOrigin(assign(costs).map((index) => cells[index]!))
}

/** Where the middle of a tile lies, in widths of a cell. */
export function centreOf({ column, row }: Tile): PlanePoint {
  return { x: column + (Math.abs(row % 2) === 1 ? 0.5 : 0), y: row * ROW_HEIGHT }
}

/** Pushes points apart to one cell's width and pulls those that were neighbours together again. */
function spreadApart(points: readonly PlanePoint[]): PlanePoint[] {
  const places = toUnitDensity(points)
  const neighbours = places.map((_, index) => nearestTo(places, index))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, near] of neighbours.entries()) for (const other of near) close(places[index]!, places[other]!)
    for (let index = 0; index < places.length; index++)
      for (let other = 0; other < index; other++) part(places[index]!, places[other]!)
  }
  return places
}

/** Scaled to one point on each cell on average, around the origin. Points on one place are told apart by their order. */
function toUnitDensity(points: readonly PlanePoint[]): PlanePoint[] {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const [width, height] = [right - left, bottom - top]
  const extent = Math.max(width, height) || 1
  const shape = (width / extent) * (height / extent)
  // A thin strip of points needs no more cells in a row than there are points.
  const cells = Math.min(Math.sqrt((points.length * ROW_HEIGHT) / shape), points.length)
  return points.map(({ x, y }, index) => ({
    x: ((x - left) / extent) * cells - ((width / extent) * cells) / 2 + index * 1e-6,
    y: ((y - top) / extent) * cells - ((height / extent) * cells) / 2 + ((index * 7) % 13) * 1e-6,
  }))
}

function nearestTo(places: readonly PlanePoint[], index: number): number[] {
  return places
    .map((place, other) => ({ other, distance: squaredDistance(place, places[index]!) }))
    .filter(({ other }) => other !== index)
    .sort((a, b) => a.distance - b.distance || a.other - b.other)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other)
}

function close(a: PlanePoint, b: PlanePoint): void {
  shift(a, b, (distance) => (distance > 1 ? ((distance - 1) * PULL) / 2 : 0))
}

function part(a: PlanePoint, b: PlanePoint): void {
  shift(a, b, (distance) => (distance < 1 ? (distance - 1) / 2 : 0))
}

/** Moves two places towards each other, each by what `by` says of their distance. */
function shift(a: PlanePoint, b: PlanePoint, by: (distance: number) => number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  const step = by(distance) / (distance || 1)
  const [x, y] = [(b.x - a.x) * step, (b.y - a.y) * step]
  a.x += x
  a.y += y
  b.x -= x
  b.y -= y
}

function cellsAround(places: readonly PlanePoint[]): Tile[] {
  const columns = places.map(({ x }) => Math.round(x))
  const rows = places.map(({ y }) => Math.round(y / ROW_HEIGHT))
  const tiles: Tile[] = []
  for (let row = Math.min(...rows) - MARGIN_CELLS; row <= Math.max(...rows) + MARGIN_CELLS; row++)
    for (let column = Math.min(...columns) - MARGIN_CELLS; column <= Math.max(...columns) + MARGIN_CELLS; column++)
      tiles.push({ column, row })
  return tiles
}

/** Rows are moved by even numbers, which leaves the shift of odd ones as it is. */
function toOrigin(tiles: readonly Tile[]): Tile[] {
  const top = Math.min(...tiles.map(({ row }) => row))
  const lift = top - (Math.abs(top % 2) === 1 ? 1 : 0)
  const left = Math.min(...tiles.map(({ column }) => column))
  return tiles.map(({ column, row }) => ({ column: column - left, row: row - lift }))
}

function squaredDistance(a: PlanePoint, b: PlanePoint): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
}

/**
 * The assignment of rows to columns with the least total cost, by shortest augmenting paths.
 * @param costs no more rows than columns @returns the column of each row
 */
function assign(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]!.length
  const rowPrice = new Float64Array(costs.length)
  const columnPrice = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1).fill(-1)
  for (let row = 0; row < costs.length; row++) {
    const least = new Float64Array(columns + 1).fill(Infinity)
    const before = new Int32Array(columns + 1)
    const isDone = new Uint8Array(columns + 1)
    let column = columns
    rowOf[columns] = row
    while (rowOf[column]! >= 0) {
      isDone[column] = 1
      const at = rowOf[column]!
      let step = Infinity
      let next = columns
      for (let other = 0; other < columns; other++) {
        if (isDone[other]) continue
        const cost = costs[at]![other]! - rowPrice[at]! - columnPrice[other]!
        if (cost < least[other]!) {
          least[other] = cost
          before[other] = column
        }
        if (least[other]! < step) {
          step = least[other]!
          next = other
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isDone[other]) {
          rowPrice[rowOf[other]!]! += step
          columnPrice[other]! -= step
        } else least[other]! -= step
      }
      column = next
    }
    for (; column !== columns; column = before[column]!) rowOf[column] = rowOf[before[column]!]!
    rowOf[columns] = -1
  }
  const columnOf = new Int32Array(costs.length)
  for (const [column, row] of rowOf.entries()) if (row >= 0) columnOf[row] = column
  return [...columnOf]
}
