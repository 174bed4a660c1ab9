import { openPack } from '../../models/release-pack/pack.ts'
import type { Pack, PackKind } from '../../models/release-pack/pack.ts'
import { shardOf, shardPath } from '../../models/release-pack/shard.ts'

/** Finds the documents of listings in the packs of one release. */
export interface PackReader {
  /** @returns the document as UTF-8, or undefined when the listing has none */
  document(listingId: string, kind: PackKind): Promise<Buffer | undefined>
}

/**
 * Reads shards when first needed and keeps the latest used ones within a bound of bytes.
 * @param read returns the bytes of a file of the release, already verified
 */
export function createPackReader(
  read: (path: string) => Promise<Uint8Array>,
  shardCount: number,
  cacheBytes: number,
): PackReader {
  const shards = new Map<number, { pack: Promise<Pack>; bytes: number }>()
  const load = (shard: number): Promise<Pack> => {
    const entry = { bytes: 0, pack: Promise.resolve() as unknown as Promise<Pack> }
    entry.pack = read(shardPath(shard)).then((bytes) => {
      entry.bytes = bytes.length
      evict(shards, cacheBytes)
      return openPack(bytes)
    })
    entry.pack.catch(() => shards.delete(shard))
    shards.set(shard, entry)
    return entry.pack
  }
  const shardPack = (shard: number): Promise<Pack> => {
    const known = shards.get(shard)
    if (!known) return load(shard)
    shards.delete(shard)
    shards.set(shard, known)
    return known.pack
  }
  return {
    async document(listingId, kind) {
      if (shardCount === 0) return undefined
      const pack = await shardPack(shardOf(listingId, shardCount))
      const body = pack.body(listingId, kind)
      return body && Buffer.from(body.buffer, body.byteOffset, body.length)
    },
  }
}

function evict(shards: Map<number, { bytes: number }>, cacheBytes: number): void {
  let total = [...shards.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  for (const [shard, { bytes }] of shards) {
    if (total <= cacheBytes || shards.size === 1) return
    shards.delete(shard)
    total -= bytes
  }
}
