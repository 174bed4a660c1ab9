import { z } from 'zod'
import { agentListingSchema } from '../contracts/listings/listing.ts'
import { listingsQuerySchema } from './listing-documents.ts'
import { pathPart } from './answer-parts.ts'

/** Parameters of a search that a watch keeps: those of `GET /listings` that say which homes. */
export const watchSearchSchema = listingsQuerySchema
  .omit({ cursor: true, limit: true, sort: true, locale: true })
  .extend({ listingType: z.enum(['rent', 'sale']).default('rent').describe('with q: if the words do not say') })
export type WatchSearch = z.infer<typeof watchSearchSchema>

const day = z.iso.date()
const locale = listingsQuerySchema.shape.locale
const origin = { asOf: day, releaseId: z.string(), sample: z.boolean().describe('true: demo data') }

/** Body of `POST /api/account/watches`: a search, and a name for it. */
export const watchRequestSchema = watchSearchSchema.extend({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .default('search')
    .meta({ examples: ['flat near Mersch'] }),
  locale: locale.removeDefault().optional(),
})

/** A watch. */
export const watchSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    search: watchSearchSchema,
    seenUntil: day.describe('day of the release up to which the person has seen the news'),
    createdOn: day,
  })
  .meta({ id: 'Watch' })

/** Answer of `POST /api/account/watches`. */
export const newWatchSchema = z
  .strictObject({ watch: watchSchema, total: z.int().min(0).describe('listings that match today'), ...origin })
  .meta({ id: 'NewWatch' })

/** Answer of `GET /api/account/watches`. */
export const watchListSchema = z.strictObject({ watches: z.array(watchSchema), ...origin }).meta({ id: 'WatchList' })

/** Path of one watch. */
export const watchPathSchema = z.object({
  id: pathPart(64, 'id of the watch', 'wat_0123456789abcdefghijkl'),
})

/** Query parameters of `GET /api/account/watches/{id}`. */
export const watchNewsQuerySchema = z.strictObject({
  since: day
    .optional()
    .describe('default: seenUntil of the watch')
    .meta({ examples: ['2026-09-01'] }),
  locale,
})

/** Body of `POST /api/account/watches/{id}`. */
export const watchSeenSchema = z.strictObject({
  seen: day.describe('asOf of the answer that the person has seen').meta({ examples: ['2026-09-30'] }),
})

/** Answer of `POST /api/account/watches/{id}`. */
export const seenWatchSchema = z.strictObject({ watch: watchSchema }).meta({ id: 'SeenWatch' })

/** Answer of `DELETE /api/account/watches/{id}`. */
export const erasedWatchSchema = z.strictObject({ erased: z.literal(true) }).meta({ id: 'ErasedWatch' })

/** Answer of `GET /api/account/watches/{id}`: what the release says that it did not on the day seen. */
export const watchNewsSchema = z
  .strictObject({
    watch: watchSchema,
    since: day,
    summary: z.string().describe('the counts in words'),
    newTotal: z.int().min(0),
    new: z.array(agentListingSchema).describe('first seen after that day, newest first; at most 50'),
    changedTotal: z.int().min(0),
    changed: z
      .array(
        agentListingSchema.extend({
          priceBefore: z.number().describe('EUR, on that day'),
          changedOn: day.describe('last change of the price'),
        }),
      )
      .describe('at another price than on that day, the latest change first; at most 50'),
    total: z.int().min(0).describe('all that match today'),
    isComplete: z.boolean().describe('false: only the newest listings that match were compared'),
    ...origin,
  })
  .meta({ id: 'WatchNews' })
export type WatchNews = z.infer<typeof watchNewsSchema>
