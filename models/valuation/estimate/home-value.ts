import { bagProfile, bagValue, memberOf } from '../model/boosted-bag.ts'
import type { BoostedBag } from '../model/boosted-bag.ts'
import { cellOf } from '../boosting/bins.ts'
import { pointsOf } from '../comparables/attribute-space.ts'
import { weightedPoints } from '../comparables/fit-kernel.ts'
import { nearest } from '../comparables/neighbours.ts'
import { modelSpread } from '../model/difficulty.ts'
import { areasOf } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { areaCurve, hedonicValue } from '../hedonic/hedonic-value.ts'
import type { ValuationModel } from '../model/model.ts'
import { CANDIDATES, neighbourView } from '../model/neighbour-view.ts'
import type { NeighbourView } from '../model/neighbour-view.ts'
import { risingValue } from './rising-in-area.ts'
import { SETTINGS } from '../frame/settings.ts'
import { treeFeatures } from '../model/tree-features.ts'

/** One home's log value at the level of the last quarter, and what it was read from. */
export type HomeValue = {
  readonly log: number
  /** Log values of the base models, in the order of the model's weights. */
  readonly baseLogs: readonly number[]
  readonly view: NeighbourView
  /** Expected absolute log error. */
  readonly difficulty: number
}

/**
 * Values one row of a frame with all base models and mixes them into a value that rises with area.
 * @param own training homes that are the row's own dwelling: they are no evidence, and only trees that never saw one of them speak
 */
export function homeValue(model: ValuationModel, frame: Frame, row: number, own: readonly number[] = []): HomeValue {
  const { encoder, hedonic, areaCuts, homes, weights } = model
  const folds = [...new Set(own.map((home) => homes.folds[home]!))]
  const blind = (bag: BoostedBag) => (folds.length === 0 ? bag : together(folds.map((fold) => memberOf(bag, fold))))
  const subjects = weightedPoints(pointsOf(frame, model.axes), model.kernel.weights)
  const near = nearest(model.grid, frame.eastM[row]!, frame.northM[row]!, CANDIDATES, (home) => !own.includes(home))
  const view = neighbourView(model.store, model.kernel, subjects, row, near)
  const areaM2 = areasOf(encoder, frame)[row]!
  const areaLog = areaCurve(hedonic, encoder)
  const arealess = hedonicValue(hedonic, frame, row) - areaLog(areaM2)
  const features = treeFeatures(frame, encoder, hedonic, [view]).map((column) => column[column.length === 1 ? 0 : row]!)
  const steps = bagProfile(blind(model.trees), features, encoder.numeric.indexOf(encoder.roles.areaM2!), areaCuts)

  const smoothParts = (area: number) => {
    const byHedonic = arealess + areaLog(area)
    return [byHedonic, byHedonic + view.residual, SETTINGS.areaOffset * Math.log(area)]
  }
  const smooth = (area: number) => weighted(smoothParts(area), weights)
  const baseLogs = smoothParts(areaM2)
  baseLogs[2] = baseLogs[2]! + steps[cellOf(areaCuts, areaM2)]!
  return {
    log: model.bias + risingValue({ smooth, cuts: areaCuts, steps: steps.map((step) => weights[2]! * step) }, areaM2),
    baseLogs,
    view,
    difficulty: Math.exp(bagValue(blind(model.difficulty), [...features, modelSpread(baseLogs)])),
  }
}

function together(bags: readonly BoostedBag[]): BoostedBag {
  return { bases: bags.flatMap(({ bases }) => bases), forests: bags.flatMap(({ forests }) => forests) }
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, m) => sum + weights[m]! * value, 0)
}
