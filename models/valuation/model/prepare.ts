import { pointsOf } from '../comparables/attribute-space.ts'
import { weightedPoints } from '../comparables/fit-kernel.ts'
import { buildGrid } from '../comparables/neighbours.ts'
import { areasOf } from '../frame/frame.ts'
import { logLevelAt } from '../hedonic/price-age.ts'
import type { SavedValuation, ValuationModel } from './model.ts'

/** Makes a saved model ready to answer. */
export function prepareValuation(saved: SavedValuation): ValuationModel {
  const { frame, prices, residuals } = saved.homes
  const areas = areasOf(saved.encoder, frame)
  const agedLogPricePerM2 = prices.map(
    (price, i) => Math.log(price / areas[i]!) - logLevelAt(saved.index, frame.quarter[i]!),
  )
  const points = weightedPoints(pointsOf(frame, saved.axes), saved.kernel.weights)
  return { ...saved, store: { points, residuals, agedLogPricePerM2 }, grid: buildGrid(frame.eastM, frame.northM) }
}
