import type { InlandPlace } from '../../places/gazetteer.ts'
import { planarDistanceM } from './distance.ts'

/** Most metres from the middle of a quarter or village to a home that counts as lying in it by its coordinates. */
const WITHIN_PLACE_M = 1_200
/** Most of the way to the middle of the next: of homes so placed 87 % name that place themselves, of all that are only nearest to it 73 %. */
const CLEARLY_NEARER = 0.5

/** The quarter or village of a commune whose middle is clearly nearer to a point than that of any other; null where none is. */
export function placeOfPoint(
  places: readonly InlandPlace[],
  kind: 'quarter' | 'locality',
  latitude: number,
  longitude: number,
): InlandPlace | null {
  let [nearest, distance, next]: [InlandPlace | null, number, number] = [null, Infinity, Infinity]
  for (const place of places) {
    if (place.kind !== kind) continue
    const metres = planarDistanceM(place.latitude, place.longitude, latitude, longitude)
    if (metres < distance) [nearest, distance, next] = [place, metres, distance]
    else if (metres < next) next = metres
  }
  return distance <= WITHIN_PLACE_M && distance < CLEARLY_NEARER * next ? nearest : null
}
