import { groupedFolds } from '../frame/folds.ts'
import { areasOf, encodeRows, fitEncoder } from '../frame/frame.ts'
import type { Encoder, Frame } from '../frame/frame.ts'
import { projectGroups, propertyGroups } from '../frame/property-groups.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'
import { SETTINGS } from '../frame/settings.ts'

/** The training adverts as all base models see them, sorted by id. */
export type TrainingTable = {
  readonly ids: readonly string[]
  readonly encoder: Encoder
  readonly frame: Frame
  readonly areas: Float64Array
  readonly prices: Float64Array
  /** Property and project of each advert, by their first row. */
  readonly properties: Int32Array
  readonly projects: Int32Array
  readonly rowWeights: Float64Array
  readonly folds: Int32Array
  readonly seed: number
}

/** Fewest adverts a model is trained on. */
export const FEWEST_ROWS = 60

/** Checks, sorts and encodes the adverts and deals their projects to folds. @throws RangeError as `trainValuation` says */
export function trainingTable(rows: readonly ValuationRow[], schema: ValuationSchema, seed: number): TrainingTable {
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
  const encoder = fitEncoder(sorted, schema)
  const frame = encodeRows(encoder, sorted)
  const areas = areasOf(encoder, frame)
  const prices = Float64Array.from(sorted, ({ values }) => Number(values[schema.target] ?? Number.NaN))
  checkRows(sorted, prices, areas, schema)
  const properties = propertyGroups(sorted, frame, encoder)
  const projects = projectGroups(sorted, properties, encoder, schema.target, sorted.length / SETTINGS.folds)
  const folds = groupedFolds(projects, SETTINGS.folds, seed)
  return {
    ids: sorted.map(({ id }) => id),
    encoder,
    frame,
    areas,
    prices,
    properties,
    projects,
    rowWeights: groupWeights(properties),
    folds,
    seed,
  }
}

function checkRows(
  rows: readonly ValuationRow[],
  prices: Float64Array,
  areas: Float64Array,
  schema: ValuationSchema,
): void {
  if (rows.length < FEWEST_ROWS)
    throw new RangeError(`A valuation is trained on at least ${FEWEST_ROWS} adverts; received ${rows.length}.`)
  rows.forEach((row, i) => {
    if (!(prices[i]! > 0)) throw new RangeError(`Advert ${row.id}: ${schema.target} must be above 0.`)
    if (!(areas[i]! > 0)) throw new RangeError(`Advert ${row.id}: the area must be above 0.`)
  })
}

/** All adverts of one property weigh as much together as a single advert of another. */
function groupWeights(groups: Int32Array): Float64Array {
  const sizes = new Map<number, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return Float64Array.from(groups, (group) => 1 / sizes.get(group)!)
}
