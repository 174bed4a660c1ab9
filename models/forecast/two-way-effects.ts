/** Weighted two-way fit of a table with gaps: value = column path + row effect + error. */
export type TwoWayEffects = {
  /** By column; null where no row has a value. */
  readonly path: readonly (number | null)[]
  /** By row. The weighted mean of a row's values less the path; null for a row without values. */
  readonly rowEffects: readonly (number | null)[]
}

export type WeightedCell = { readonly value: number; readonly weight: number }

const MAX_SWEEPS = 500
const TOLERANCE = 1e-10

/**
 * Least squares by alternating sweeps over rows and columns, which removes the change of mix that a plain mean of the known cells
 * would read as a change of price. Path and effects share one free constant: the path carries the level of the first sweep.
 *
 * @param table rows of equal length; null for an unknown cell
 */
export function twoWayEffects(table: readonly (readonly (WeightedCell | null)[])[]): TwoWayEffects {
  const columns = transposed(table)
  let path: (number | null)[] = columns.map((cells) => weightedMean(cells, () => 0))
  let rowEffects: (number | null)[] = []
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    rowEffects = table.map((cells) => weightedMean(cells, (column) => path[column] ?? 0))
    const next = columns.map((cells) => weightedMean(cells, (row) => rowEffects[row] ?? 0))
    const moved = Math.max(...next.map((value, column) => Math.abs((value ?? 0) - (path[column] ?? 0))))
    path = next
    if (moved < TOLERANCE) break
  }
  return { path, rowEffects }
}

function weightedMean(cells: readonly (WeightedCell | null)[], offset: (index: number) => number): number | null {
  let total = 0
  let weights = 0
  cells.forEach((cell, index) => {
    if (cell === null) return
    total += cell.weight * (cell.value - offset(index))
    weights += cell.weight
  })
  return weights > 0 ? total / weights : null
}

function transposed<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]!))
}
