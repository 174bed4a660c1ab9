import { z } from 'zod'
import { priceCoverSchema } from '../market/price-limits.ts'
import { feedContractSchema } from './feed-contract.ts'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/, 'expected lower-case letters, digits and hyphens')

/** A host name, with `*.` for all below it, and the port where it is not the usual one. */
const PHOTO_HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/** How one canonical field is read from a row of a mapped feed. A bare string is the column name or dotted path. */
export const fieldMappingSchema = z.union([
  z.string().min(1),
  z.strictObject({
    path: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .optional()
      .describe('column or dotted path; of several, the first that is not empty'),
    value: z.union([z.string(), z.number(), z.boolean()]).optional().describe('a constant for every row'),
    pattern: z.string().optional().describe('regular expression; its first group (or whole match) is the value'),
    values: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .describe('feed word to canonical word, compared in lower case; a word not listed is kept'),
    split: z.string().optional().describe('separator of a list inside one cell'),
    flags: z
      .record(z.string(), z.string().min(1))
      .optional()
      .describe('columns that say yes or no, and the feature that yes stands for; added to what the other keys read'),
    zeroIsMissing: z.boolean().optional().describe('0 in this feed means "not stated"'),
    template: z.string().optional().describe('text with {column} parts, e.g. an address made of two columns'),
  }),
])

/** Rules of the network for one feed. */
const network = {
  allowHosts: z
    .array(z.string())
    .default([])
    .describe('further hosts that a redirect may lead to; `*.` and a name: all below it'),
  allowPrivate: z.boolean().default(false).describe('allow private and loopback addresses'),
  maxBytes: z.int().positive().max(4_294_967_296).default(268_435_456),
  timeoutSeconds: z.int().positive().max(3600).default(60),
  retries: z.int().min(0).max(10).default(3),
  headers: z.record(z.string(), z.string()).default({}),
}
const address = z.url({ protocol: /^https?$/ })

const location = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('file'), path: z.string().min(1) }),
  z.strictObject({ type: z.literal('directory'), path: z.string().min(1), pattern: z.string().default('*') }),
  z.strictObject({ type: z.literal('http'), url: address, ...network }),
  z.strictObject({
    type: z.literal('udata'),
    site: address.default('https://data.public.lu').describe('catalogue of open data that runs udata'),
    dataset: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('id or slug of the dataset'),
    title: z.string().default('').describe('regular expression for the title or file name of a resource'),
    format: z.string().optional().describe('csv, xlsx …, as the catalogue states it'),
    pick: z.enum(['newest', 'all']).default('newest').describe('the matching resource changed last, or all'),
    ...network,
    allowHosts: z
      .array(z.string())
      .default(['download.data.public.lu'])
      .describe('further hosts that files may come from; `*.` and a name: all below it'),
  }),
  z.strictObject({
    type: z.literal('ogc-features'),
    url: address.describe('address of a collection of OGC API Features, without /items'),
    limit: z.int().min(1).max(10_000).default(1000).describe('features of one page'),
    ...network,
  }),
])

const licence = z.strictObject({
  name: z.string().min(1),
  url: z.url().optional(),
  attribution: z.string().optional(),
})

/** How the photos that adverts link to are fetched. */
const photoPolicy = z.strictObject({
  policy: z.literal('fetch'),
  licence: licence.describe('under which the photos may be kept and shown again; `attribution` stands beside them'),
  hosts: z
    .array(z.string().regex(PHOTO_HOST, 'expected a host such as img.example.lu, *.example.lu or img.example.lu:8443'))
    .min(1)
    .describe('where photos may be fetched from; photos at other hosts stay links'),
  allowPrivate: z.boolean().default(false).describe('allow private and loopback addresses'),
  perListing: z.int().min(1).max(30).default(10).describe('photos of one advert, cover first'),
  perRun: z.int().min(1).max(100_000).default(1000).describe('photos asked for in one run; the next goes on'),
  connections: z.int().min(1).max(4).default(2).describe('requests to one host at a time'),
  pauseMilliseconds: z.int().min(0).max(60_000).default(250).describe('of each connection between two requests'),
  maxBytes: z.int().positive().max(33_554_432).default(10_485_760),
  timeoutSeconds: z.int().positive().max(300).default(20),
  retries: z.int().min(0).max(5).default(1),
  refreshDays: z.int().min(1).max(3650).default(60).describe('after which a kept photo is asked for again'),
})

/** Levels of showing the adverts of a feed, from everything to nothing. */
export const PUBLISH_LEVELS = ['full', 'facts', 'counts'] as const
export type PublishLevel = (typeof PUBLISH_LEVELS)[number]

export const ADVERT_ADAPTERS = [
  'csv',
  'tsv',
  'json',
  'ndjson',
  'xlsx',
  'xml',
  'openimmo',
  'poliris',
  'json-feed',
  'json-ld',
] as const
export const FACT_ADAPTERS = ['observatoire-prices', 'sdmx', 'geojson', 'gtfs', 'routing-matrix'] as const

/**
 * One feed: a YAML file under `data/sources/`. Paths are relative to the repository; `${NAME}` is replaced from the environment
 * (`DATA_DIR` is always known).
 */
export const sourceSchema = z.strictObject({
  id: slug,
  title: z.string().min(1),
  market: slug.optional().describe('the market this feed belongs to; absent: it joins every market'),
  portal: slug
    .optional()
    .describe(
      'whose advert keys these are: an archive and a daily feed of one portal name the same one; default: the id of the feed',
    ),
  enabled: z.boolean().default(true),
  needs: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional()
    .describe(
      'environment variable without which the feed is left out, such as the path of a file that not everybody has',
    ),
  adapter: z.enum([...ADVERT_ADAPTERS, ...FACT_ADAPTERS]),
  options: z.record(z.string(), z.unknown()).default({}).describe('options of the adapter, validated by the adapter'),
  location,
  snapshot: z
    .strictObject({
      date: z
        .union([z.literal('from-name'), z.literal('from-row'), z.literal('fetched'), z.iso.date()])
        .default('fetched')
        .describe(
          'where the day of observation comes from: the file name (YYYY-MM-DD or YYYYMMDD in it), ' +
            'the field observedAt of each row, the time of fetching, or a fixed day',
        ),
      complete: z
        .boolean()
        .default(true)
        .describe(
          'the file lists everything on the market that day, so an advert that is missing has gone; false for archives and increments',
        ),
      graceDays: z
        .int()
        .min(0)
        .max(365)
        .optional()
        .describe(
          'days for which an advert may go unseen, beyond the period of the cadence: then one missing from complete files counts as ' +
            'withdrawn, any other as stale; default: 10 where files are complete, 60 where they are not',
        ),
    })
    .prefault({}),
  mapping: z
    .record(z.string(), fieldMappingSchema)
    .default({})
    .describe('canonical field of RawAdvert to column; mapped adapters only'),
  records: z
    .string()
    .optional()
    .describe(
      'dotted path to the array of records in a JSON document, the sheet name of a workbook, or the name of the XML element that is one advert',
    ),
  delimiter: z.string().length(1).optional(),
  encoding: z.enum(['utf-8', 'latin1', 'utf-16le']).default('utf-8'),
  defaults: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe('canonical field to the value taken when the row has none'),
  producer: z.strictObject({ name: z.string().min(1), url: z.url().optional() }),
  licence,
  publish: z
    .enum(PUBLISH_LEVELS)
    .optional()
    .describe(
      'what may be shown of its adverts. full: everything; facts: no title, text or photo of theirs, but a link to each; counts: ' +
        'no advert at all, they only count in statistics. Default: facts where the licence is not stated or reserves all rights, else full',
    ),
  covers: priceCoverSchema
    .optional()
    .describe(
      'prices that the adverts were limited to before they came; every level and estimate that rests on them says so. Default: not limited',
    ),
  photos: photoPolicy.optional().describe('left out: photos that adverts link to are not fetched'),
  owner: z.string().min(1).describe('who answers for this feed'),
  cadence: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'once']),
  contract: feedContractSchema.prefault({}).describe('what a file of adverts has to hold; every check has a default'),
  sample: z.boolean().default(false).describe('true: invented data, and everything derived from it says so'),
})

export type Source = z.infer<typeof sourceSchema>
export type PhotoPolicy = z.infer<typeof photoPolicy>
export type FieldMapping = z.infer<typeof fieldMappingSchema>
export type AdvertAdapterName = (typeof ADVERT_ADAPTERS)[number]
export type FactAdapterName = (typeof FACT_ADAPTERS)[number]
