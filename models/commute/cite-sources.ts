import { COMMUTE_DESTINATIONS, type CommuneCommute } from '../contracts/places/commute.ts'

/** Sources behind the times of one commune, among those of a release: the timetable only where it decides, the tables everywhere. */
export function citeSources(times: CommuneCommute, sourceIds: readonly string[]): string[] {
  const byTimetable = COMMUTE_DESTINATIONS.some((destination) => times[destination].transit.method === 'timetable')
  return sourceIds.filter((id) => byTimetable || id.startsWith('reference:'))
}
