import { METRES_PER_DEGREE } from '../../places/metres-per-degree.ts'

/** Straight-line metres between two points a few tens of kilometres apart, on a plane: cheap enough for a million rows, within 0.2 % in Luxembourg. */
export function planarDistanceM(
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const north = (toLatitude - fromLatitude) * METRES_PER_DEGREE
  const east = (toLongitude - fromLongitude) * METRES_PER_DEGREE * COS_LATITUDE
  return Math.sqrt(north * north + east * east)
}

/** At 49.8° N, the middle of the country. */
const COS_LATITUDE = Math.cos((49.8 * Math.PI) / 180)
