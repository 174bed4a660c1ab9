import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { STORE_KEYS, storePointerSchema } from '../../models/contracts/release/release-store.ts'
import type { StoreIndex, StorePointer } from '../../models/contracts/release/release-store.ts'
import { SIGNATURE_PATH } from '../../models/contracts/release/release-signature.ts'
import { RELEASE_PATHS, releaseManifestSchema, type ReleaseFile } from '../../models/contracts/release/release.ts'
import { decodeIndex } from '../../models/release-format/store/encode-index.ts'
import { createPieceReader, type PieceReader } from '../../models/release-format/store/unit-reader.ts'
import { parseJsonFile } from './parse-index.ts'
import { requireSigned } from './require-signed.ts'
import { ReleaseRefusedError } from './release-refused.ts'

/** Reads an object of a store; undefined when missing. */
export type ReadObject = (key: string) => Promise<Buffer | undefined>

/** Releases kept on the server's disk: the current one, the next one and one to go back to. */
const KEPT_RELEASES = 3
const CACHE_BYTES = 192 << 20
/** Earlier releases whose index is cached. */
const KEPT_OPEN = 2
/** Prefix of folders being built, or left by a stopped server. */
const BUILDING = '.mirror-'

interface OpenRelease {
  signature: Buffer | undefined
  files: StoreIndex['files']
  pieces: PieceReader
}

/** A server's local copy of a store. */
export interface StoreMirror {
  /** Copies a release to disk, once for simultaneous callers. @throws Error that names what is missing or damaged */
  bring(pointer: StorePointer): Promise<void>
  /** Reads a file of any release in the store without caching it. @returns undefined without such a release or file */
  readFile(releaseId: string, path: string): Promise<Buffer | undefined>
}

/**
 * Copies releases from a store to folders below `folder`, as they were published. Files of earlier local releases are linked, not
 * fetched; the manifest is checked against its signature, and every file against the manifest, before the folder gets its name.
 * @param releaseKeys keys of which one has to have signed a release
 */
export function createMirror(read: ReadObject, folder: string, releaseKeys: readonly string[]): StoreMirror {
  const objects = join(folder, 'objects')
  const releases = join(folder, 'releases')
  const brought = new Map<string, Promise<void>>()
  const opened = new Map<string, Promise<OpenRelease | undefined>>()
  /** Latest releases copied or found by this process; one may be in use, whatever the store still keeps. */
  let latest: string[] = []

  /** Fetched once: later releases need the dictionaries again. */
  const readKept: ReadObject = async (key) => {
    const file = join(objects, key.split('/').at(-1)!)
    const kept = await readFile(file).catch(() => undefined)
    if (kept && sha256Of(kept) === key.split('/').at(-1)) return kept
    const bytes = await read(key)
    if (bytes) await writeWhole(file, bytes)
    return bytes
  }

  async function fetchRelease(pointer: StorePointer): Promise<void> {
    const signature = signatureOf(pointer)
    const target = join(releases, pointer.releaseId)
    const here = await manifestHere(target, pointer)
    if (here) requireSigned(pointer.releaseId, here, signature, releaseKeys)
    if (here && (await isWholeHere(target, here))) {
      latest = [pointer.releaseId, ...latest].slice(0, KEPT_RELEASES)
      if (signature) await writeWhole(join(target, SIGNATURE_PATH), signature)
      return
    }
    const index = await readIndex(readKept, pointer)
    const pieces = createPieceReader(index.units, readKept, CACHE_BYTES)
    const building = join(releases, `${BUILDING}${pointer.releaseId}-${randomUUID()}`)
    try {
      const manifestBytes = await pieces(index.files[RELEASE_PATHS.manifest] ?? [])
      // Nothing of an unsigned release may take the place of a file that is being served.
      requireSigned(pointer.releaseId, manifestBytes, signature, releaseKeys)
      const manifest = parseJsonFile(RELEASE_PATHS.manifest, manifestBytes, releaseManifestSchema)
      if (manifest.id !== pointer.releaseId)
        throw new ReleaseRefusedError(RELEASE_PATHS.manifest, `it is of ${manifest.id}, not of ${pointer.releaseId}`)
      latest = [pointer.releaseId, ...latest].slice(0, KEPT_RELEASES)
      const known = await filesHere(releases)
      for (const file of manifest.files) await place(file, known.get(file.sha256), building, index, pieces)
      await writeWhole(join(building, RELEASE_PATHS.manifest), manifestBytes)
      if (signature) await writeWhole(join(building, SIGNATURE_PATH), signature)
      await rm(target, { recursive: true, force: true })
      await rename(building, target)
    } finally {
      await rm(building, { recursive: true, force: true })
    }
    await tidy(index)
  }

  /** Removes releases dropped by the store or in excess, leftovers of killed servers, and unreferenced objects. */
  async function tidy(index: StoreIndex): Promise<void> {
    const stays = new Set([...latest, ...index.kept.slice(0, KEPT_RELEASES)])
    for (const name of await readdir(releases))
      if (!stays.has(name)) await rm(join(releases, name), { recursive: true, force: true })
    const wanted = new Set(index.units.map(({ sha256 }) => sha256))
    for (const name of await readdir(objects).catch(() => []))
      if (!wanted.has(name)) await rm(join(objects, name), { force: true })
  }

  /** Opens a release that is not on disk; few requests need one. */
  async function open(releaseId: string): Promise<OpenRelease | undefined> {
    const key = STORE_KEYS.release(releaseId)
    const bytes = await read(key)
    if (!bytes) return undefined
    const pointer = parseJsonFile(key, bytes, storePointerSchema)
    const index = await readIndex(read, pointer)
    return {
      signature: signatureOf(pointer),
      files: index.files,
      pieces: createPieceReader(index.units, read, CACHE_BYTES),
    }
  }

  return {
    bring(pointer: StorePointer): Promise<void> {
      const name = JSON.stringify(pointer)
      const known = brought.get(name)
      if (known) return known
      const work = fetchRelease(pointer)
      brought.clear()
      brought.set(name, work)
      work.catch(() => brought.delete(name))
      return work
    },
    async readFile(releaseId: string, path: string): Promise<Buffer | undefined> {
      const release = opened.get(releaseId) ?? open(releaseId)
      opened.delete(releaseId)
      opened.set(releaseId, release)
      if (opened.size > KEPT_OPEN) opened.delete(opened.keys().next().value!)
      const found = await release.catch((error: unknown) => {
        opened.delete(releaseId)
        throw error
      })
      if (!found) opened.delete(releaseId)
      if (path === SIGNATURE_PATH) return found?.signature
      const pieces = found?.files[path]
      return pieces && found?.pieces(pieces)
    },
  }
}

function signatureOf({ signature }: StorePointer): Buffer | undefined {
  return signature && Buffer.from(`${JSON.stringify(signature)}\n`)
}

/** The manifest on disk that the pointer names; undefined when there is another one or none. */
async function manifestHere(folder: string, { manifestSha256 }: StorePointer): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folder, RELEASE_PATHS.manifest)).catch(() => undefined)
  return bytes && sha256Of(bytes) === manifestSha256 ? bytes : undefined
}

/** Whether every file of a manifest is on disk as published. */
async function isWholeHere(folder: string, manifest: Buffer): Promise<boolean> {
  const { files } = parseJsonFile(RELEASE_PATHS.manifest, manifest, releaseManifestSchema)
  for (const { path, sha256 } of files) if ((await hashOfFile(join(folder, path))) !== sha256) return false
  return true
}

async function readIndex(read: ReadObject, { index }: StorePointer): Promise<StoreIndex> {
  const key = STORE_KEYS.object(index)
  const bytes = await read(key)
  if (!bytes) throw new ReleaseRefusedError(key, 'not in the store')
  if (sha256Of(bytes) !== index) throw new ReleaseRefusedError(key, 'damaged in the store')
  return decodeIndex(bytes).catch((cause: unknown) => {
    throw new ReleaseRefusedError(key, 'not an index of a store', cause)
  })
}

/** Links a file that is already on disk: files of releases never change. */
async function place(
  file: ReleaseFile,
  here: string | undefined,
  building: string,
  index: StoreIndex,
  pieces: PieceReader,
): Promise<void> {
  const target = join(building, file.path)
  await mkdir(dirname(target), { recursive: true })
  if (here && (await hashOfFile(here)) === file.sha256 && (await isLinked(here, target))) return
  const bytes = await pieces(index.files[file.path] ?? [])
  if (sha256Of(bytes) !== file.sha256)
    throw new ReleaseRefusedError(file.path, 'its pieces in the store are not the file')
  await writeFile(target, bytes)
}

async function isLinked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** Paths of all release files on disk, by hash. */
async function filesHere(releases: string): Promise<Map<string, string>> {
  await mkdir(releases, { recursive: true })
  const files = new Map<string, string>()
  for (const name of await readdir(releases)) {
    if (name.startsWith('.')) continue
    const manifest = await readFile(join(releases, name, RELEASE_PATHS.manifest)).catch(() => undefined)
    const parsed = manifest && releaseManifestSchema.safeParse(JSON.parse(manifest.toString('utf8')))
    for (const { path, sha256 } of parsed?.data?.files ?? []) files.set(sha256, join(releases, name, path))
  }
  return files
}

async function hashOfFile(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && sha256Of(bytes)
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}.next`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}
