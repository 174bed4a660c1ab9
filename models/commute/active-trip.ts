import type { Point } from '../places/point-index.ts'
import type { Trip } from './trip.ts'
import { hilliness, wayKm } from './way.ts'

/** Walking speed of a grown-up (Knoblauch, Pietrucha and Nitzburg 1996, Transportation Research Record 1538, flat ground). */
export const WALK_KMH = 4.8
/** An ordinary bicycle with lights, junctions and the odd climb. Own judgement. */
const BIKE_KMH = 16
/** Getting the bicycle out and locking it. */
const BIKE_HANDLING_MINUTES = 2
/** The hills of the Oesling, against flat ground. Own judgement. */
const HILL_SLOWDOWN = { walk: 0.15, bike: 0.3 } as const

export function walkTrip(from: Point, to: Point): Trip {
  const km = wayKm(from, to)
  return { km, minutes: (60 * km * slowdown('walk', from, to)) / WALK_KMH }
}

export function bikeTrip(from: Point, to: Point): Trip {
  const km = wayKm(from, to)
  return { km, minutes: BIKE_HANDLING_MINUTES + (60 * km * slowdown('bike', from, to)) / BIKE_KMH }
}

function slowdown(mode: keyof typeof HILL_SLOWDOWN, from: Point, to: Point): number {
  return 1 + (HILL_SLOWDOWN[mode] * (hilliness(from) + hilliness(to))) / 2
}
