import { z } from 'zod'

/** Where the commute times of a release lie; a release without the file knows none. */
export const COMMUTE_PATH = 'index/commute.json'

/** In the order in which documents list them. */
export const COMMUTE_DESTINATIONS = ['luxembourg-city', 'kirchberg', 'belval'] as const
export type CommuteDestination = (typeof COMMUTE_DESTINATIONS)[number]

export const COMMUTE_MODES = ['car', 'transit', 'bike', 'walk'] as const
export type CommuteMode = (typeof COMMUTE_MODES)[number]

/** A working day: arriving from 7 to 9, or under way between 10 and 15. */
export const COMMUTE_PERIODS = ['peak', 'offPeak'] as const
export type CommutePeriod = (typeof COMMUTE_PERIODS)[number]

/** timetable: from the trips of a published timetable; estimated: by the commute model; routed: by a routing engine. */
export const COMMUTE_METHODS = ['timetable', 'estimated', 'routed'] as const

const minutes = (description: string) => z.int().min(0).max(2_880).describe(description).meta({ unit: 'min' })
const commuteSpanShape = {
  minutes: minutes('door to door, mean over the inhabited places of the commune'),
  low: minutes('lower end of the 80 % range of one trip from somewhere in the commune'),
  high: minutes('upper end of the range'),
}
const commuteOriginShape = {
  distanceKm: z.number().min(0).nullable().describe('by the way that is taken; null by transit').meta({ unit: 'km' }),
  method: z.enum(COMMUTE_METHODS),
  stale: z.boolean().describe('the facts behind it have run out or are older than a year'),
  validOn: z.iso.date().describe('the day that the facts behind it speak of'),
  via: z.string().nullable().describe('the station or stop where most people board, by transit'),
}

export const commuteSpanSchema = z.object(commuteSpanShape)
export type CommuteSpan = z.infer<typeof commuteSpanSchema>

/** One mode to one destination. */
export const modeTimesSchema = z.object({
  peak: commuteSpanSchema,
  offPeak: commuteSpanSchema,
  ...commuteOriginShape,
})
export type ModeTimes = z.infer<typeof modeTimesSchema>

export const destinationTimesSchema = z.object({
  car: modeTimesSchema,
  transit: modeTimesSchema,
  bike: modeTimesSchema,
  walk: modeTimesSchema,
})
export type DestinationTimes = z.infer<typeof destinationTimesSchema>

/** Times of one commune's people to the three destinations: `commune.kirchberg.transit.peak.minutes`. */
export const communeCommuteSchema = z.object({
  'luxembourg-city': destinationTimesSchema,
  kirchberg: destinationTimesSchema,
  belval: destinationTimesSchema,
})
export type CommuneCommute = z.infer<typeof communeCommuteSchema>

/** The row of `commute_method`. */
export const commuteMethodSchema = z.object({
  modelVersion: z.string(),
  intervalLevel: z.number().gt(0).lt(1).describe('share of trips that the ranges are meant to hold'),
  sourceIds: z.array(z.string()),
})

/** `index/commute.json`. */
export const commuteIndexSchema = commuteMethodSchema.extend({
  communes: z.record(z.string(), communeCommuteSchema).describe('by slug'),
})
export type CommuteIndex = z.infer<typeof commuteIndexSchema>

/** Row of `commute_time`. */
export const commuteTimeRowSchema = z.object({
  communeSlug: z.string(),
  destination: z.enum(COMMUTE_DESTINATIONS),
  mode: z.enum(COMMUTE_MODES),
  period: z.enum(COMMUTE_PERIODS),
  ...commuteSpanShape,
  ...commuteOriginShape,
})
export type CommuteTimeRow = z.infer<typeof commuteTimeRowSchema>
