import { trainBag } from '../model/boosted-bag.ts'
import type { BagFit } from '../model/boosted-bag.ts'
import { areaCurve } from '../hedonic/hedonic-value.ts'
import { SETTINGS } from '../frame/settings.ts'
import type { ComparablesStage } from './train-comparables.ts'
import type { HedonicStage } from './train-hedonic.ts'
import type { TrainingTable } from './training-table.ts'
import { attributeFeatures, neighbourFeatures } from '../model/tree-features.ts'

export type TreesStage = {
  readonly direct: BagFit
  readonly onResiduals: BagFit
  /** All that any tree sees. */
  readonly features: readonly Float64Array[]
  /** Left-out log values of the four base models, in the order of the stack's weights. */
  readonly bases: readonly Float64Array[]
}

/** Trains the trees on attributes and the trees on what hedonic model and comparables leave over. */
export function trainTrees(
  table: TrainingTable,
  { hedonic, aged, hedonicLog }: HedonicStage,
  { views }: ComparablesStage,
): TreesStage {
  const { frame, encoder, areas } = table
  const attributes = attributeFeatures(frame, encoder, hedonic)
  const areaLog = areaCurve(hedonic, encoder)
  const arealess = hedonicLog.map((log, i) => log - areaLog(areas[i]!))
  const features = [...attributes, ...neighbourFeatures(arealess, views)]
  const kriged = hedonicLog.map((log, i) => log + views[i]!.residual)
  const offset = areas.map((areaM2) => SETTINGS.areaOffset * Math.log(areaM2))
  const direct = bagOf(table, attributes, minus(aged, offset), SETTINGS.rounds)
  const onResiduals = bagOf(table, features, minus(aged, kriged), SETTINGS.residualRounds)
  const bases = [hedonicLog, kriged, plus(direct.leftOut, offset), plus(onResiduals.leftOut, kriged)]
  return { direct, onResiduals, features, bases }
}

function bagOf(
  { rowWeights, folds, seed }: TrainingTable,
  columns: readonly Float64Array[],
  target: Float64Array,
  rounds: number,
): BagFit {
  const maxLeaves = leavesFor(target.length)
  return trainBag(columns, target, rowWeights, folds, SETTINGS.folds, { ...SETTINGS.boosting, maxLeaves, seed, rounds })
}

function leavesFor(rowCount: number): number {
  const wanted = Math.round(SETTINGS.leavesPerRootRow * Math.sqrt(rowCount))
  return Math.min(SETTINGS.mostLeaves, Math.max(SETTINGS.fewestLeaves, wanted))
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value - b[i]!)
}

function plus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value + b[i]!)
}
