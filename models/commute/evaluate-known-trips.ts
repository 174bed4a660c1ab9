import { distanceM } from '../places/point-index.ts'
import { LEAST_DEVIATION_MINUTES, TRIP_DEVIATION } from './commune-commute.ts'
import { COMMUTE_TARGETS } from './destinations.ts'
import { createDriving } from './drive.ts'
import { KNOWN_TRIPS, type KnownTrip } from './known-minutes.ts'
import { createTransitEstimate, type TransitNetwork } from './transit-estimate.ts'
import { NORMAL_80 } from '../statistics/normal-quantile.ts'

/** A known trip with what the model says of it. */
export interface ScoredTrip extends Pick<KnownTrip, 'id' | 'mode' | 'minutes' | 'use'> {
  readonly estimate: number
  /** The simplest answer: the straight line times 1.3 at one speed for all. */
  readonly naive: number
  /** Station whose train minutes, an input from the same timetable, make up most of the estimate; null for others. */
  readonly via: string | null
}

/** Errors of one kind of trip. */
export interface TripErrors {
  readonly mode: KnownTrip['mode']
  readonly use: KnownTrip['use']
  readonly trips: number
  /** Mean of the absolute errors in minutes. */
  readonly mae: number
  readonly naiveMae: number
  /** Mean error in minutes; positive where the model is too slow. */
  readonly bias: number
  /** Share of known minutes within 1.2816 standard deviations, the 80 % range of one trip. */
  readonly coverage: number
}

const NAIVE_DETOUR = 1.3
const NAIVE_KMH = { car: 50, transit: 30 } as const
/** Access to transport from a stop in a town: known trips begin and end at one, and are counted from the departure. */
const AT_STOP = { busHeadwayMinutes: 15, stopWalkMinutes: 0, earlyMinutes: 0 }
const STATIONS = Object.fromEntries(Object.values(COMMUTE_TARGETS).map(({ column, station }) => [column, station]))

/** Scores the model's time for every known trip, in their order. */
export function scoreKnownTrips(network: TransitNetwork): ScoredTrip[] {
  return KNOWN_TRIPS.map((trip) => {
    const { id, mode, minutes, use, from, to } = trip
    const { estimate, via } = estimateOf(trip, network)
    const naive = (3.6 * NAIVE_DETOUR * distanceM(from, to)) / NAIVE_KMH[mode] / 60
    return { id, mode, minutes, use, estimate, naive, via }
  })
}

/** Errors by mode and part. */
export function tripErrors(scored: readonly ScoredTrip[]): TripErrors[] {
  return (['transit', 'car'] as const).flatMap((mode) =>
    (['report', 'tune'] as const).map((use) => {
      const trips = scored.filter((trip) => trip.mode === mode && trip.use === use)
      const mean = (value: (trip: ScoredTrip) => number): number =>
        trips.reduce((sum, trip) => sum + value(trip), 0) / trips.length
      const isCovered = ({ minutes, estimate }: ScoredTrip): boolean =>
        Math.abs(minutes - estimate) <= NORMAL_80 * Math.max(LEAST_DEVIATION_MINUTES, TRIP_DEVIATION[mode] * estimate)
      return {
        mode,
        use,
        trips: trips.length,
        mae: mean(({ minutes, estimate }) => Math.abs(estimate - minutes)),
        naiveMae: mean(({ minutes, naive }) => Math.abs(naive - minutes)),
        bias: mean(({ minutes, estimate }) => estimate - minutes),
        coverage: mean((trip) => Number(isCovered(trip))),
      }
    }),
  )
}

function estimateOf(trip: KnownTrip, network: TransitNetwork): { estimate: number; via: string | null } {
  const drive = createDriving(trip.hour)
  if (trip.mode === 'car') return { estimate: drive(trip.from, trip.to).minutes, via: null }
  const { column } = trip
  // Within the city no train is of use.
  const target = column ? { column, station: STATIONS[column]! } : { column: 'luxembourg' as const, station: '' }
  const { minutes, via } = createTransitEstimate(network, drive)({ ...trip.from, ...AT_STOP }, trip.to, target)
  return { estimate: minutes, via }
}
