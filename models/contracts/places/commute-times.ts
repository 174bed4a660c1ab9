import { z } from 'zod'
import { COMMUTE_DESTINATIONS, COMMUTE_METHODS, COMMUTE_MODES, COMMUTE_PERIODS, commuteSpanSchema } from './commute.ts'

const modeTimesSchema = z.strictObject({
  mode: z.enum(COMMUTE_MODES),
  peak: commuteSpanSchema.describe('arriving 7 to 9 on a working day'),
  offPeak: commuteSpanSchema.describe('10 to 15'),
  distanceKm: z.number().nullable().describe('null by transit'),
  method: z.enum(COMMUTE_METHODS).describe('timetable; routed by an engine; otherwise estimated'),
  stale: z.boolean().describe('data expired or more than a year old'),
  validOn: z.iso.date().describe('date of the data'),
  via: z.string().nullable().describe('where most passengers board'),
})

/** Minutes door to door from one commune by all modes, in the order car, transit, bike, walk. */
export const commuteTimesSchema = z.strictObject({
  commune: z.strictObject({ slug: z.string(), name: z.string() }),
  mode: z.enum(COMMUTE_MODES).nullable().describe('requested mode'),
  intervalLevel: z.number().describe('share of trips from low to high'),
  destinations: z.array(
    z.strictObject({
      destination: z.enum(COMMUTE_DESTINATIONS),
      fastest: z.record(z.enum(COMMUTE_PERIODS), z.enum(COMMUTE_MODES)),
      times: z.array(modeTimesSchema),
    }),
  ),
  modelVersion: z.string(),
  sources: z.array(z.string()),
})
export type CommuteTimes = z.infer<typeof commuteTimesSchema>
