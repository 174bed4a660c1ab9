import { COMMUTE_DESTINATIONS, type CommuneCommute } from '../contracts/places/commute.ts'

/** Of the sources of a release those behind the times of one commune: the timetable only where it decides, the tables everywhere. */
export function citeSources(times: CommuneCommute, sourceIds: readonly string[]): string[] {
  const byTimetable = COMMUTE_DESTINATIONS.some((destination) => times[destination].transit.method === 'timetable')
  return sourceIds.filter((id) => byTimetable || id.startsWith('reference:'))
}
