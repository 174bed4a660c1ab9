import type { ReleaseFile, ReleaseManifest } from '../../models/contracts/release/release.ts'
import type { PackKind } from '../../models/release-format/pack/pack-document.ts'
import { fillAddress } from '../../models/release-format/address/public-address.ts'
import { openHead } from '../../models/release-format/pack/pack-head.ts'
import { openPack } from '../../models/release-format/pack/pack.ts'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { shardOf, shardPath } from '../../models/release-format/pack/shard.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import type { ReleaseSource } from '../release/release-source.ts'
import { readVerified } from '../release/verify-file.ts'

/** Finds documents of listings in the packs of one release. */
export interface PackReader {
  /**
   * @returns the document as UTF-8, with the public address filled in; undefined when the listing has none
   * @throws ReleaseRefusedError when the bytes differ from what was published
   */
  document(listingId: string, kind: PackKind): Promise<Buffer | undefined>
  /** Memory of what is cached, in bytes. */
  bytes(): number
}

/** Cached part of a shard. */
interface Shard {
  /** Memory in bytes. */
  bytes: number
  document(listingId: string, kind: PackKind): Promise<Uint8Array | undefined>
}

/**
 * Creates a reader that loads the heads of packs on first use, checks them against the manifest and caches the most recently used
 * within a byte limit. It reads only the requested listing's body and checks it against the head. Packs without a head, and those in
 * stores without partial reads, are cached whole.
 * @param folder of the release within the source
 */
export function createPackReader(
  source: ReleaseSource,
  folder: string,
  { files, counts }: Pick<ReleaseManifest, 'files' | 'counts'>,
  { publicBaseUrl, cacheBytes }: { publicBaseUrl: string; cacheBytes: number },
): PackReader {
  const shardCount = counts['listingShards'] ?? 0
  const packs = new Map(files.map((file) => [file.path, file]))
  const open = async (path: string): Promise<Shard | undefined> => {
    const file = packs.get(path)
    return file && ((await openShard(source, folder, file)) ?? openWhole(source, folder, file))
  }
  const shards = createShardCache(open, cacheBytes)
  return {
    async document(listingId, kind) {
      if (shardCount === 0) return undefined
      const path = shardPath(shardOf(listingId, shardCount))
      // A shard without listings has no file.
      const shard = await shards.get(path)
      const body = await shard?.document(listingId, kind)
      return body && fillAddress(body, publicBaseUrl)
    },
    bytes: shards.bytes,
  }
}

/** Opens a shard by its head; undefined when parts cannot be read. */
async function openShard(source: ReleaseSource, folder: string, file: ReleaseFile): Promise<Shard | undefined> {
  const path = `${folder}/${file.path}`
  const bytes = file.head && (await source.readPart(path, 0, file.head.bytes))
  if (!bytes) return undefined
  const sha256 = sha256Of(bytes)
  if (sha256 !== file.head!.sha256)
    throw new ReleaseRefusedError(
      file.path,
      `the SHA-256 of its head is ${sha256}, the manifest says ${file.head!.sha256}`,
    )
  const head = openHead(bytes)
  return {
    bytes: bytes.length,
    async document(listingId, kind) {
      const listing = head.find(listingId)
      if (!listing) return undefined
      const part = await source.readPart(path, listing.offset, listing.bytes)
      // A mirror keeps few releases: the file may have been removed since.
      if (!part) return (await openWhole(source, folder, file)).document(listingId, kind)
      return checked(file, () => listing.body(part, kind))
    },
  }
}

async function openWhole(source: ReleaseSource, folder: string, file: ReleaseFile): Promise<Shard> {
  const bytes = await readVerified(source, folder, file)
  const pack = openPack(bytes)
  return { bytes: bytes.length, document: async (listingId, kind) => pack.body(listingId, kind) }
}

function checked<Result>(file: ReleaseFile, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new ReleaseRefusedError(file.path, (error as Error).message, error)
  }
}

/** Opens each shard once for simultaneous callers and evicts the least recently used. */
function createShardCache(
  open: (path: string) => Promise<Shard | undefined>,
  cacheBytes: number,
): { get(path: string): Promise<Shard | undefined>; bytes(): number } {
  const shards = new Map<string, { shard: Promise<Shard | undefined>; bytes: number }>()
  let total = 0
  const load = (path: string): Promise<Shard | undefined> => {
    const shard = open(path)
    shards.set(path, { shard, bytes: 0 })
    void account(path, shard)
    return shard
  }
  const account = async (path: string, opened: Promise<Shard | undefined>): Promise<void> => {
    const shard = await opened.catch(() => null)
    const entry = shards.get(path)
    // May have been evicted before it was open.
    if (entry?.shard !== opened) return
    if (shard === null) shards.delete(path)
    entry.bytes = shard?.bytes ?? 0
    total += entry.bytes
    evict()
  }
  const evict = (): void => {
    for (const [path, { bytes }] of shards) {
      if (total <= cacheBytes || shards.size === 1) return
      shards.delete(path)
      total -= bytes
    }
  }
  return {
    get(path) {
      const known = shards.get(path)
      if (!known) return load(path)
      shards.delete(path)
      shards.set(path, known)
      return known.shard
    },
    bytes: () => total,
  }
}
