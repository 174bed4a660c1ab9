import { z } from 'zod'

/** Raised when a file of a release changes shape; a server refuses a release of a later version. */
export const RELEASE_SCHEMA_VERSION = 3
/** Versions that are still read: 1 had packs without heads, 2 had the public address in its files. */
const READ_VERSIONS = [1, 2, RELEASE_SCHEMA_VERSION] as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const releaseIdSchema = z.string().regex(/^\d{4}Q[1-4]-[0-9a-z]{8,16}$/)

export const releaseFileSchema = z.object({
  path: z
    .string()
    .regex(/^(?!.*\.\.)[\w./-]+$/, 'expected a relative path without ..')
    .describe('within the release'),
  bytes: z.int().min(0),
  sha256,
  rows: z.int().min(0).nullable().describe('records in it, where it is a table'),
  contentType: z.string(),
  publicPath: z.string().nullable().describe('address under which servers and CDNs answer with it; null: internal'),
  addressMarks: z
    .int()
    .min(1)
    .optional()
    .describe(
      'of public files: how often U+FDD0 stands in it for the public address, which whoever serves it fills in',
    ),
  head: z
    .object({ bytes: z.int().min(1), sha256 })
    .optional()
    .describe(
      'of packs: the first bytes, which tell where the rest lies and what it hashes to, so that parts can be read and checked alone',
    ),
})
export type ReleaseFile = z.infer<typeof releaseFileSchema>

/** `manifest.json`: the whole content of one release. Its id is a hash of the content files, so equal inputs give the equal release. */
export const releaseManifestSchema = z.object({
  schemaVersion: z.literal(READ_VERSIONS),
  id: releaseIdSchema,
  market: z.string(),
  sample: z.boolean(),
  asOf: z.iso.date(),
  quarter: z.string(),
  previousReleaseId: releaseIdSchema.nullable(),
  inputsHash: z.string(),
  counts: z.record(z.string(), z.int()),
  files: z.array(releaseFileSchema),
})
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>

/** `current.json`: the one mutable file that servers follow. */
export const releasePointerSchema = z.object({ releaseId: releaseIdSchema, manifestSha256: sha256 })
export type ReleasePointer = z.infer<typeof releasePointerSchema>

/** Files that every release carries for the server; publishing writes them, loading reads them, both through these names. */
export const RELEASE_PATHS = {
  manifest: 'manifest.json',
  run: 'run.json',
  listings: 'index/listings.ndjson',
  staleListings: 'index/stale-listings.ndjson',
  aliases: 'index/aliases.json',
  communes: 'index/communes.json',
  intelligence: 'index/intelligence.json',
  trends: 'index/trends.json',
  marketIndex: 'index/market-index.json',
  activity: 'index/activity.json',
  agencies: 'index/agencies.json',
  places: 'index/places.json',
} as const
