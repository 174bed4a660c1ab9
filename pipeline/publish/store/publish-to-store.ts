import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Piece, type StoreIndex, type StorePointer } from '../../../models/contracts/release/release-store.ts'
import { releaseSignatureSchema } from '../../../models/contracts/release/release-signature.ts'
import { releaseManifestSchema, RELEASE_PATHS, type ReleaseFile } from '../../../models/contracts/release/release.ts'
import { slicePieces } from '../../../models/release-format/store/pieces.ts'
import { planUnits, type Before, type Slice, type UnitPlan } from '../../../models/release-format/store/plan-units.ts'
import { nextIndex } from '../../../models/release-format/store/store-index.ts'
import { encodeIndex } from '../../../models/release-format/store/encode-index.ts'
import { createPieceReader } from '../../../models/release-format/store/unit-reader.ts'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { encodeUnit } from '../../../models/release-format/store/unit.ts'
import { UsageError } from '../../base/usage-error.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import { mapBounded } from '../../files/map-bounded.ts'
import type { ObjectStore } from './object-store.ts'
import { createSender } from './object-sender.ts'
import { readIndex, readPointer } from './read-store.ts'
import { removeRetired } from './remove-retired.ts'

export interface PublishOptions {
  /** Number of releases kept in the store. */
  keep: number
  /** Maximum concurrent objects. @default 4 */
  concurrency?: number
  /** Keys of which one has to have signed the release. @default none: no signature is required */
  publicKeys?: readonly string[]
  signal: AbortSignal
  /** Called after each object. */
  advance?(done: number, total: number): void
  note?(message: string): void
}

/** Result of a publication. Bytes are those of objects as sent. */
export interface Publication {
  releaseId: string
  /** Release that the store pointed at before. */
  previousReleaseId: string | null
  /** Files of the release, their bytes, and how many of them were already in the store. */
  files: number
  releaseBytes: number
  reusedFiles: number
  sent: { objects: number; bytes: number }
  /** Objects sent earlier by an interrupted publication. */
  found: { objects: number; bytes: number }
  removedObjects: number
}

const READ_CACHE_BYTES = 128 << 20

/**
 * Publishes a release to a store: sends missing units, each verified by reading it back, then the index, then the pointer. If killed, the store still
 * points at the previous release, and the next call sends only what is missing.
 * @throws UsageError when the release on disk is damaged
 */
export async function publishToStore(
  releases: ReleaseStore,
  releaseId: string,
  store: ObjectStore,
  options: PublishOptions,
): Promise<Publication> {
  const problems = await releases.verify(releaseId, options.publicKeys)
  if (problems.length > 0) throw new UsageError(`Release ${releaseId} was not sent: ${problems.slice(0, 3).join('; ')}`)
  const { pointer, version } = await readPointer(store)
  const before = pointer && (await usableIndex(store, pointer, options))
  const files = filesOf(releases, releaseId)
  const known = before ? await knownFiles(store, before) : { units: [], files: new Map() }
  const plan = planUnits(files, known)
  const sender = createSender(store)
  const content = await sliceReader(releases, releaseId, store, before)
  const total = plan.units.length + 2
  let done = 0
  const made = await mapBounded(plan.units, options.concurrency ?? 4, async (unit) => {
    options.signal.throwIfAborted()
    const stored = await encodeUnit(await content.now(unit.members), await content.before(unit.bases))
    const sha256 = await sender.send(stored)
    options.advance?.(++done, total)
    const { bytes, dictionary, depth } = unit
    return { sha256, storedBytes: stored.length, bytes, dictionary, depth }
  })
  const manifestSha256 = sha256Of(releases.manifestFile(releaseId))
  const placed = piecesOf(plan, known.units.length)
  const index = nextIndex({ releaseId, manifestSha256, before, made, files: placed, keep: options.keep })
  const next = {
    ...signatureOf(releases, releaseId),
    releaseId,
    manifestSha256,
    index: await sender.send(await encodeIndex(index)),
  }
  options.advance?.(++done, total)
  options.signal.throwIfAborted()
  const isNews = !isDeepStrictEqual(pointer, next)
  if (isNews) await sender.point(next, version)
  options.advance?.(++done, total)
  return {
    releaseId,
    previousReleaseId: pointer?.releaseId ?? null,
    files: files.length,
    releaseBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    reusedFiles: plan.reused.size,
    sent: sender.sent,
    found: sender.found,
    removedObjects: isNews && before ? await removeRetired(store, before, index) : 0,
  }
}

function signatureOf(releases: ReleaseStore, releaseId: string): Pick<StorePointer, 'signature'> {
  const signature = releases.signatureFile(releaseId)
  return signature ? { signature: releaseSignatureSchema.parse(JSON.parse(signature.toString('utf8'))) } : {}
}

/** The index that the store points at; null when it cannot be used, so that everything is sent again. */
async function usableIndex(
  store: ObjectStore,
  pointer: StorePointer,
  { note }: PublishOptions,
): Promise<StoreIndex | null> {
  try {
    return await readIndex(store, pointer)
  } catch (error) {
    note?.(`the index in the store cannot be used, so everything is sent: ${(error as Error).message.slice(0, 200)}`)
    return null
  }
}

function filesOf(releases: ReleaseStore, releaseId: string): Pick<ReleaseFile, 'path' | 'bytes' | 'sha256'>[] {
  const manifest = releases.manifestFile(releaseId)
  const own = { path: RELEASE_PATHS.manifest, bytes: manifest.length, sha256: sha256Of(manifest) }
  return [...releases.manifest(releaseId).files, own]
}

async function knownFiles(store: ObjectStore, index: StoreIndex): Promise<Before> {
  const read = createPieceReader(index.units, objectReader(store), READ_CACHE_BYTES)
  const bytes = await read(index.files[RELEASE_PATHS.manifest] ?? [])
  const manifest = releaseManifestSchema.parse(JSON.parse(bytes.toString('utf8')))
  const hashes = [...manifest.files, { path: RELEASE_PATHS.manifest, sha256: sha256Of(bytes) }]
  const files = hashes.flatMap(({ path, sha256 }) =>
    index.files[path] ? [[path, { sha256, pieces: index.files[path] }] as const] : [],
  )
  return { units: index.units, files: new Map(files) }
}

/** Divides every file into pieces: existing units first, then the planned ones, numbered after them. */
function piecesOf(plan: UnitPlan, unitsBefore: number): Map<string, Piece[]> {
  const pieces = new Map([...plan.reused].map(([path, reused]) => [path, [...reused]]))
  for (const [number, { members }] of plan.units.entries()) {
    let offset = 0
    for (const { path, start, end } of members) {
      const piece: Piece = [unitsBefore + number, offset, end - start]
      pieces.set(path, [...(pieces.get(path) ?? []), piece])
      offset += end - start
    }
  }
  return pieces
}

interface SliceReader {
  now(slices: readonly Slice[]): Promise<Buffer>
  before(slices: readonly Slice[]): Promise<Buffer>
}

/** Reads slices of files: of this release from disk; of the previous one from disk if complete there, else from the store. */
async function sliceReader(
  releases: ReleaseStore,
  releaseId: string,
  store: ObjectStore,
  before: StoreIndex | null,
): Promise<SliceReader> {
  const inFolder = async (id: string, slices: readonly Slice[]): Promise<Buffer> =>
    Buffer.concat(await Promise.all(slices.map((slice) => readSlice(join(releases.directory, id), slice))))
  const fromStore = createPieceReader(before?.units ?? [], objectReader(store), READ_CACHE_BYTES)
  const onDisk = before !== null && (await isOnDisk(releases, before)) ? before.releaseId : null
  return {
    now: (slices) => inFolder(releaseId, slices),
    before(slices) {
      if (onDisk !== null) return inFolder(onDisk, slices)
      return fromStore(slices.flatMap(({ path, start, end }) => slicePieces(before?.files[path] ?? [], start, end)))
    },
  }
}

async function isOnDisk(releases: ReleaseStore, { releaseId, manifestSha256 }: StoreIndex): Promise<boolean> {
  if (!releases.has(releaseId) || sha256Of(releases.manifestFile(releaseId)) !== manifestSha256) return false
  return (await releases.verify(releaseId)).length === 0
}

async function readSlice(folder: string, { path, start, end }: Slice): Promise<Buffer> {
  const file = await open(join(folder, path))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(end - start), 0, end - start, start)
    if (bytesRead !== end - start) throw new Error(`${path} ends before byte ${end}`)
    return buffer
  } finally {
    await file.close()
  }
}

function objectReader(store: ObjectStore): (key: string) => Promise<Uint8Array | undefined> {
  return async (key) => (await store.read(key))?.bytes
}
