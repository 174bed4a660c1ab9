import { METRES_PER_DEGREE } from '../places/metres-per-degree.ts'
import { distanceM, type Point } from '../places/point-index.ts'

/** Roads are longer than straight lines, by about 1.3 (Ballou, Rahardja and Sakai 2002, Transportation Research A 36). */
const DETOUR = 1.3
/** The valleys of the Oesling, roughly north of Ettelbruck, force longer ways. Own judgement. */
const OESLING_DETOUR = 1.45
const OESLING_FROM_LATITUDE = 49.83
const OESLING_FULL_LATITUDE = 49.9
/** Built-up areas large enough to slow traffic down. */
const TOWNS: readonly (Point & { readonly radiusKm: number })[] = [
  { latitude: 49.611, longitude: 6.13, radiusKm: 4 },
  { latitude: 49.497, longitude: 5.975, radiusKm: 3 },
  { latitude: 49.479, longitude: 6.085, radiusKm: 2 },
  { latitude: 49.523, longitude: 5.892, radiusKm: 2 },
  { latitude: 49.847, longitude: 6.106, radiusKm: 1.5 },
]
const SAMPLES = 8

/** 0 in the Gutland, 1 in the hills of the Oesling, in between on the way there. */
export function hilliness({ latitude }: Point): number {
  const share = (latitude - OESLING_FROM_LATITUDE) / (OESLING_FULL_LATITUDE - OESLING_FROM_LATITUDE)
  return Math.min(1, Math.max(0, share))
}

/** Kilometres by ordinary roads and paths. */
export function wayKm(from: Point, to: Point): number {
  const hills = (hilliness(from) + hilliness(to)) / 2
  return ((DETOUR + hills * (OESLING_DETOUR - DETOUR)) * distanceM(from, to)) / 1000
}

/** Share of a straight line that lies in towns, 0 to 1. */
export function townShare(from: Point, to: Point): number {
  let inside = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const at = between(from, to, (sample + 0.5) / SAMPLES)
    if (TOWNS.some((town) => isInside(town, at))) inside++
  }
  return inside / SAMPLES
}

function isInside(town: (typeof TOWNS)[number], at: Point): boolean {
  const radiusM = 1000 * town.radiusKm
  // Most points lie too far north or south, which is quickly told.
  return Math.abs(town.latitude - at.latitude) * METRES_PER_DEGREE < radiusM && distanceM(town, at) < radiusM
}

export function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + share * (to.latitude - from.latitude),
    longitude: from.longitude + share * (to.longitude - from.longitude),
  }
}
