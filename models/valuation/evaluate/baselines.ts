import { solveInPlace } from '../../statistics/cholesky.ts'
import { buildGrid, nearest } from '../comparables/neighbours.ts'
import { areasOf, encodeRows, fitEncoder } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'
import { mean } from '../../statistics/mean.ts'
import { median } from '../../statistics/median.ts'

/** Standard methods the stack is compared with. Each answers with one price a test row. */
export const BASELINES = { 'zone median': zoneMedian, 'hedonic OLS': hedonicOls, kNN: nearestNeighbours } as const

const NEIGHBOURS = 10

/** Median price per m² of the zone (the column with the most levels) times area. */
export function zoneMedian(
  train: readonly ValuationRow[],
  test: readonly ValuationRow[],
  schema: ValuationSchema,
): number[] {
  const { encoder, known, asked, logPricePerM2 } = encoded(train, test, schema)
  const zones = encoder.placeColumn
  const overall = median(logPricePerM2)
  const medians = (encoder.levels[zones] ?? []).map((_, level) =>
    median(logPricePerM2.filter((_, i) => known.categorical[zones]![i] === level)),
  )
  return Array.from(areasOf(encoder, asked), (areaM2, i) => {
    return areaM2 * Math.exp(medians[asked.categorical[zones]?.[i] ?? -1] ?? overall)
  })
}

/** Ordinary least squares of log price on log area, all attributes as they are, and a constant for each level. */
function hedonicOls(train: readonly ValuationRow[], test: readonly ValuationRow[], schema: ValuationSchema): number[] {
  const { encoder, known, asked, logPricePerM2 } = encoded(train, test, schema)
  const logArea = areasOf(encoder, known).map(Math.log)
  const centres = known.numeric.map((column) => mean(column.filter((value) => !Number.isNaN(value))) || 0)
  const cellsOf = (frame: Frame, row: number) => [
    1,
    Math.log(areasOf(encoder, frame)[row]!),
    ...frame.numeric.map((column, f) => (Number.isNaN(column[row]!) ? 0 : column[row]! - centres[f]!)),
    ...encoder.levels.flatMap((levels, c) => levels.map((_, level) => Number(frame.categorical[c]![row] === level))),
  ]
  const width = cellsOf(known, 0).length
  const matrix = new Float64Array(width * width)
  const right = new Float64Array(width)
  for (let row = 0; row < known.rowCount; row++) {
    const cells = cellsOf(known, row)
    for (let j = 0; j < width; j++) {
      right[j]! += cells[j]! * (logPricePerM2[row]! + logArea[row]!)
      if (cells[j] !== 0) for (let k = 0; k <= j; k++) matrix[j * width + k]! += cells[j]! * cells[k]!
    }
  }
  // The levels of one column add up to the constant: a trace of ridge picks one of the equal solutions.
  for (let j = 0; j < width; j++) matrix[j * width + j]! += 1e-4 * (1 + matrix[j * width + j]!)
  const coefficients = solveInPlace(matrix, width, right)
  return test.map((_, row) => Math.exp(cellsOf(asked, row).reduce((sum, cell, j) => sum + cell * coefficients[j]!, 0)))
}

/** Mean log price per m² of the ten nearest homes, times area. */
function nearestNeighbours(
  train: readonly ValuationRow[],
  test: readonly ValuationRow[],
  schema: ValuationSchema,
): number[] {
  const { encoder, known, asked, logPricePerM2 } = encoded(train, test, schema)
  const grid = buildGrid(known.eastM, known.northM)
  return Array.from(areasOf(encoder, asked), (areaM2, i) => {
    const near = nearest(grid, asked.eastM[i]!, asked.northM[i]!, NEIGHBOURS, () => true)
    return areaM2 * Math.exp(mean(Float64Array.from(near, (home) => logPricePerM2[home]!)))
  })
}

function encoded(train: readonly ValuationRow[], test: readonly ValuationRow[], schema: ValuationSchema) {
  const encoder = fitEncoder(train, schema)
  const known = encodeRows(encoder, train)
  const areas = areasOf(encoder, known)
  const logPricePerM2 = Float64Array.from(train, ({ values }, i) => Math.log(Number(values[schema.target]) / areas[i]!))
  return { encoder, known, asked: encodeRows(encoder, test), logPricePerM2 }
}
