import { parseQuarter } from '../../kernel/quarter.ts'
import { rolesOf } from './schema.ts'
import type { ValuationRow, ValuationSchema } from './schema.ts'
import { mean } from '../../statistics/mean.ts'
import { METRES_PER_DEGREE } from '../../places/metres-per-degree.ts'

/** How rows become numbers: learned from the training rows, saved with the model. */
export type Encoder = {
  readonly numeric: readonly string[]
  readonly categorical: readonly string[]
  /** Known levels of each categorical column; a level that training never saw counts as unknown. */
  readonly levels: readonly (readonly string[])[]
  readonly roles: ValuationSchema['roles']
  /** Origin of the local plane, degrees. */
  readonly origin: { readonly latitude: number; readonly longitude: number }
  /** The categorical column with the most levels stands in for unknown coordinates; -1 when there is none. */
  readonly placeColumn: number
  /** Centre of each level of the place column, metres from the origin. */
  readonly placeCentres: readonly (readonly [number, number])[]
}

/** Rows as columns. NaN and level -1 are unknown. */
export type Frame = {
  readonly rowCount: number
  readonly numeric: readonly Float64Array[]
  readonly categorical: readonly Int32Array[]
  /** East and north of the origin, metres; never NaN: see `isPlaced`. */
  readonly eastM: Float64Array
  readonly northM: Float64Array
  /** 1 where the row itself has coordinates, 0 where the centre of its place stands in (learned, or given and so marked). */
  readonly isPlaced: Uint8Array
  /** Quarter index of the domain's quarters; NaN when unknown. */
  readonly quarter: Float64Array
}

/** Learns levels, plane and place centres from the training rows. */
export function fitEncoder(rows: readonly ValuationRow[], schema: ValuationSchema): Encoder {
  const roles = rolesOf(schema)
  const numeric = schema.numeric.filter((name) => name !== roles.quarter && name !== roles.property)
  const categorical = schema.categorical.filter((name) => name !== roles.quarter && name !== roles.property)
  const levels = categorical.map((name) => [...new Set(rows.flatMap(({ values }) => textOf(values[name])))].sort())
  const known = (name: string | undefined) =>
    rows.map(({ values }) => numberOf(name === undefined ? null : values[name])).filter((v) => !Number.isNaN(v))
  const origin = { latitude: mean(known(roles.latitude)) || 0, longitude: mean(known(roles.longitude)) || 0 }
  const counts = levels.map((list) => list.length)
  const placeColumn = counts.length === 0 ? -1 : counts.indexOf(Math.max(...counts))
  const bare: Encoder = { numeric, categorical, levels, roles, origin, placeColumn, placeCentres: [] }
  return placeColumn < 0 ? bare : { ...bare, placeCentres: centresOf(encodeRows(bare, rows), bare) }
}

/** Rows as columns, in the given order. */
export function encodeRows(encoder: Encoder, rows: readonly ValuationRow[]): Frame {
  const { roles } = encoder
  const numeric = encoder.numeric.map((name) => Float64Array.from(rows, ({ values }) => numberOf(values[name])))
  const categorical = encoder.categorical.map((name, c) => {
    const codes = new Map(encoder.levels[c]!.map((level, code) => [level, code]))
    return Int32Array.from(rows, ({ values }) => codes.get(textOf(values[name])[0] ?? '') ?? -1)
  })
  const quarter = Float64Array.from(rows, ({ values }) =>
    roles.quarter === undefined ? Number.NaN : quarterOf(values[roles.quarter]),
  )
  return { rowCount: rows.length, numeric, categorical, quarter, ...place(encoder, rows, categorical) }
}

/** Areas of all rows, m². */
export function areasOf(encoder: Encoder, frame: Frame): Float64Array {
  return frame.numeric[encoder.numeric.indexOf(encoder.roles.areaM2!)]!
}

function place(
  encoder: Encoder,
  rows: readonly ValuationRow[],
  categorical: readonly Int32Array[],
): Pick<Frame, 'eastM' | 'northM' | 'isPlaced'> {
  const { roles, origin } = encoder
  const eastM = new Float64Array(rows.length)
  const northM = new Float64Array(rows.length)
  const isPlaced = new Uint8Array(rows.length)
  const metresPerLongitude = METRES_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180)
  rows.forEach(({ values }, i) => {
    const latitude = numberOf(roles.latitude === undefined ? null : values[roles.latitude])
    const longitude = numberOf(roles.longitude === undefined ? null : values[roles.longitude])
    const isKnown = !Number.isNaN(latitude) && !Number.isNaN(longitude)
    const centre = encoder.placeCentres[categorical[encoder.placeColumn]?.[i] ?? -1] ?? [0, 0]
    isPlaced[i] = isKnown && (roles.located === undefined || values[roles.located] !== 0) ? 1 : 0
    eastM[i] = isKnown ? (longitude - origin.longitude) * metresPerLongitude : centre[0]
    northM[i] = isKnown ? (latitude - origin.latitude) * METRES_PER_DEGREE : centre[1]
  })
  return { eastM, northM, isPlaced }
}

function centresOf(frame: Frame, encoder: Encoder): [number, number][] {
  const codes = frame.categorical[encoder.placeColumn]!
  const sums = encoder.levels[encoder.placeColumn]!.map(() => ({ east: 0, north: 0, count: 0 }))
  for (let i = 0; i < frame.rowCount; i++) {
    const sum = sums[codes[i]!]
    if (sum === undefined || frame.isPlaced[i] === 0) continue
    sum.east += frame.eastM[i]!
    sum.north += frame.northM[i]!
    sum.count++
  }
  return sums.map(({ east, north, count }) => (count === 0 ? [0, 0] : [east / count, north / count]))
}

function numberOf(value: number | string | null | undefined): number {
  return typeof value === 'number' ? value : Number.NaN
}

function textOf(value: number | string | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}

function quarterOf(value: number | string | null | undefined): number {
  if (typeof value === 'number') return value
  return value === null || value === undefined || value === '' ? Number.NaN : parseQuarter(value)
}
