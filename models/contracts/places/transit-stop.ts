import { z } from 'zod'

export const TRANSIT_MODES = ['tram', 'metro', 'rail', 'bus', 'ferry', 'cable', 'other'] as const
export type TransitMode = (typeof TRANSIT_MODES)[number]

/** One stop of a timetable with what leaves from it on one service day. Arrivals that end there are no departures. */
export const transitStopSchema = z.object({
  stopId: z.string(),
  stationId: z.string().nullable().describe('the station that the stop belongs to'),
  name: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  serviceDate: z.iso.date().describe('the day whose timetable is counted'),
  modes: z.array(z.enum(TRANSIT_MODES)).describe('of its departures, sorted'),
  departures: z.int().describe('on the service day'),
  departuresByMode: z.record(z.string(), z.int()),
})
export type TransitStop = z.infer<typeof transitStopSchema>
