import { leastDistanceM, mostDistanceM } from './commune-extents.ts'
import { estimatedMinutes, waysOf } from './commute-minutes.ts'
import { planarDistanceM } from './distance.ts'
import type { Facts } from './row-set.ts'
import { POINT } from './search-columns.ts'
import type { SearchIndex } from './search-index.ts'
import type { CommuteWish } from '../intent/search-intent.ts'

/** Destinations that commute times of communes are published for, by the slugs a query may name them with. */
const PUBLISHED: Readonly<Record<string, CommuteDestination>> = {
  luxembourg: 'luxembourg-city',
  'luxembourg-city': 'luxembourg-city',
  kirchberg: 'kirchberg',
  belval: 'belval',
}
export type CommuteDestination = 'luxembourg-city' | 'kirchberg' | 'belval'
type Mode = NonNullable<CommuteWish['mode']>

/** Minutes from the middle of a commune's people at the busy hour; null where they are not known. */
export type CommuneCommute = (communeSlug: string, destination: CommuteDestination, mode: Mode) => number | null

/**
 * Minutes of each row to the destination of a wish: the published time of its commune where there is one, else a rough estimate from the distance; with no
 * mode the faster of car and public transport. NaN where the row has no place.
 */
export function commuteOfRows(index: SearchIndex, wish: CommuteWish): Facts {
  const { commune, point, latitude, longitude, stationM } = index.columns
  const published = publishedMinutes(index, wish)
  const ways = waysOf(wish.mode)
  return (rows, count, minutes) => {
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const known = published[commune[row]!]!
      if (!Number.isNaN(known) || point[row] === POINT.none) minutes[at] = known
      else {
        const metres = planarDistanceM(wish.latitude, wish.longitude, latitude[row]!, longitude[row]!)
        minutes[at] = estimatedMinutes(ways, metres, stationM[row]!)
      }
    }
  }
}

/** By number of part of a commune, minutes that none of its rows is below, and that none is above: Infinity where one has no place. */
export function commuteBounds(index: SearchIndex, commute: CommuteWish): { least: Float64Array; most: Float64Array } {
  const { latitude, longitude } = commute
  const ways = waysOf(commute.mode)
  const { communes, extents } = index.parts
  const published = publishedMinutes(index, commute)
  const bounds = { least: new Float64Array(communes.length), most: new Float64Array(communes.length) }
  for (let number = 0; number < communes.length; number++) {
    const known = published[communes[number]!]!
    if (!Number.isNaN(known)) {
      bounds.least[number] = known
      bounds.most[number] = known
      continue
    }
    const extent = extents[number]
    bounds.least[number] = estimatedMinutes(ways, leastDistanceM(extent, latitude, longitude), AT_THE_STATION_M)
    bounds.most[number] = estimatedMinutes(ways, mostDistanceM(extent, latitude, longitude), NaN)
  }
  return bounds
}

const AT_THE_STATION_M = 0

/** By number of commune; NaN where nothing is published. */
function publishedMinutes({ communes, communeCommute }: SearchIndex, { destination, mode }: CommuteWish): Float32Array {
  const minutes = new Float32Array(256).fill(NaN)
  const known = PUBLISHED[destination]
  if (!communeCommute || known === undefined) return minutes
  for (const [number, slug] of communes.entries()) {
    const modes: readonly Mode[] = mode === null ? ['car', 'transit'] : [mode]
    const times = modes.map((one) => communeCommute(slug, known, one)).filter((time) => time !== null)
    if (times.length > 0) minutes[number] = Math.min(...times)
  }
  return minutes
}
