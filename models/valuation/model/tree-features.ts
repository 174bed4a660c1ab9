import type { Encoder, Frame } from '../frame/frame.ts'
import { levelEffects } from '../hedonic/hedonic-value.ts'
import type { HedonicModel } from '../hedonic/fit-hedonic.ts'
import type { NeighbourView } from './neighbour-view.ts'

/** Directions in which the plane is also measured, so that trees can cut it aslant (degrees from east). */
const DIRECTIONS = [22.5, 45, 67.5, 112.5, 135, 157.5]

/** Features of homes for the trees: attributes, levels placed by their hedonic effect, place in several directions, and what the neighbours say. */
export function treeFeatures(
  frame: Frame,
  encoder: Encoder,
  hedonic: HedonicModel,
  views: readonly NeighbourView[],
): Float64Array[] {
  const effects = levelEffects(hedonic, encoder)
  const levels = frame.categorical.map((codes, c) =>
    Float64Array.from(codes, (code) => effects[c]![code] ?? Number.NaN),
  )
  const directions = DIRECTIONS.map((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return frame.eastM.map((east, i) => cos * east + sin * frame.northM[i]!)
  })
  const residuals = Float64Array.from(views, (view) => view.residual)
  const variances = Float64Array.from(views, (view) => view.variance)
  return [...frame.numeric, ...levels, frame.eastM, frame.northM, ...directions, residuals, variances]
}
