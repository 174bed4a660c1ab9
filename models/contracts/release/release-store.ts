import { z } from 'zod'
import { releaseSignatureSchema } from './release-signature.ts'
import { releaseIdSchema, releasePointerSchema } from './release.ts'

/** Raised when the layout of a store changes; readers refuse another one. */
export const STORE_VERSION = 1

/** Units that have to be decoded one after the other before the last one can be read. */
export const MAX_UNIT_DEPTH = 32
/** Content of a unit, and of what it may refer to; together below the window of 128 MiB that every zstd decoder accepts. */
export const MAX_UNIT_BYTES = 16 << 20
export const MAX_DICTIONARY_BYTES = 48 << 20

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** A stretch of the content of a unit: number of the unit in the index, first byte, number of bytes. */
const pieceSchema = z.tuple([count, count, z.int().min(1)])
export type Piece = z.infer<typeof pieceSchema>

const storedUnitSchema = z.object({
  sha256: sha256.describe('of the object as stored, and its name'),
  storedBytes: z.int().min(1),
  bytes: z.int().min(1).max(MAX_UNIT_BYTES).describe('once decoded'),
  dictionary: z.array(pieceSchema).describe('content of earlier units that it was compressed with'),
  depth: z.int().min(1).max(MAX_UNIT_DEPTH),
})
export type StoredUnit = z.infer<typeof storedUnitSchema>

/** Where each file of a release lies in a store. The object itself is compressed with zstd and named by its hash. */
export const storeIndexSchema = z.object({
  v: z.literal(STORE_VERSION),
  releaseId: releaseIdSchema,
  manifestSha256: sha256,
  units: z.array(storedUnitSchema),
  files: z.record(z.string(), z.array(pieceSchema)).describe('by path within the release, the manifest too'),
  kept: z.array(releaseIdSchema).describe('releases in the store, newest first, this one too'),
  retired: z.array(releaseIdSchema).describe('releases whose objects the next publication removes'),
})
export type StoreIndex = z.infer<typeof storeIndexSchema>

/** `current.json` and `releases/<id>.json` of a store: the pointer of a release folder, and the index. */
export const storePointerSchema = releasePointerSchema.extend({
  index: sha256.describe('name of the object'),
  signature: releaseSignatureSchema.optional().describe('of the manifest'),
})
export type StorePointer = z.infer<typeof storePointerSchema>

/** Names in a store. */
export const STORE_KEYS = {
  current: 'current.json',
  release: (releaseId: string) => `releases/${releaseId}.json`,
  object: (hash: string) => `objects/${hash.slice(0, 2)}/${hash}`,
} as const
