import type { ReleaseFile, ReleaseManifest } from '../../models/contracts/release/release.ts'
import type { PackKind } from '../../models/release-format/pack/pack-document.ts'
import { openHead } from '../../models/release-format/pack/pack-head.ts'
import { openPack } from '../../models/release-format/pack/pack.ts'
import { sha256Of } from '../../models/release-format/store/unit.ts'
import { shardOf, shardPath } from '../../models/release-format/pack/shard.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import type { ReleaseSource } from '../release/release-source.ts'
import { readVerified } from '../release/verify-file.ts'

/** Finds the documents of listings in the packs of one release. */
export interface PackReader {
  /**
   * @returns the document as UTF-8, or undefined when the listing has none
   * @throws ReleaseRefusedError when what was read is not what was published
   */
  document(listingId: string, kind: PackKind): Promise<Buffer | undefined>
}

/** What is kept of a shard between requests. */
interface Shard {
  /** Memory that it takes. */
  bytes: number
  document(listingId: string, kind: PackKind): Promise<Uint8Array | undefined>
}

/**
 * Reads heads of packs when first needed, checks them against the manifest and keeps the latest used ones within a bound of bytes; of the bodies only
 * those of the listing asked for are read, and checked against the head. Packs without a head, and those of stores that know no parts, are kept whole.
 * @param folder of the release within the source
 */
export function createPackReader(
  source: ReleaseSource,
  folder: string,
  { files, counts }: Pick<ReleaseManifest, 'files' | 'counts'>,
  cacheBytes: number,
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
      const shard = await shards(path)
      const body = await shard?.document(listingId, kind)
      return body && Buffer.from(body.buffer, body.byteOffset, body.length)
    },
  }
}

/** Opens a shard by its head; undefined where parts cannot be read. */
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
      // A mirror keeps few releases: what was on its disk may have gone since.
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

/** Opens each shard once for all who ask, and forgets the ones that were not asked for longest. */
function createShardCache(
  open: (path: string) => Promise<Shard | undefined>,
  cacheBytes: number,
): (path: string) => Promise<Shard | undefined> {
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
    // It may have been forgotten before it was open.
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
  return (path) => {
    const known = shards.get(path)
    if (!known) return load(path)
    shards.delete(path)
    shards.set(path, known)
    return known.shard
  }
}
