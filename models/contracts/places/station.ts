import { z } from 'zod'

/** Where the stations of a release lie; releases from before they were carried have no such file. */
export const STATIONS_PATH = 'index/stations.json'

/** A railway station or a stop of the tram, in Luxembourg or just across the border. */
export const stationPointSchema = z.object({
  name: z.string(),
  kind: z.enum(['rail', 'tram']),
  latitude: z.number(),
  longitude: z.number(),
})
export type StationPoint = z.infer<typeof stationPointSchema>
