import type { Gazetteer } from './gazetteer.ts'
import { distanceM } from './point-index.ts'
import type { Point } from './point-index.ts'

export type Coordinates = Point

/**
 * How coordinates stand to the place a name gave. `town_centre`: they agree, but are some centre point rather than the address;
 * `other_centre`: the middle of another place of the commune, which says nothing about the one that is named.
 */
export type CoordinateCheck = 'absent' | 'agree' | 'town_centre' | 'other_centre' | 'contradict'

/** Farther than this from every place of a commune, coordinates contradict its name. Communes are at most some 15 km across. */
const CONTRADICTION_M = 7000
const CENTRE_M = 40
/** A centre point farther than this from the middle of a village or quarter is that of another. */
const OWN_CENTRE_M = 1000
const QUARTER_M = 2500
/** Answer of common geocoders for "Luxembourg". */
const CITY_GEOCODE: Point = { latitude: 49.6116, longitude: 6.1319 }

/** Coordinates as a pair, or null where one is missing, not a number, out of range or the null island of an empty form. */
export function readCoordinates(latitude: number | undefined, longitude: number | undefined): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return inRange && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}

/** Whether a centre point is the middle of a named village or quarter, and not that of its town. */
export function isOwnCentre(place: Point, at: Coordinates): boolean {
  return distanceM(place, at) <= OWN_CENTRE_M
}

export function checkCoordinates(gazetteer: Gazetteer, commune: string, at: Coordinates | null): CoordinateCheck {
  if (!at) return 'absent'
  const points = gazetteer.communePoints.get(commune) ?? []
  if (!points.some((point) => distanceM(point, at) <= CONTRADICTION_M)) return 'contradict'
  return isTownCentre(gazetteer, at) ? 'town_centre' : 'agree'
}

/** Two decimals are a kilometre; a point on a place node or on a geocoder's answer for the city is no address either. */
function isTownCentre(gazetteer: Gazetteer, at: Coordinates): boolean {
  if (isCoarse(at.latitude) && isCoarse(at.longitude)) return true
  if (distanceM(at, CITY_GEOCODE) <= CENTRE_M) return true
  return gazetteer.inland.nearest(at.latitude, at.longitude, CENTRE_M) !== undefined
}

/** The quarter whose point is nearest, for an address in Luxembourg City. */
export function quarterAt(
  gazetteer: Gazetteer,
  commune: string,
  at: Coordinates | null,
  check: CoordinateCheck,
): { slug: string; name: string } | null {
  if (commune !== 'luxembourg' || !at || check !== 'agree') return null
  const found = gazetteer.quarters.nearest(at.latitude, at.longitude, QUARTER_M)
  return found ? { slug: found.point.slug, name: found.point.name } : null
}

function isCoarse(degrees: number): boolean {
  return Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-6
}
