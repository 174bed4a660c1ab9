import { splitByFold } from '../frame/folds.ts'
import { fitHedonic, hedonicDesign } from '../hedonic/fit-hedonic.ts'
import type { HedonicDesign, HedonicModel } from '../hedonic/fit-hedonic.ts'
import { hedonicValue } from '../hedonic/hedonic-value.ts'
import { logLevelAt, priceIndexOf } from '../hedonic/price-age.ts'
import type { PriceIndex } from '../hedonic/price-age.ts'
import { SETTINGS } from '../frame/settings.ts'
import type { TrainingTable } from './training-table.ts'
import { madScale } from '../../statistics/median-absolute-deviation.ts'

export type HedonicStage = {
  readonly hedonic: HedonicModel
  readonly index: PriceIndex
  /** Log prices at the level of the last quarter. */
  readonly aged: Float64Array
  /** Left-out hedonic values of the same. */
  readonly hedonicLog: Float64Array
  /** Their difference, extreme ones drawn in. */
  readonly residuals: Float64Array
}

/** Fits the hedonic model on all adverts, ages their prices by it and values each advert by a fit that did not see it. */
export function trainHedonic(table: TrainingTable): HedonicStage {
  const { frame, encoder, prices, rowWeights } = table
  const design = hedonicDesign(frame, encoder)
  const logPrice = prices.map(Math.log)
  const hedonic = fitHedonic(design, logPrice, rowWeights, Int32Array.from(prices.keys()))
  const index = priceIndexOf(hedonic, frame.quarter)
  const aged = logPrice.map((log, i) => log - logLevelAt(index, frame.quarter[i]!))
  const hedonicLog = leftOutHedonic(design, table, logPrice)
  return { hedonic, index, aged, hedonicLog, residuals: drawnIn(aged.map((log, i) => log - hedonicLog[i]!)) }
}

function leftOutHedonic(design: HedonicDesign, table: TrainingTable, logPrice: Float64Array): Float64Array {
  const leftOut = new Float64Array(logPrice.length)
  for (let fold = 0; fold < SETTINGS.folds; fold++) {
    const { fit, heldOut } = splitByFold(table.folds, fold)
    const model = fitHedonic(design, logPrice, table.rowWeights, fit)
    for (const row of heldOut) leftOut[row] = hedonicValue(model, table.frame, row)
  }
  return leftOut
}

function drawnIn(residuals: Float64Array): Float64Array {
  const limit = SETTINGS.residualLimit * madScale(residuals)
  return residuals.map((residual) => Math.fround(Math.max(-limit, Math.min(limit, residual))))
}
