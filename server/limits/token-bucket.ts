/** Requests a minute that an address may make for good, and how many at once. */
export interface BucketSize {
  aMinute: number
  burst: number
}

export interface TokenBuckets {
  /** Takes a token. @returns milliseconds until the next one, 0 where it was taken */
  take(who: string, now: number): number
}

/** Addresses kept; the longest unseen are forgotten first, who then begin anew with a full bucket. */
const MOST_KEPT = 50_000

/** A bucket of tokens for each address, in memory: what people read is not metered by the day and costs no write. */
export function tokenBuckets({ aMinute, burst }: BucketSize): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const aMillisecond = aMinute / 60_000
  return {
    take(who, now) {
      const last = buckets.get(who) ?? { tokens: burst, at: now }
      const tokens = Math.min(burst, last.tokens + Math.max(0, now - last.at) * aMillisecond)
      const isTaken = tokens >= 1
      buckets.delete(who)
      buckets.set(who, { tokens: isTaken ? tokens - 1 : tokens, at: now })
      if (buckets.size > MOST_KEPT) buckets.delete(buckets.keys().next().value!)
      return isTaken ? 0 : Math.ceil((1 - tokens) / aMillisecond)
    },
  }
}
