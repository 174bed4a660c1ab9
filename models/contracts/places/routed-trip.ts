import { z } from 'zod'

/** Routing engines that answer with a matrix of trips. */
export const ROUTING_ENGINES = ['osrm', 'valhalla'] as const

/** Ways to go that an engine routes over roads and paths. */
export const ROUTED_MODES = ['car', 'bike', 'walk'] as const
export type RoutedMode = (typeof ROUTED_MODES)[number]

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

/** One trip of a matrix: what the engine says from door to door on an empty road. */
export const routedTripSchema = z.object({
  engine: z.enum(ROUTING_ENGINES),
  mode: z.enum(ROUTED_MODES),
  fromLatitude: latitude,
  fromLongitude: longitude,
  toLatitude: latitude,
  toLongitude: longitude,
  minutes: z.number().min(0).max(2_880).nullable().describe('null: the engine knows no way').meta({ unit: 'min' }),
  km: z.number().min(0).max(5_000).nullable().describe('null: not told').meta({ unit: 'km' }),
})
export type RoutedTrip = z.infer<typeof routedTripSchema>
