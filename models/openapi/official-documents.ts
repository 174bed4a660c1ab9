import { z } from 'zod'
import { officialBreakSchema, officialPointSchema, officialSeriesSchema } from '../contracts/market/official-series.ts'
import { citedSourceSchema } from '../contracts/places/commune.ts'
import { LOCALES } from '../kernel/locale.ts'
import { notes } from './notes.ts'
import { pathPart } from './answer-parts.ts'

const DEFAULT_POINTS = 500
const MAX_POINTS = 5_000

const locale = z.enum(LOCALES).default('en').describe('language of titles, definitions and remarks')
const year = z.coerce.number().int().min(1900).max(2100).optional()

/** Query parameters of `GET /official`. */
export const officialListQuerySchema = z.strictObject({ locale })

/** Query parameters of `GET /official/{series}`. */
export const officialQuerySchema = z.strictObject({
  commune: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe('slug or name of a commune; with it come the communes that it merged with. LU: the country')
    .meta({ examples: ['esch-sur-alzette'] }),
  from: year.describe('first year'),
  to: year.describe('last year'),
  limit: z.coerce.number().int().min(1).max(MAX_POINTS).default(DEFAULT_POINTS).describe('most points of an answer'),
  offset: z.coerce.number().int().min(0).default(0).describe('points to leave out before the first'),
  locale,
})

/** The series in a path. */
export const officialPathSchema = z.object({
  series: pathPart(80, 'name of the series; GET /official lists them', 'registered-prices'),
})

const release = { asOf: z.iso.date(), releaseId: z.string(), sample: z.boolean() }
const title = z.string().describe('in the language asked for')
const definition = z.string().nullable().describe('what it measures; null for a series that only its office defines')
const { series, unit } = officialSeriesSchema.shape

/** `GET /official`. */
export const officialListSchema = z
  .object({
    series: z.array(
      z.object({
        series,
        title,
        definition,
        unit,
        from: z.iso.date().describe('first day of the first period'),
        to: z.iso.date().describe('last day of the last period'),
        areas: z.int().describe('communes as of a year, or other areas'),
        points: z.int(),
        sources: z.array(z.string()).describe('ids of sources'),
      }),
    ),
    apart: z.string().describe('how the registered mean, the asked mean and our own level differ'),
    sources: z.array(citedSourceSchema),
    ...release,
    notes,
  })
  .meta({ id: 'OfficialSeriesList' })
export type OfficialList = z.infer<typeof officialListSchema>

/** `GET /official/{series}`. */
export const officialDocumentSchema = z
  .object({
    series,
    title,
    definition,
    apart: z
      .string()
      .nullable()
      .describe('how it differs from our own level and from other means; null where none is near'),
    unit,
    breaks: z
      .array(officialBreakSchema.extend({ text: z.string().describe('the same in a sentence') }))
      .describe('where the figures shown must not be read on without a thought'),
    total: z.int().describe('points that meet the conditions'),
    offset: z.int(),
    points: z
      .array(officialPointSchema)
      .describe('by area and breakdown, oldest first; a period without a point is unknown'),
    sources: z.array(citedSourceSchema),
    ...release,
    notes,
  })
  .meta({ id: 'OfficialSeries' })
export type OfficialDocument = z.infer<typeof officialDocumentSchema>
