import { bagProfile, bagValue, memberOf } from '../model/boosted-bag.ts'
import type { BoostedBag } from '../model/boosted-bag.ts'
import { cellOf } from '../boosting/profile.ts'
import { pointsOf } from '../comparables/attribute-space.ts'
import { weightedPoints } from '../comparables/fit-kernel.ts'
import { nearest } from '../comparables/neighbours.ts'
import { difficultyFeatures, modelSpread } from '../model/difficulty.ts'
import { areasOf } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { areaCurve, hedonicValue } from '../hedonic/hedonic-value.ts'
import type { ValuationModel } from '../model/model.ts'
import { CANDIDATES, neighbourView } from '../model/neighbour-view.ts'
import type { NeighbourView } from '../model/neighbour-view.ts'
import { risingValue } from './rising-in-area.ts'
import { SETTINGS } from '../frame/settings.ts'
import { attributeFeatures, neighbourFeatures } from '../model/tree-features.ts'

/** One home's log value at the level of the last quarter, and what it was read from. */
export type HomeValue = {
  readonly log: number
  /** Of the base models, in the order of the model's weights. */
  readonly baseLogs: readonly number[]
  readonly view: NeighbourView
  /** Expected absolute log error. */
  readonly difficulty: number
}

/**
 * Values one row of a frame with all base models and mixes them into a value that rises with area.
 * @param known number of the training home that the row is: its own advert is then no evidence, and only trees that never saw it speak
 */
export function homeValue(model: ValuationModel, frame: Frame, row: number, known?: number): HomeValue {
  const { encoder, hedonic, areaCuts, homes } = model
  const blind = (bag: BoostedBag) => (known === undefined ? bag : memberOf(bag, homes.folds[known]!))
  const subjects = weightedPoints(pointsOf(frame, model.axes), model.kernel.weights)
  const near = nearest(model.grid, frame.eastM[row]!, frame.northM[row]!, CANDIDATES, (home) => home !== known)
  const view = neighbourView(model.store, model.kernel, model.levelLogPricePerM2, subjects, row, near)
  const areaM2 = areasOf(encoder, frame)[row]!
  const hedonicLog = hedonicValue(hedonic, frame, row)
  const arealess = hedonicLog - areaCurve(hedonic, encoder)(areaM2)
  const attributes = attributeFeatures(frame, encoder, hedonic).map((column) => column[row]!)
  const all = [...attributes, ...neighbourFeatures(Float64Array.of(arealess), [view]).map((column) => column[0]!)]
  const areaFeature = encoder.numeric.indexOf(encoder.roles.areaM2!)
  const direct = bagProfile(blind(model.direct), attributes, areaFeature, areaCuts)
  const onResiduals = bagProfile(blind(model.onResiduals), all, areaFeature, areaCuts)

  const parts = [0, view.residual, 0, view.residual]
  const areaLog = areaCurve(hedonic, encoder)
  const smoothParts = (area: number) => {
    const byHedonic = arealess + areaLog(area)
    return [byHedonic, byHedonic, SETTINGS.areaOffset * Math.log(area), byHedonic].map((log, m) => log + parts[m]!)
  }
  const steps = direct.map((step, cell) => model.weights[2]! * step + model.weights[3]! * onResiduals[cell]!)
  const smooth = (area: number) => weighted(smoothParts(area), model.weights)
  const cell = cellOf(areaCuts, areaM2)
  const stepParts = [0, 0, direct[cell]!, onResiduals[cell]!]
  const baseLogs = smoothParts(areaM2).map((log, m) => log + stepParts[m]!)
  const hard = difficultyFeatures(all, modelSpread(baseLogs))
  return {
    log: model.bias + risingValue({ smooth, cuts: areaCuts, steps }, areaM2),
    baseLogs,
    view,
    difficulty: Math.exp(bagValue(blind(model.difficulty), hard)),
  }
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, m) => sum + weights[m]! * value, 0)
}
