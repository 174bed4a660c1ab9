import type { Tier } from '../base/tiers.ts'
import type { Told } from '../base/told.ts'
import type { Allowance } from './sliding-window.ts'

/** Tells that an allowance is used up, and when the next request is possible. */
export function allowanceUsed({ limit, retryAfterMs }: Allowance, tier: Tier | 'anonymous'): Told[] {
  const used: Told =
    tier === 'anonymous'
      ? { key: 'reply.allowance.address', values: { limit } }
      : { key: 'reply.allowance.tier', values: { limit, tier } }
  return [used, { key: 'reply.allowance.wait', values: { n: Math.ceil(retryAfterMs / 1_000) } }]
}
