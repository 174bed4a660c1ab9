import { z } from 'zod'

/** Land that a point of a search may lie on: Luxembourg and what borders on it, in degrees. */
const BOX = { south: 49, north: 50.5, west: 5.4, east: 6.9 } as const
/** Shortest and longest radius of a circle, in metres. */
export const RADIUS_M = { least: 100, most: 30_000 } as const
/** Corners of an area. */
export const CORNERS = { least: 3, most: 40 } as const
/** Radius of a circle that names none, in metres. */
const USUAL_RADIUS_M = 2_000
/** Decimals of a coordinate, about a metre. */
const DECIMALS = 5

export const pointSchema = z.object({
  latitude: z.number().min(BOX.south).max(BOX.north),
  longitude: z.number().min(BOX.west).max(BOX.east),
})
export type AreaPoint = z.infer<typeof pointSchema>

/** Homes within some metres of a point, in a straight line. */
export const nearWishSchema = pointSchema.extend({
  name: z.string().nullable().describe('place whose middle the point is; null for a point of a map'),
  text: z.string().nullable().describe('name of the place as it was typed'),
  metres: z.number().int().min(RADIUS_M.least).max(RADIUS_M.most),
})
export type NearWish = z.infer<typeof nearWishSchema>

/** Corners of an area, in their order around it. */
export const withinWishSchema = z.array(pointSchema).min(CORNERS.least).max(CORNERS.most)

/** Looks up the middle of a place; null for an unknown place or one without a middle. */
export type MiddleOf = (name: string) => (AreaPoint & { name: string }) | null

/** Reads `mersch:2000`, `Mersch` or `49.7489:6.1064:2000`: a place or a point, and metres. @returns null for what is neither or out of bounds */
export function readNear(wanted: string, middleOf: MiddleOf): NearWish | null {
  const parts = wanted.split(':').map((part) => part.trim())
  const point = readPoint(parts)
  const last = parts.at(-1)!
  const hasMetres = /^\d{1,6}$/.test(last) && parts.length > (point === null ? 1 : 2)
  if (parts.length > (point === null ? 1 : 2) + Number(hasMetres)) return null
  const middle = point === null ? middleOf(parts[0]!) : { ...point, name: null }
  if (middle === null) return null
  const text = point === null ? parts[0]! : null
  return nearWishSchema.safeParse({ ...middle, text, metres: hasMetres ? Number(last) : USUAL_RADIUS_M }).data ?? null
}

/** Reads `49.61:6.12,49.62:6.15,49.60:6.16`: the corners of an area. A first corner that is repeated at the end counts once. */
export function readWithin(text: string): AreaPoint[] | null {
  const corners = text.split(',').map((part) => readPoint(part.split(':')))
  if (corners.includes(null)) return null
  const ring = corners as AreaPoint[]
  const isClosed = ring.length > 1 && pointText(ring[0]!) === pointText(ring.at(-1)!)
  return withinWishSchema.safeParse(isClosed ? ring.slice(0, -1) : ring).data ?? null
}

export function nearText(near: NearWish | null): string {
  return near === null ? '' : `${near.text ?? pointText(near)}:${near.metres}`
}

export function withinText(corners: readonly AreaPoint[] | null): string {
  return corners === null ? '' : corners.map(pointText).join(',')
}

function pointText({ latitude, longitude }: AreaPoint): string {
  return `${rounded(latitude)}:${rounded(longitude)}`
}

function readPoint(parts: readonly string[]): AreaPoint | null {
  const [latitude = '', longitude = ''] = parts.map((part) => part.trim())
  const isNumber = (text: string): boolean => /^\d{1,2}(?:\.\d{1,15})?$/.test(text)
  if (!isNumber(latitude) || !isNumber(longitude)) return null
  return (
    pointSchema.safeParse({ latitude: rounded(Number(latitude)), longitude: rounded(Number(longitude)) }).data ?? null
  )
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
