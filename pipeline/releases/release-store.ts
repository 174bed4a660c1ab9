import { type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { releaseManifestSchema, releasePointerSchema, RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import type { ReleaseManifest, ReleasePointer } from '../../models/contracts/release/release.ts'
import { SIGNATURE_PATH } from '../../models/contracts/release/release-signature.ts'
import { signatureFault, signManifest } from '../../models/release-format/signature/signature.ts'
import { syncFiles } from '../files/sync-files.ts'
import { syncDirectory, writeFileAtomic } from '../files/write-atomic.ts'
import { sha256OfFile } from './release-writer.ts'

/** Releases on disk and the pointer to the current one. Folders that start with a dot are unfinished and never listed. */
export interface ReleaseStore {
  directory: string
  /** A folder to build in, on the same file system as the releases. */
  buildingDirectory(): string
  /** The current release; while its pointer cannot be read, the newest on disk. */
  current(): ReleasePointer | null
  /** Why the pointer cannot be read; null where it can, or where there is none. */
  pointerFault(): string | null
  /** @throws Error when there is no such release or its manifest cannot be read */
  manifest(releaseId: string): ReleaseManifest
  /** Bytes of the manifest on disk. */
  manifestFile(releaseId: string): Buffer
  /** Bytes of the signature; undefined when the release is not signed. */
  signatureFile(releaseId: string): Buffer | undefined
  /** Writes the signature of a release, instead of an earlier one. */
  sign(releaseId: string, key: KeyObject): void
  has(releaseId: string): boolean
  /** Newest publication first. */
  list(): ReleaseManifest[]
  /**
   * Moves a finished folder to its place and replaces an earlier build of the same release. A complete current release is kept instead: while it is
   * being replaced, the pointer would name nothing.
   * @param key signs the release before anybody can see it; null for no signature
   */
  adopt(building: string, releaseId: string, key?: KeyObject | null): Promise<void>
  /** One atomic rename: readers see the old release or the new one. */
  pointTo(releaseId: string): void
  /** Removes all releases except the newest `keep` and the current one, and leftovers of killed runs. @returns the ids removed */
  prune(keep: number): string[]
  /**
   * Checks every file of a release against its manifest, and the manifest against its signature.
   * @param publicKeys without any, no signature is required
   * @returns the problems found
   */
  verify(releaseId: string, publicKeys?: readonly string[]): Promise<string[]>
}

/** Prefix of folders that are being removed. */
const ASIDE = '.removed-'

export function openReleaseStore(dataDir: string): ReleaseStore {
  const directory = join(dataDir, 'releases')
  const pointerFile = join(dataDir, 'current.json')
  mkdirSync(directory, { recursive: true })
  const store: ReleaseStore = {
    directory,
    buildingDirectory: () => join(directory, '.building'),
    current() {
      const read = readPointer(pointerFile)
      if (read === null || 'releaseId' in read) return read
      const [newest] = finishedReleases(directory)
      return newest === undefined ? null : pointerTo(directory, newest)
    },
    pointerFault() {
      const read = readPointer(pointerFile)
      return read !== null && 'fault' in read ? read.fault : null
    },
    manifest: (releaseId) => releaseManifestSchema.parse(JSON.parse(store.manifestFile(releaseId).toString('utf8'))),
    manifestFile: (releaseId) => readFileSync(join(directory, releaseId, RELEASE_PATHS.manifest)),
    signatureFile: (releaseId) => {
      const file = join(directory, releaseId, SIGNATURE_PATH)
      return existsSync(file) ? readFileSync(file) : undefined
    },
    sign: (releaseId, key) => signFolder(join(directory, releaseId), key),
    has: (releaseId) => existsSync(join(directory, releaseId, RELEASE_PATHS.manifest)),
    list: () => finishedReleases(directory).map((releaseId) => store.manifest(releaseId)),
    async adopt(building, releaseId, key = null) {
      if (store.current()?.releaseId === releaseId && (await isWhole(store, releaseId))) {
        const isSame = store.manifestFile(releaseId).equals(readFileSync(join(building, RELEASE_PATHS.manifest)))
        if (key !== null && isSame) store.sign(releaseId, key)
        return rmSync(building, { recursive: true, force: true })
      }
      if (key !== null) signFolder(building, key)
      await syncFiles(building)
      putAside(directory, releaseId)
      renameSync(building, join(directory, releaseId))
      syncDirectory(directory)
    },
    pointTo(releaseId) {
      const pointer = pointerTo(directory, releaseId)
      // A rename cannot replace a folder.
      if (existsSync(pointerFile) && !statSync(pointerFile).isFile()) rmSync(pointerFile, { recursive: true })
      writeFileAtomic(pointerFile, `${JSON.stringify(pointer)}\n`)
    },
    prune(keep) {
      const current = store.current()?.releaseId
      const doomed = finishedReleases(directory)
        .slice(keep)
        .filter((releaseId) => releaseId !== current)
      for (const releaseId of doomed) putAside(directory, releaseId)
      for (const name of readdirSync(directory).filter((entry) => entry.startsWith(ASIDE)))
        rmSync(join(directory, name), { recursive: true, force: true })
      return doomed
    },
    async verify(releaseId, publicKeys = []) {
      const fault = signatureFault(store.manifestFile(releaseId), store.signatureFile(releaseId), publicKeys)
      const problems = await verifyRelease(join(directory, releaseId), store.manifest(releaseId))
      return fault === null ? problems : [`${RELEASE_PATHS.manifest}: ${fault}`, ...problems]
    },
  }
  return store
}

function signFolder(folder: string, key: KeyObject): void {
  const manifest = readFileSync(join(folder, RELEASE_PATHS.manifest))
  writeFileAtomic(join(folder, SIGNATURE_PATH), signManifest(manifest, key))
}

function readPointer(file: string): ReleasePointer | { fault: string } | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return null
  // Reading a pipe would wait for ever.
  if (!found.isFile()) return { fault: 'it is no file' }
  try {
    return releasePointerSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { fault: error instanceof SyntaxError ? 'it is not whole JSON' : 'it names no release' }
  }
}

function pointerTo(directory: string, releaseId: string): ReleasePointer {
  const manifest = readFileSync(join(directory, releaseId, RELEASE_PATHS.manifest))
  return { releaseId, manifestSha256: sha256Of(manifest) }
}

/** Renames a folder before deleting it: if killed, an incomplete release is no longer listed. */
function putAside(directory: string, releaseId: string): void {
  const aside = join(directory, `${ASIDE}${releaseId}`)
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(join(directory, releaseId))) renameSync(join(directory, releaseId), aside)
}

async function isWhole(store: ReleaseStore, releaseId: string): Promise<boolean> {
  return (
    store.has(releaseId) && (await store.verify(releaseId).catch(() => ['its manifest is not readable'])).length === 0
  )
}

function finishedReleases(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => !name.startsWith('.') && existsSync(join(directory, name, RELEASE_PATHS.manifest)))
    .map((name) => ({ name, published: statSync(join(directory, name, RELEASE_PATHS.manifest)).mtimeMs }))
    .sort((a, b) => b.published - a.published || (a.name < b.name ? 1 : -1))
    .map(({ name }) => name)
}

async function verifyRelease(directory: string, { files }: ReleaseManifest): Promise<string[]> {
  const problems: string[] = []
  for (const { path, bytes, sha256 } of files) {
    const file = join(directory, path)
    if (!existsSync(file)) problems.push(`${path}: missing`)
    else if (statSync(file).size !== bytes)
      problems.push(`${path}: ${statSync(file).size} bytes, the manifest says ${bytes}`)
    else if ((await sha256OfFile(file)) !== sha256) problems.push(`${path}: its content is not what was published`)
  }
  return problems
}
