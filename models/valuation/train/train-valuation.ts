import { calibrate } from './calibrate.ts'
import type { Frame } from '../frame/frame.ts'
import { attributeContributions } from '../hedonic/hedonic-value.ts'
import type { ValuationModel } from '../model/model.ts'
import { prepareValuation } from '../model/prepare.ts'
import { fitSupport } from '../model/support.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'
import { trainComparables } from './train-comparables.ts'
import { trainHedonic } from './train-hedonic.ts'
import { trainTrees } from './train-trees.ts'
import { trainingTable } from './training-table.ts'

export type TrainOptions = { readonly seed: number }

/**
 * Trains the stack: pooled hedonic model, kriging of its residuals and boosted trees on attributes, mixed by their left-out errors,
 * with a conformal band from the same errors. The order of rows does not matter.
 * @throws RangeError for fewer than 60 rows, or a row without a positive price and area
 */
export function trainValuation(
  rows: readonly ValuationRow[],
  schema: ValuationSchema,
  { seed }: TrainOptions,
): ValuationModel {
  const table = trainingTable(rows, schema, seed)
  const { ids, encoder, frame, prices, folds, properties, projects } = table
  const hedonicStage = trainHedonic(table)
  const { hedonic, index, residuals } = hedonicStage
  const comparablesStage = trainComparables(table, hedonicStage)
  const { axes, kernel } = comparablesStage
  const treesStage = trainTrees(table, hedonicStage, comparablesStage)
  return prepareValuation({
    version: 3,
    name: schema.name,
    trainedOn: ids.length,
    encoder,
    index,
    hedonic,
    typicalContributions: typicalContributions(frame, (row) => attributeContributions(hedonic, encoder, frame, row)),
    axes,
    kernel,
    trees: treesStage.trees.bag,
    areaCuts: treesStage.trees.cuts[encoder.numeric.indexOf(encoder.roles.areaM2!)]!,
    ...calibrate(table, hedonicStage.aged, treesStage),
    support: fitSupport(frame, encoder, projects, seed),
    homes: { ids, properties, frame, prices, residuals, folds: Uint8Array.from(folds) },
  })
}

function typicalContributions(frame: Frame, of: (row: number) => Float64Array): Float64Array {
  const sum = of(0).map(() => 0)
  for (let row = 0; row < frame.rowCount; row++) of(row).forEach((value, a) => (sum[a]! += value / frame.rowCount))
  return sum
}
