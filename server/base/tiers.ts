import { DAY_MS } from '../../models/kernel/day.ts'

/** Requests a key may make in any 24 hours. */
export const TIER_DAY_LIMITS = { free: 100, basic: 1_000, premium: 10_000 } as const
export type Tier = keyof typeof TIER_DAY_LIMITS
export const TIERS = Object.keys(TIER_DAY_LIMITS) as Tier[]

export const WINDOW_MS = DAY_MS

/** Calls of tools and searches on the page that one address may make without a credential in any 24 hours, together. */
export const ANONYMOUS_DAY_LIMIT = 20
