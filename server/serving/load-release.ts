import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { OUTLINES_PATH } from '../../models/contracts/places/outlines.ts'
import { COMMUTE_PATH } from '../../models/contracts/places/commute.ts'
import { FORECASTS_PATH } from '../../models/contracts/market/forecast.ts'
import { OFFICIAL_FORECASTS_PATH } from '../../models/contracts/market/official-forecast.ts'
import { OFFICIAL_SERIES_PATH } from '../../models/contracts/release/official-series-index.ts'
import { PAST_FORECASTS_PATH, RECORD_PATH } from '../../models/contracts/market/record.ts'
import { LEGAL_PATH } from '../../models/contracts/law/legal.ts'
import { fillAddress } from '../../models/release-format/address/public-address.ts'
import { RELEASE_PATHS, releaseManifestSchema } from '../../models/contracts/release/release.ts'
import type { ReleaseFile, ReleaseManifest, ReleasePointer } from '../../models/contracts/release/release.ts'
import { SIGNATURE_PATH } from '../../models/contracts/release/release-signature.ts'
import { SITE_PATH, siteSchema } from '../../models/contracts/release/site.ts'
import { STATIONS_PATH } from '../../models/contracts/places/station.ts'
import { ESTIMATES_PATH, VALUATION_PATHS } from '../../models/contracts/market/valuation.ts'
import type { Config } from '../base/config.ts'
import { largeFile } from './large-file.ts'
import type { LargeFile } from './large-file.ts'
import { alternateLinks } from './alternates.ts'
import { cacheOf, createHotDocument } from '../http/hot-document.ts'
import type { HotDocument } from '../http/hot-document.ts'
import { createPackReader } from './pack-reader.ts'
import { loadFacts } from '../release/load-facts.ts'
import { parseJsonFile } from '../release/parse-index.ts'
import { requireSigned } from '../release/require-signed.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import type { ReleaseSource } from '../release/release-source.ts'
import type { Release } from './release.ts'
import { readVerified, verifyStreamed } from '../release/verify-file.ts'

const INDEX_PATHS = new Set<string>([
  ...Object.values(RELEASE_PATHS),
  COMMUTE_PATH,
  OUTLINES_PATH,
  STATIONS_PATH,
  FORECASTS_PATH,
  OFFICIAL_FORECASTS_PATH,
  OFFICIAL_SERIES_PATH,
  RECORD_PATH,
  PAST_FORECASTS_PATH,
  LEGAL_PATH,
  ...Object.values(VALUATION_PATHS),
  ESTIMATES_PATH,
  SITE_PATH,
])

/** Files that are read at a time. */
const READ_AHEAD = 8

export interface LoadConfig extends Pick<Config, 'limits' | 'publicBaseUrl' | 'releaseKeys'> {
  /** Text that the server adds to the end of a small public document, by address. */
  appendices?: ReadonlyMap<string, string>
}

/**
 * Loads the release of a pointer: checks its signature and every file against the manifest, and parses every index by its contract. Keeps small public
 * documents in memory, with the public address filled in; checks large ones and packs now and reads them on request.
 * @throws ReleaseRefusedError that names the file
 */
export async function loadRelease(
  source: ReleaseSource,
  pointer: ReleasePointer,
  { limits, publicBaseUrl, releaseKeys, appendices }: LoadConfig,
): Promise<Release> {
  const folder = `releases/${pointer.releaseId}`
  const manifest = await loadManifest(source, folder, pointer, releaseKeys)
  const indexes = new Map<string, Buffer>()
  const hot = new Map<string, HotDocument>()
  const large = new Map<string, LargeFile>()
  const lastModified = new Date(`${manifest.asOf}T00:00:00Z`).toUTCString()
  const addresses = new Set(manifest.files.map(({ publicPath }) => publicPath))
  const hasPath = (path: string): boolean => addresses.has(path)
  for await (const { file, isIndex, isHot, bytes } of contentOf(source, folder, manifest, limits)) {
    if (bytes && isIndex) indexes.set(file.path, bytes)
    if (file.publicPath === null) continue
    if (bytes && isHot) {
      const link = alternateLinks(file.publicPath, hasPath)
      const filled = file.addressMarks === undefined ? bytes : fillAddress(bytes, publicBaseUrl)
      const appendix = appendices?.get(file.publicPath)
      const content = appendix === undefined ? filled : Buffer.concat([filled, Buffer.from(`\n${appendix}`)])
      hot.set(
        file.publicPath,
        createHotDocument(content, file.contentType, lastModified, cacheOf(file.publicPath), link),
      )
    } else large.set(file.publicPath, largeFile(source, folder, file, lastModified, publicBaseUrl))
  }
  const site = indexes.get(SITE_PATH)
  const facts = await loadFacts(manifest, async (path) => {
    const bytes = indexes.get(path)
    // Read once, and gigabytes for a market of some hundred thousand homes.
    indexes.delete(path)
    return bytes
  })
  return {
    manifest,
    facts,
    site: site ? parseJsonFile(SITE_PATH, site, siteSchema) : null,
    documents: {
      hot,
      large,
      lastModified,
      packs: createPackReader(source, folder, manifest, { publicBaseUrl, cacheBytes: limits.packCacheBytes }),
    },
  }
}

interface Content {
  file: ReleaseFile
  isIndex: boolean
  /** Kept in memory as a document. */
  isHot: boolean
  /** Its content, checked; undefined for a large file, which is only checked. */
  bytes: Buffer | undefined
}

/** Every file of a release in the order of the manifest, checked; the next ones are read meanwhile, since each waits several times for the disk. */
async function* contentOf(
  source: ReleaseSource,
  folder: string,
  { files }: ReleaseManifest,
  limits: LoadConfig['limits'],
): AsyncIterable<Content> {
  let hotBytes = 0
  const kinds = files.map((file) => {
    const isHot =
      file.publicPath !== null && file.bytes <= limits.hotFileBytes && hotBytes + file.bytes <= limits.hotTotalBytes
    if (isHot) hotBytes += file.bytes
    return { file, isIndex: INDEX_PATHS.has(file.path), isHot }
  })
  const read = async (kind: Omit<Content, 'bytes'>): Promise<Content> => {
    if (kind.isIndex || kind.isHot) return { ...kind, bytes: await readVerified(source, folder, kind.file) }
    await verifyStreamed(source, folder, kind.file)
    return { ...kind, bytes: undefined }
  }
  const ahead: Promise<Content>[] = []
  for (const kind of kinds) {
    const reading = read(kind)
    // Waited for in its turn: the first file at fault is the one that is named.
    reading.catch(() => undefined)
    ahead.push(reading)
    if (ahead.length === READ_AHEAD) yield await ahead.shift()!
  }
  for (const reading of ahead) yield await reading
}

/** Reads a release's manifest, independently of the pointer. @throws ReleaseRefusedError */
export async function readManifest(
  source: ReleaseSource,
  releaseId: string,
  releaseKeys: readonly string[],
): Promise<ReleaseManifest> {
  const path = `releases/${releaseId}/${RELEASE_PATHS.manifest}`
  const bytes = await source.read(path)
  if (!bytes) throw new ReleaseRefusedError(path, 'the file is missing')
  requireSigned(releaseId, bytes, await readSignatureFile(source, `releases/${releaseId}`, releaseKeys), releaseKeys)
  return parseJsonFile(path, bytes, releaseManifestSchema)
}

/** Reads the manifest that a pointer names, and checks its signature. @throws ReleaseRefusedError */
export async function loadManifest(
  source: ReleaseSource,
  folder: string,
  pointer: ReleasePointer,
  releaseKeys: readonly string[],
): Promise<ReleaseManifest> {
  const path = `${folder}/${RELEASE_PATHS.manifest}`
  const bytes = await source.read(path)
  if (!bytes) throw new ReleaseRefusedError(path, 'the file is missing')
  const sha256 = sha256Of(bytes)
  if (sha256 !== pointer.manifestSha256)
    throw new ReleaseRefusedError(path, `its SHA-256 is ${sha256}, current.json says ${pointer.manifestSha256}`)
  requireSigned(pointer.releaseId, bytes, await readSignatureFile(source, folder, releaseKeys), releaseKeys)
  const manifest = parseJsonFile(path, bytes, releaseManifestSchema)
  if (manifest.id !== pointer.releaseId)
    throw new ReleaseRefusedError(path, `it is of ${manifest.id}, current.json names ${pointer.releaseId}`)
  const twice = firstDuplicate(manifest.files.map((file) => file.publicPath).filter((each) => each !== null))
  if (twice) throw new ReleaseRefusedError(path, `two files claim the address ${twice}`)
  return manifest
}

async function readSignatureFile(
  source: ReleaseSource,
  folder: string,
  releaseKeys: readonly string[],
): Promise<Buffer | undefined> {
  return releaseKeys.length === 0 ? undefined : source.read(`${folder}/${SIGNATURE_PATH}`)
}

function firstDuplicate(texts: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return texts.find((text) => seen.size === seen.add(text).size)
}
