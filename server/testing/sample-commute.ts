import type {
  CommuneCommute,
  CommuteIndex,
  DestinationTimes,
  ModeTimes,
} from '../../models/contracts/places/commute.ts'
import { SAMPLE_COMMUNES } from './sample-records.ts'

/** Invented times: each sample commune is farther out than the one before; Vianden has none. */
export function sampleCommute(): CommuteIndex {
  const communes = SAMPLE_COMMUNES.filter(({ slug }) => slug !== 'vianden').map(({ slug }, index) => [
    slug,
    communeTimes(10 * (index + 1)),
  ])
  return {
    modelVersion: '1.0.0',
    intervalLevel: 0.8,
    sourceIds: ['reference:stations', 'reference:tram-stops'],
    communes: Object.fromEntries(communes) as Record<string, CommuneCommute>,
  }
}

function communeTimes(minutes: number): CommuneCommute {
  return {
    'luxembourg-city': destinationTimes(minutes),
    kirchberg: destinationTimes(minutes + 5),
    belval: destinationTimes(minutes + 9),
  }
}

function destinationTimes(minutes: number): DestinationTimes {
  return {
    car: modeTimes(minutes, { distanceKm: minutes }),
    transit: modeTimes(minutes + 10, { method: 'timetable', stale: true, validOn: '2025-06-10', via: 'Gare' }),
    bike: modeTimes(3 * minutes, { distanceKm: minutes }),
    walk: modeTimes(10 * minutes, { distanceKm: minutes }),
  }
}

function modeTimes(minutes: number, changed: Partial<ModeTimes>): ModeTimes {
  const span = (middle: number) => ({ minutes: middle, low: middle - 4, high: middle + 6 })
  const facts = { distanceKm: null, method: 'estimated', stale: false, validOn: '2026-09-01', via: null } as const
  return { peak: span(minutes + 3), offPeak: span(minutes), ...facts, ...changed }
}
