import { trainBag } from '../model/boosted-bag.ts'
import type { BoostedBag } from '../model/boosted-bag.ts'
import { conformalBand } from '../model/conformal.ts'
import type { ConformalBand } from '../model/conformal.ts'
import { logErrorSize, modelSpread } from '../model/difficulty.ts'
import { equitable, fitEquity } from '../model/equity.ts'
import type { Equity } from '../model/equity.ts'
import { SETTINGS } from '../frame/settings.ts'
import { mix, stackWeights } from './stack.ts'
import { weightedMedian } from '../../statistics/weighted-median.ts'
import type { TreesStage } from './train-trees.ts'
import type { TrainingTable } from './training-table.ts'

export type Calibration = {
  readonly weights: readonly number[]
  readonly bias: number
  readonly equity: Equity
  readonly difficulty: BoostedBag
  readonly band: ConformalBand
}

/** Mixes the base models and bounds the errors of the mix, all by left-out values. */
export function calibrate(table: TrainingTable, aged: Float64Array, { bases, features }: TreesStage): Calibration {
  const { rowWeights, frame, folds, seed } = table
  const weights = stackWeights(bases, aged, rowWeights)
  const mixed = mix(bases, weights)
  const bias = recentBias(
    aged.map((log, i) => log - mixed[i]!),
    rowWeights,
    frame.quarter,
  )
  const centred = mixed.map((log) => log + bias)
  const equity = fitEquity(centred, aged)
  const errors = aged.map((log, i) => log - equitable(equity, centred[i]!))
  const spread = errors.map((_, i) => modelSpread(bases.map((base) => base[i]!)))
  const options = { ...SETTINGS.difficulty, seed }
  const hard = [...features, spread]
  const { bag, leftOut } = trainBag(hard, errors.map(logErrorSize), rowWeights, folds, SETTINGS.folds, options)
  const scaled = errors.map((error, i) => error / Math.exp(leftOut[i]!))
  return { weights, bias, equity, difficulty: bag, band: conformalBand(scaled, table.projects, SETTINGS.intervalLevel) }
}

function recentBias(errors: Float64Array, rowWeights: Float64Array, quarters: Float64Array): number {
  const last = quarters.reduce((latest, quarter) => (quarter > latest ? quarter : latest), Number.NEGATIVE_INFINITY)
  const recent = rowWeights.map((weight, i) => (quarters[i]! < last ? weight / 4 : weight))
  return weightedMedian(errors, recent)
}
