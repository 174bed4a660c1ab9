import { WINDOW_MS } from '../base/tiers.ts'
import type { Allowance } from './sliding-window.ts'

/** Holders kept; the longest unseen are forgotten first. */
const MOST_KEPT = 50_000

export interface WindowInMemory {
  /** Counts one request of a holder if its allowance of the last 24 hours permits. @param now milliseconds since 1970 */
  consume(holder: string, limit: number, now: number): Allowance
  /** Takes back one request that was counted at a time. */
  giveBack(holder: string, countedAt: number): void
}

/** Allowances of one process, for the time in which the database cannot be asked; at its end they are as good as forgotten. */
export function windowInMemory(): WindowInMemory {
  const counted = new Map<string, number[]>()
  return {
    consume(holder, limit, now) {
      const times = (counted.get(holder) ?? []).filter((at) => at > now - WINDOW_MS)
      const allowed = times.length < limit
      if (allowed) times.push(now)
      counted.delete(holder)
      counted.set(holder, times)
      if (counted.size > MOST_KEPT) counted.delete(counted.keys().next().value!)
      const resetMs = times[0]! + WINDOW_MS - now
      const remaining = limit - times.length
      return {
        allowed,
        limit,
        remaining,
        resetMs,
        retryAfterMs: allowed ? 0 : resetMs,
        countedAt: allowed ? now : null,
      }
    },
    giveBack(holder, countedAt) {
      const times = counted.get(holder) ?? []
      const index = times.indexOf(countedAt)
      if (index >= 0) times.splice(index, 1)
    },
  }
}
