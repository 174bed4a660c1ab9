/** Listings a shard holds at most on average: one read of half a megabyte at a miss, and some ten thousand files for a million listings. */
const LISTINGS_PER_SHARD = 64
const MAX_SHARDS = 1 << 16

/**
 * How many shards a release of so many listings is cut into; published as `counts.listingShards`. A power of two, so that it stays the same, and
 * each listing in its shard, until the market has doubled.
 */
export function shardCountFor(listings: number): number {
  return Math.min(MAX_SHARDS, 2 ** Math.ceil(Math.log2(Math.max(1, listings / LISTINGS_PER_SHARD))))
}

/** The shard in which the documents of a listing lie: FNV-1a of its id modulo the number of shards. @throws RangeError without shards. */
export function shardOf(listingId: string, shardCount: number): number {
  if (!Number.isInteger(shardCount) || shardCount < 1)
    throw new RangeError(`Not a number of shards: ${shardCount} (expected a whole number from 1)`)
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(listingId)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0) % shardCount
}

/** Path of a shard within the release: `packs/listings/0007.pack`. */
export function shardPath(shard: number): string {
  return `packs/listings/${String(shard).padStart(4, '0')}.pack`
}
