import { basename, dirname, join, resolve } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { STORE_KEYS } from '../../models/contracts/release/release-store.ts'
import { releasePointerSchema } from '../../models/contracts/release/release.ts'
import type { ReleasePointer } from '../../models/contracts/release/release.ts'
import { SITE_PATH, siteSchema } from '../../models/contracts/release/site.ts'
import { loadFacts } from '../release/load-facts.ts'
import { parseJsonFile } from '../release/parse-index.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import { folderSource, type ReleaseSource } from '../release/release-source.ts'
import { readVerified } from '../release/verify-file.ts'
import { isWebAddress, webSource } from '../release/web-source.ts'
import { largeFile } from './large-file.ts'
import { loadManifest } from './load-release.ts'
import { createPackReader } from './pack-reader.ts'
import type { Release } from './release.ts'

/** Megabyte of documents kept after they were read. */
const PACK_CACHE_BYTES = 1 << 20

/**
 * Loads a release for one reader: checks and parses its indexes, and reads documents and photos only when asked for.
 * @param given a data folder with `current.json`, the folder of one release in it, or the https address of a data folder or a store
 * @param releaseKeys keys of which one has to have signed the release
 * @throws ReleaseRefusedError that names the file; ConfigurationError for an address that may not be read
 */
export async function loadLocalRelease(
  given: string,
  publicBaseUrl: string,
  releaseKeys: readonly string[] = [],
): Promise<Release> {
  const { source, pointer } = isWebAddress(given) ? await atAddress(given, releaseKeys) : inFolder(given)
  const releaseFolder = `releases/${pointer.releaseId}`
  const manifest = await loadManifest(source, releaseFolder, pointer, releaseKeys)
  const fileOf = new Map(manifest.files.map((file) => [file.path, file]))
  const lastModified = new Date(`${manifest.asOf}T00:00:00Z`).toUTCString()
  const readIndex = async (path: string): Promise<Buffer | undefined> => {
    const file = fileOf.get(path)
    return file && readVerified(source, releaseFolder, file)
  }
  const facts = await loadFacts(manifest, readIndex, { isLazy: true })
  const siteBytes = await readIndex(SITE_PATH)
  const site = siteBytes ? parseJsonFile(SITE_PATH, siteBytes, siteSchema) : null
  const large = manifest.files.flatMap((file) =>
    file.publicPath === null
      ? []
      : [[file.publicPath, largeFile(source, releaseFolder, file, lastModified, publicBaseUrl)] as const],
  )
  const packs = createPackReader(source, releaseFolder, manifest, { publicBaseUrl, cacheBytes: PACK_CACHE_BYTES })
  return { manifest, facts, site, documents: { hot: new Map(), large: new Map(large), packs, lastModified } }
}

interface Found {
  source: ReleaseSource
  pointer: ReleasePointer
}

async function atAddress(address: string, releaseKeys: readonly string[]): Promise<Found> {
  const source = webSource(address, { releaseKeys })
  const bytes = await source.read(STORE_KEYS.current)
  if (!bytes)
    throw new ReleaseRefusedError(address, `has no ${STORE_KEYS.current}: give the address of a data folder or a store`)
  return { source, pointer: parseJsonFile(STORE_KEYS.current, bytes, releasePointerSchema) }
}

function inFolder(given: string): Found {
  const folder = resolve(given)
  const current = join(folder, 'current.json')
  if (existsSync(current)) {
    const pointer = parseJsonFile('current.json', readFileSync(current), releasePointerSchema)
    return { source: folderSource(folder), pointer }
  }
  const manifest = join(folder, 'manifest.json')
  if (!existsSync(manifest) || basename(dirname(folder)) !== 'releases')
    throw new ReleaseRefusedError(
      folder,
      'expected a data folder with current.json, or a folder releases/<id> with manifest.json; publish a release first (lux run)',
    )
  const manifestSha256 = sha256Of(readFileSync(manifest))
  const releaseId = basename(folder)
  const pointer = releasePointerSchema.parse({ releaseId, manifestSha256 })
  return { source: folderSource(dirname(dirname(folder))), pointer }
}
