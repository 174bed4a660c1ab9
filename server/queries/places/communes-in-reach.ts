import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { CommuteDestination } from '../../../models/contracts/places/commute.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { estimatedMinutes, waysOf } from '../../../models/search/index/commute-minutes.ts'
import type { CommuteWish } from '../../../models/search/intent/search-intent.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Minutes from a commune to a place. */
export interface ReachMinutes {
  minutes: number
  /** From the distance alone, where no time is published for the place. */
  isRough: boolean
}

/** A commune with its minutes to every place, in their order. */
export interface CommuneReach {
  commune: CommuneRecord
  ways: readonly ReachMinutes[]
  /** Whether each place is within its time. */
  isReached: boolean
}

/** Every commune with its minutes to places of work, school or family, in the order of the release. */
export function communesInReach(
  facts: Pick<ReleaseFacts, 'communes' | 'commute' | 'stations'>,
  wishes: readonly CommuteWish[],
): CommuneReach[] {
  const stations = facts.stations.filter(({ kind }) => kind === 'rail')
  return [...facts.communes.values()].map((commune) => {
    const stationM = Math.min(Infinity, ...stations.map((station) => distanceM(commune, station)))
    const ways = wishes.map((wish): ReachMinutes => {
      const known = publishedMinutes(facts, commune.slug, wish)
      if (known !== undefined) return { minutes: known, isRough: false }
      const rough = estimatedMinutes(waysOf(wish.mode), distanceM(commune, wish), stationM)
      return { minutes: Math.round(rough), isRough: true }
    })
    return { commune, ways, isReached: ways.every(({ minutes }, index) => minutes <= wishes[index]!.minutes) }
  })
}

/** The time at the busy hour that the release publishes; of car and public transport the faster where no mode is asked for. */
function publishedMinutes(
  { commute }: Pick<ReleaseFacts, 'commute'>,
  slug: string,
  { destination, mode }: CommuteWish,
): number | undefined {
  const times = commute?.communes[slug]?.[destination as CommuteDestination]
  if (times === undefined) return undefined
  return mode === null ? Math.min(times.car.peak.minutes, times.transit.peak.minutes) : times[mode].peak.minutes
}
