import type { Encoder, Frame } from '../frame/frame.ts'
import { levelEffects } from '../hedonic/hedonic-value.ts'
import type { HedonicModel } from '../hedonic/fit-hedonic.ts'
import type { Points } from './kernel.ts'
import { mean } from '../../statistics/mean.ts'
import { quantile } from '../../statistics/quantile.ts'
import { standardDeviation } from '../../statistics/standard-deviation.ts'

/**
 * Attributes as coordinates, so that likeness of two homes is a distance. Area and location are left out: location is
 * measured in metres, and area is priced by the hedonic curve alone, which keeps prices rising with it.
 */
export type AttributeAxis =
  | { kind: 'number'; column: number; isLogged: boolean; low: number; high: number; centre: number; scale: number }
  | { kind: 'level'; column: number; positions: readonly number[] }

const SKEW = 6

/** Axes for all attributes that vary; each has unit standard deviation over the training rows. */
export function attributeAxes(frame: Frame, encoder: Encoder, hedonic: HedonicModel): AttributeAxis[] {
  const { areaM2, latitude, longitude } = encoder.roles
  const left = new Set([areaM2, latitude, longitude])
  const numbers = frame.numeric.flatMap((values, column) =>
    left.has(encoder.numeric[column]) ? [] : numberAxis(values, column),
  )
  const effects = levelEffects(hedonic, encoder)
  return [...numbers, ...frame.categorical.flatMap((codes, column) => levelAxis(codes, column, effects[column]!))]
}

/** Coordinate of a row on an axis; the unknown stands at the centre. */
function axisValue(axis: AttributeAxis, frame: Frame, row: number): number {
  if (axis.kind === 'level') return axis.positions[frame.categorical[axis.column]![row]!] ?? 0
  const value = frame.numeric[axis.column]![row]!
  if (Number.isNaN(value)) return 0
  const clipped = Math.min(Math.max(value, axis.low), axis.high)
  return ((axis.isLogged ? Math.log1p(clipped) : clipped) - axis.centre) / axis.scale
}

/** Homes of a frame as points: their place, and their attributes on the axes (unweighted). */
export function pointsOf(frame: Frame, axes: readonly AttributeAxis[]): Points {
  const attributes = new Float64Array(frame.rowCount * axes.length)
  for (let row = 0; row < frame.rowCount; row++)
    for (let x = 0; x < axes.length; x++) attributes[row * axes.length + x] = axisValue(axes[x]!, frame, row)
  return { eastM: frame.eastM, northM: frame.northM, attributes, axes: axes.length }
}

function numberAxis(values: Float64Array, column: number): AttributeAxis[] {
  const known = values.filter((value) => !Number.isNaN(value))
  const [low, high] = [quantile(known, 0.01), quantile(known, 0.99)]
  const isLogged = low >= 0 && high > SKEW * Math.max(1, quantile(known, 0.5)) - 1
  const clipped = known.map((value) => Math.min(Math.max(value, low), high))
  const shown = isLogged ? clipped.map(Math.log1p) : clipped
  const scale = standardDeviation(shown)
  return scale > 0 ? [{ kind: 'number', column, isLogged, low, high, centre: quantile(shown, 0.5), scale }] : []
}

function levelAxis(codes: Int32Array, column: number, effects: Float64Array): AttributeAxis[] {
  const seen = Float64Array.from(
    codes.filter((code) => code >= 0),
    (code) => effects[code]!,
  )
  const [centre, scale] = [mean(seen), standardDeviation(seen)]
  return scale > 0 ? [{ kind: 'level', column, positions: Array.from(effects, (e) => (e - centre) / scale) }] : []
}
