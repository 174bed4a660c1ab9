import type { CommuteDestination } from '../contracts/places/commute.ts'
import type { Point } from '../places/point-index.ts'

/** A place of work: a trip to it is the mean over its points. */
export interface CommuteTarget {
  readonly points: readonly Point[]
  /** Slug of the railway station that trains to it lead to, and the name of their column of minutes. */
  readonly station: string
  readonly column: StationColumn
}
export type StationColumn = 'luxembourg' | 'kirchberg' | 'belval'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

export const COMMUTE_TARGETS: Readonly<Record<CommuteDestination, CommuteTarget>> = {
  // The central station and Hamilius in the upper town.
  'luxembourg-city': {
    points: [at(49.59994, 6.13424), at(49.61109, 6.12614)],
    station: 'luxembourg-gare-centrale',
    column: 'luxembourg',
  },
  // Both halves of a plateau of 3 km: European Parliament, Alphonse Weicker.
  kirchberg: {
    points: [at(49.6208, 6.1483), at(49.63218, 6.17083)],
    station: 'pfaffenthal-kirchberg',
    column: 'kirchberg',
  },
  belval: {
    points: [at(49.5035, 5.9475)],
    station: 'belval-universite',
    column: 'belval',
  },
}
