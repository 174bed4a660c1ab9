import type { Encoder, Frame } from '../frame/frame.ts'
import { levelEffects } from '../hedonic/hedonic-value.ts'
import type { HedonicModel } from '../hedonic/fit-hedonic.ts'

/** Directions in which the plane is also measured, so that trees can cut it aslant (degrees from east). */
const DIRECTIONS = [22.5, 45, 67.5, 112.5, 135, 157.5]

/** Features of a home for the trees: attributes, levels placed by their hedonic effect, and its place in several directions. */
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
