import { pointsOf } from '../comparables/attribute-space.ts'
import { weightedPoints } from '../comparables/fit-kernel.ts'
import { buildGrid } from '../comparables/neighbours.ts'
import type { SavedValuation, ValuationModel } from './model.ts'

/** Makes a saved model ready to answer. */
export function prepareValuation(saved: SavedValuation): ValuationModel {
  const { frame, residuals } = saved.homes
  const points = weightedPoints(pointsOf(frame, saved.axes), saved.kernel.weights)
  return { ...saved, store: { points, residuals }, grid: buildGrid(frame.eastM, frame.northM) }
}
