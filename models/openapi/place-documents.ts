import { z } from 'zod'
import { townAgenciesSchema } from '../contracts/listings/agencies.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../contracts/places/commute.ts'
import { commuteTimesSchema } from '../contracts/places/commute-times.ts'
import { marketContextSchema } from '../contracts/places/market-context.ts'
import { LOCALES } from '../kernel/locale.ts'
import { notes } from './notes.ts'
import { pathPart } from './answer-parts.ts'

const locale = z
  .enum([...LOCALES, 'lb'])
  .default('en')
  .describe('locale of names and texts; lb is a deprecated alias of lu')

const origin = { asOf: z.iso.date(), releaseId: z.string(), sample: z.boolean().describe('true: demo data'), notes }

/** Query parameters of `GET /communes/{slug}/context` and `GET /towns/{slug}/agencies`. */
export const placeQuerySchema = z.strictObject({ locale })

/** Query parameters of `GET /communes/{slug}/commute`. */
export const commuteQuerySchema = z.strictObject({
  destination: z.enum(COMMUTE_DESTINATIONS).optional().describe('default: all three'),
  mode: z.enum(COMMUTE_MODES).optional().describe('echoed; the answer has all four'),
  locale,
})

/** `GET /communes/{slug}/context`: the facts of `get_market_context`. */
export const contextDocumentSchema = marketContextSchema.extend(origin).meta({ id: 'MarketContext' })

/** `GET /communes/{slug}/commute`: the facts of `get_commute_times`. */
export const commuteDocumentSchema = commuteTimesSchema.extend(origin).meta({ id: 'CommuteTimes' })

/** `GET /towns/{slug}/agencies`: the facts of `get_town_agencies`, with all agencies. */
export const agenciesDocumentSchema = townAgenciesSchema
  .extend({
    agencyCount: z.int().nullable().describe('null: no listing names one'),
    withoutAgency: z.int().describe('listings that name no agency'),
    ...origin,
  })
  .meta({ id: 'TownAgencies' })

/** The town in a path. */
export const townPathSchema = z.object({
  slug: pathPart(
    80,
    'slug of a commune, or of a locality or quarter with at least 3 homes on the market; its name works as well',
    'esch-sur-alzette',
  ),
})
