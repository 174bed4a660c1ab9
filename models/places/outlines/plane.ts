import { METRES_PER_DEGREE } from '../metres-per-degree.ts'

/** Kilometres east and south of the origin, on a plane that touches the Earth at the middle of the country. */
export type PlanePosition = [number, number]
/** Rings of polygons as in GeoJSON: the outer ring first, each ending where it begins. */
export type PlaneArea = PlanePosition[][][]

/** Middle of the country, which keeps lengths true to a thousandth over all of it. */
const MIDDLE_LATITUDE = 49.8
const KM_PER_LATITUDE = METRES_PER_DEGREE / 1_000
const KM_PER_LONGITUDE = KM_PER_LATITUDE * Math.cos((MIDDLE_LATITUDE * Math.PI) / 180)

export function toPlane(longitude: number, latitude: number): PlanePosition {
  return [longitude * KM_PER_LONGITUDE, -latitude * KM_PER_LATITUDE]
}

/** Degrees of a position of the plane. */
export function toDegrees([x, y]: PlanePosition): { longitude: number; latitude: number } {
  return { longitude: x / KM_PER_LONGITUDE, latitude: -y / KM_PER_LATITUDE }
}

/** Kilometres of a degree. */
export const KM_PER_DEGREE = { longitude: KM_PER_LONGITUDE, latitude: KM_PER_LATITUDE } as const
