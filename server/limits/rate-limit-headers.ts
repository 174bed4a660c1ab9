import type { Allowance } from './sliding-window.ts'
import { WINDOW_MS } from '../base/tiers.ts'

/**
 * `RateLimit` and `RateLimit-Policy` (IETF draft-ietf-httpapi-ratelimit-headers-10) and, when denied, `Retry-After`. Seconds are
 * rounded up, so that a client that waits as told is served.
 */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  const reset = allowance.resetMs === null ? '' : `;t=${seconds(allowance.resetMs)}`
  return {
    'ratelimit-policy': `"day";q=${allowance.limit};w=${WINDOW_MS / 1_000}`,
    ratelimit: `"day";r=${allowance.remaining}${reset}`,
    ...(allowance.retryAfterMs > 0 && { 'retry-after': String(seconds(allowance.retryAfterMs)) }),
  }
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1_000)
}
