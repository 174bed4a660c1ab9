import { trainBag } from '../model/boosted-bag.ts'
import type { BagFit } from '../model/boosted-bag.ts'
import { SETTINGS } from '../frame/settings.ts'
import type { ComparablesStage } from './train-comparables.ts'
import type { HedonicStage } from './train-hedonic.ts'
import type { TrainingTable } from './training-table.ts'
import { treeFeatures } from '../model/tree-features.ts'

export type TreesStage = {
  readonly trees: BagFit
  /** All that the trees see. */
  readonly features: readonly Float64Array[]
  /** Left-out log values of the three base models, in the order of the stack's weights. */
  readonly bases: readonly Float64Array[]
}

/** Trains the trees on attributes, place and kriged residuals, area's usual part taken off. */
export function trainTrees(
  { frame, encoder, areas, rowWeights, folds, seed }: TrainingTable,
  { hedonic, aged, hedonicLog }: HedonicStage,
  { views }: ComparablesStage,
): TreesStage {
  const features = treeFeatures(frame, encoder, hedonic, views)
  const offset = areas.map((areaM2) => SETTINGS.areaOffset * Math.log(areaM2))
  const target = aged.map((log, i) => log - offset[i]!)
  const options = { ...SETTINGS.boosting, maxLeaves: leavesFor(target.length), seed }
  const trees = trainBag(features, target, rowWeights, folds, SETTINGS.folds, options)
  const kriged = hedonicLog.map((log, i) => log + views[i]!.residual)
  const grown = trees.leftOut.map((log, i) => log + offset[i]!)
  return { trees, features, bases: [hedonicLog, kriged, grown] }
}

function leavesFor(rowCount: number): number {
  const wanted = Math.round(SETTINGS.leavesPerRootRow * Math.sqrt(rowCount))
  return Math.min(SETTINGS.mostLeaves, Math.max(SETTINGS.fewestLeaves, wanted))
}
