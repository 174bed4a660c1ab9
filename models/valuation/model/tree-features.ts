import type { Encoder, Frame } from '../frame/frame.ts'
import { levelEffects } from '../hedonic/hedonic-value.ts'
import type { HedonicModel } from '../hedonic/fit-hedonic.ts'
import type { NeighbourView } from './neighbour-view.ts'

/** Directions in which the plane is also measured, so that trees can cut it aslant (degrees from east). */
const DIRECTIONS = [22.5, 45, 67.5, 112.5, 135, 157.5]

/** What every tree sees of a home: attributes, levels placed by their hedonic effect, and its place in several directions. */
export function attributeFeatures(frame: Frame, encoder: Encoder, hedonic: HedonicModel): Float64Array[] {
  const effects = levelEffects(hedonic, encoder)
  const levels = frame.categorical.map((codes, c) =>
    Float64Array.from(codes, (code) => effects[c]![code] ?? Number.NaN),
  )
  const directions = DIRECTIONS.map((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return frame.eastM.map((east, i) => cos * east + sin * frame.northM[i]!)
  })
  return [...frame.numeric, ...levels, frame.eastM, frame.northM, ...directions]
}

/** What trees on residuals see besides: the hedonic value but for area, the kriged residual and the lagged prices of the neighbourhood. */
export function neighbourFeatures(arealessHedonicLog: Float64Array, views: readonly NeighbourView[]): Float64Array[] {
  const lags = views[0]?.laggedLogPricePerM2.length ?? 0
  return [
    arealessHedonicLog,
    Float64Array.from(views, (view) => view.residual),
    Float64Array.from(views, (view) => view.variance),
    ...Array.from({ length: lags }, (_, l) => Float64Array.from(views, (view) => view.laggedLogPricePerM2[l]!)),
  ]
}
