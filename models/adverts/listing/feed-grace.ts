import type { Source } from '../../contracts/release/source.ts'

const COMPLETE_GRACE_DAYS = 10
/** For feeds whose files never list everything, so that absence says little. */
const PARTIAL_GRACE_DAYS = 60

/** Days of the longest period between two files. */
const PERIOD_DAYS: Record<Source['cadence'], number> = {
  daily: 1,
  weekly: 7,
  monthly: 31,
  quarterly: 92,
  yearly: 366,
  once: 0,
}

export interface FeedGrace {
  /** Days for which an advert may be missing from complete files before it counts as withdrawn. */
  graceDays: number
  /** Days after a sighting for which an advert counts as on offer: until the next file is due, and the grace. */
  freshDays: number
}

/** How long the adverts of a feed count as on offer without being seen. */
export function feedGrace({ cadence, snapshot }: Pick<Source, 'cadence' | 'snapshot'>): FeedGrace {
  const graceDays = snapshot.graceDays ?? (snapshot.complete ? COMPLETE_GRACE_DAYS : PARTIAL_GRACE_DAYS)
  return { graceDays, freshDays: PERIOD_DAYS[cadence] + graceDays }
}
